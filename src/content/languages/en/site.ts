import type { SiteDocument } from '#content/site.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const site = {
  menu: {
    open: 'Menu',
    close: 'Close',
    title: 'Site menu',
    services: 'Services',
    contact: { label: 'Contact', href: '/#contact' },
  },

  skipLink: 'Skip to content',

  footer: {
    label: 'Footer',
    services: 'Services',
    legal: 'Legal',
    copyright: '© {brand}',
  },

  social: {
    x: '{name} on X',
    linkedin: '{name} on LinkedIn',
    huggingface: '{name} on Hugging Face',
  },

  newTab: 'opens in a new tab',
  newWindow: 'opens in a new window',
  toasts: { region: 'Notifications ({hotkey})', toast: 'Notification', close: 'Close' },
  home: 'Home',
  backHome: 'Back to Home',
  business: { areaServed: '{area.name}' },

  notFound: {
    meta: {
      title: 'Page not found',
      description: 'There is no page at this address. Go back to the home page, which links to all pages of this site.',
    },
    title: 'There is no page here',
    text: 'The address may be wrong, or the page has moved. The home page links to everything on this site.',
    back: 'Back to Home',
  },

  pageError: {
    title: 'This page failed to load',
    text: 'The connection or the server failed. Reload the page. If that does not help, write to {email}.',
    reload: 'Reload',
  },
} satisfies PartOf<SiteDocument>;
