import * as z from 'zod';
import { choice, group, line, link, list, pageMeta, text } from './fields.schema.ts';

/** The about page from top to bottom. */
export const AboutDocument = z.object({
  name: line('Name in breadcrumbs', { max: 40 }),
  eyebrow: line('Line above the heading', { max: 80 }),
  heading: line('Heading'),
  lead: text('Introduction'),
  stats: list(
    'Figures',
    group('Figure', {
      figure: line('Figure', { max: 24 }),
      label: line('What it counts', { max: 60 }),
      detail: text('Explanation', { max: 200 }),
    }),
    { max: 8 },
  ),
  story: group('Story', {
    label: line('Label', { max: 40 }),
    heading: line('Heading', { hint: 'Branding has the portrait beside it.' }),
    paragraphs: list('Paragraphs', text('Paragraph', { max: 2_000 }), { max: 12 }),
  }),
  specialisations: group('Specialisations', {
    label: line('Label', { max: 40 }),
    heading: line('Heading', {
      hint: 'Services has the list. {SpecialisationsCountWord} is how many of them are here, as a word.',
    }),
    lead: text('Introduction'),
  }),
  philosophy: group('Philosophy', {
    label: line('Label', { max: 40 }),
    heading: line('Heading'),
    lead: text('Introduction'),
    items: list('Principles', group('Principle', { title: line('Title', { max: 80 }), text: text('Text') }), {
      max: 12,
    }),
  }),
  callToAction: group('Call to action', {
    heading: line('Heading'),
    text: text('Text'),
    buttons: list(
      'Buttons',
      group('Button', {
        label: line('Text', { max: 60 }),
        href: link('Leads to'),
        detail: line('Note below it', { max: 120 }),
      }),
      { max: 3 },
    ),
  }),
  social: group('Social profiles', {
    heading: line('Heading', { max: 60 }),
    profiles: list(
      'Buttons',
      group('Button', {
        key: choice('Profile', { x: 'X', linkedin: 'LinkedIn', huggingface: 'Hugging Face' }),
        label: line('Text', { max: 60 }),
      }),
      { min: 0, max: 3, hint: 'A profile without an address in the settings is not shown.' },
    ),
  }),
  meta: pageMeta(),
});
export type AboutDocument = z.output<typeof AboutDocument>;
