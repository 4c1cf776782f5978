import { LANDING_ENTRIES } from './landing-pages.ts';
import { LEGAL_ENTRIES } from './legal/entries.ts';

/**
 * Texts of every page: drawer, footer, floating button, not-found page.
 * `{name}`, `{brand}`, `{email}` and `{demoPhone}` are replaced with settings when copy is rendered.
 */

export interface NavLink {
  label: string;
  href: string;
}

export const MENU = {
  open: 'Menu',
  close: 'Close',
  title: 'Site menu',
  groups: [
    {
      title: 'Services',
      links: [
        { label: 'Voice AI Receptionist', href: '/Home-services-ai' },
        { label: 'LLM Chatbots', href: '/services/llm-chatbots' },
        { label: 'AI Integration', href: '/services/ai-integration' },
        { label: 'Custom Solutions', href: '/services/custom-solutions' },
      ],
    },
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
} as const;

export const FLOATING_BUTTON: NavLink = { label: 'Book Your Free Consult', href: '/calendar' };

export const SKIP_LINK = 'Skip to content';

export const FOOTER: { line: string; groups: { title: string; links: NavLink[] }[]; copyright: string } = {
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
    { title: 'Services', links: LANDING_ENTRIES.map(({ label, path }) => ({ label, href: path })) },
    { title: 'Legal', links: LEGAL_ENTRIES.map(({ label, path }) => ({ label, href: path })) },
  ],
  copyright: '© {brand}',
};

/** Profile links; their addresses come from the settings. */
export const SOCIAL_LABELS = {
  x: '{name} on X',
  linkedin: '{name} on LinkedIn',
  huggingface: '{name} on Hugging Face',
} as const;

/**
 * The owner's picture on the home page, the about page and its share card. `src` is a file under `assets/` in a format that
 * browsers support; `width` and `height` are those of the file, in pixels.
 */
export const PORTRAIT = {
  src: '/images/portrait.svg',
  width: 480,
  height: 560,
  alt: 'Line portrait of {name}',
} as const;

export const NEW_TAB_NOTE = 'opens in a new tab';

export const NOT_FOUND = {
  meta: {
    title: 'Page not found',
    description:
      'There is no page at this address. Go back to the home page, or look through the services and the blog.',
  },
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  back: 'Back to Home',
} as const;

/** Shown when a page fails to load or to render. */
export const PAGE_ERROR = {
  title: 'This page failed to load',
  text: 'The fault is on this side. Reload the page; if it stays, write to {email}.',
  reload: 'Reload',
} as const;
