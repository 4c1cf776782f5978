import type { SiteDocument } from '#content/site.schema.ts';

export const site: SiteDocument = {
  menu: {
    open: 'Menu',
    close: 'Close',
    title: 'Site menu',
    services: 'Services',
    groups: [
      {
        title: 'Homepage',
        links: [
          { label: 'About', href: '/#about' },
          { label: 'Portfolio', href: '/#portfolio' },
          { label: 'Blog', href: '/#blog' },
          { label: 'FAQ', href: '/#faq' },
        ],
      },
    ],
    contact: { label: 'Contact', href: '/#contact' },
  },

  floatingButton: { label: 'Book Your Free Consult', href: '/calendar' },

  skipLink: 'Skip to content',

  footer: {
    label: 'Footer',
    line: 'Automation that fits the tools you already run.',
    groups: [
      {
        title: 'Quick links',
        links: [
          { label: 'Home', href: '/' },
          { label: 'About', href: '/about' },
          { label: 'Blog', href: '/blog' },
          { label: 'Free consultation', href: '/calendar' },
          { label: 'Strategy session', href: '/strategy-session' },
        ],
      },
    ],
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
  business: { jobTitle: 'AI and automation consultant', areaServed: '{area.name}' },

  notFound: {
    meta: {
      title: 'Page not found',
      description:
        'There is no page at this address. Go back to the home page, or look through the services and the blog.',
    },
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    back: 'Back to Home',
  },

  pageError: {
    title: 'This page failed to load',
    text: 'Either the connection failed or this side did. Reload the page; if it stays, write to {email}.',
    reload: 'Reload',
  },
};
