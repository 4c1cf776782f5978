import * as z from 'zod';
import { action, group, line, list, pageMeta, text } from './fields.schema.ts';

const links = (label: string) => list(label, action('Link'), { max: 20 });

/** Texts that every page shares: menu, footer, floating button, not-found page. Links to hidden pages are left out. */
export const SiteDocument = z.object({
  menu: group('Menu', {
    open: line('Button that opens it', { max: 20 }),
    close: line('Button that closes it', { max: 20 }),
    title: line('Name for screen readers', { max: 60 }),
    services: line('Title above the services', { max: 40, hint: 'Services has the list.' }),
    groups: list('Groups', group('Group', { title: line('Title', { max: 40 }), links: links('Links') }), {
      min: 0,
      max: 6,
      hint: 'The footer, below, has links of its own.',
    }),
    contact: action('Button at the end'),
  }),
  floatingButton: action('Floating button'),
  skipLink: line('Link to the content, for keyboards', { max: 60 }),
  footer: group('Footer', {
    label: line('Name for screen readers', { max: 60 }),
    line: text('Line below the brand', { max: 200 }),
    groups: list(
      'Groups of links before the services',
      group('Group', { title: line('Title', { max: 40 }), links: links('Links') }),
      { min: 0, max: 4 },
    ),
    services: line('Title above the services', {
      max: 40,
      hint: 'Services has the list.',
    }),
    legal: line('Title above the legal texts', { max: 40 }),
    copyright: line('Copyright', { max: 120 }),
  }),
  social: group('Social profiles', {
    x: line('X'),
    linkedin: line('LinkedIn'),
    huggingface: line('Hugging Face'),
  }),
  newTab: line('After links that open a new tab, for screen readers', { max: 60 }),
  newWindow: line('After links that open a new window, for screen readers', { max: 60 }),
  toasts: group('Short messages and popups', {
    region: line('Name of the messages, for screen readers', { max: 60, variables: ['hotkey'] }),
    toast: line('Said before each message, for screen readers', { max: 60 }),
    close: line('Close button, for screen readers', { max: 30 }),
  }),
  home: line('Home page in breadcrumbs', { max: 40 }),
  backHome: line('Link back to the home page', { max: 40 }),
  business: group('Structured data', {
    jobTitle: line('Your profession', { max: 80 }),
    areaServed: line('Service area', { max: 120 }),
  }),
  notFound: group('Page not found', {
    meta: pageMeta(),
    title: line('Heading'),
    text: text('Text'),
    back: line('Link to the home page', { max: 40 }),
  }),
  pageError: group('Page that fails', {
    title: line('Heading'),
    text: text('Text'),
    reload: line('Button', { max: 40 }),
  }),
});
export type SiteDocument = z.output<typeof SiteDocument>;
