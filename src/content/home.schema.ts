import * as z from 'zod';
import { action, type FieldMeta, flag, group, line, link, list, pageMeta, text } from './fields.schema.ts';
import { hiddenFlag } from './landing-fields.schema.ts';
import { COMMON_SECTIONS } from './landing-sections.schema.ts';

const figure = (label: string) =>
  group(label, { figure: line('Figure', { max: 24 }), unit: line('What it means', { max: 80 }) });

/** A part that only the home page has; its texts are in the group of the same name. */
const own = <Kind extends string>(kind: Kind, label: string) =>
  z
    .object({ kind: z.literal(kind), hidden: hiddenFlag() })
    .register(z.globalRegistry, { label, textsAt: kind } satisfies FieldMeta);

const HomePart = z
  .discriminatedUnion('kind', [
    own('about', 'About'),
    own('portfolio', 'Services'),
    own('voiceAi', 'Voice AI'),
    own('blog', 'Blog and newsletter'),
    own('chat', 'Chatbot'),
    own('contact', 'Contact'),
    ...COMMON_SECTIONS,
  ])
  .meta({ label: 'Section' } satisfies FieldMeta);
export type HomePart = z.output<typeof HomePart>;

/** The home page: the first screen, then its parts in their order. */
export const HomeDocument = z.object({
  hero: group('First screen', {
    kicker: line('Line above the headline', { max: 80 }),
    title: line('Headline', { max: 60 }),
    titleEmphasis: line('End of the headline, in italics', { max: 60 }).optional(),
    tagline: text('Text below the headline', { max: 400 }),
    services: action('First button'),
    call: action('Second button'),
    stats: list('Figures', figure('Figure'), { max: 4 }),
    videoFallback: line('Shown by browsers without video'),
    pauseVideo: line('Label of the pause button'),
    playVideo: line('Label of the play button'),
  }),
  parts: list('Sections', HomePart, { min: 0, max: 40 }),
  about: group('About', {
    label: line('Label', { max: 40 }),
    title: line('Heading'),
    lead: text('First paragraph'),
    paragraphs: list('Paragraphs', text('Paragraph'), { min: 0, max: 8 }),
    specialisationsTitle: line('Heading of the specialisations', {
      max: 80,
      hint: 'Services has the list.',
    }),
    photo: group('Below the portrait', {
      href: link('Leads to'),
      caption: line('Caption', { max: 80, hint: 'Branding has the portrait.' }),
    }),
  }),
  portfolio: group('Services', {
    label: line('Label', { max: 40 }),
    title: line('Heading', { hint: 'Services has the list. {ServicesCountWord} is how many there are, as a word.' }),
    lead: text('Introduction'),
    linkLabel: line('Text of each link', { max: 60 }),
    figureLabel: line('Label of each drawing', { max: 20, variables: ['number'] }),
  }),
  /** Not shown without its link, which is left out while its page is hidden. */
  voiceAi: group('Voice AI', {
    label: line('Label', { max: 40 }),
    title: line('Heading'),
    lead: text('Introduction'),
    points: list('Points', line('Point'), { max: 6 }),
    prices: list('Prices', figure('Price'), { max: 2 }),
    rings: list('Texts of the drawing', line('Text', { max: 12 }), { min: 4, max: 4 }),
    link: action('Link').optional(),
  }),
  blog: group('Blog and newsletter', {
    label: line('Label', { max: 40 }),
    title: line('Heading'),
    arePostsShown: flag(
      'The newest posts are shown once there are some',
      'Off: always the second heading and the text.',
    ),
    comingSoon: line('Second heading', { hint: 'Until the first post is published.' }),
    lead: text('Text'),
    readBlog: action('Link to the blog').optional(),
  }),
  chat: group('Chatbot', {
    label: line('Label', { max: 40 }),
    title: line('Heading'),
    lead: text('Introduction'),
    withoutScript: text('Shown without JavaScript'),
    book: action('Button without JavaScript'),
    notes: list('Notes', line('Note', { max: 120 }), { min: 0, max: 6 }),
  }),
  contact: group('Contact', {
    label: line('Label', { max: 40 }),
    title: line('Heading'),
    lead: text('Introduction'),
    promise: group('Promise', { figure: line('Figure', { max: 40 }), text: line('Text') }),
    bookings: list(
      'Links to the booking pages',
      group('Link', { label: line('Text', { max: 60 }), href: link('Leads to'), note: line('Note', { max: 80 }) }),
      { min: 0, max: 4 },
    ),
    phone: line('Below the phone number', { max: 80, hint: 'Shown when Settings has a phone number for visitors.' }),
    socials: line('Heading of the social profiles', { max: 40 }),
  }),
  sections: line('Name of the links to the sections, for screen readers', { max: 60 }),
  meta: pageMeta(),
});
export type HomeDocument = z.output<typeof HomeDocument>;
