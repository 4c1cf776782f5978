import * as z from 'zod';
import { findVideo } from '#shared/video.ts';
import { action, choice, type FieldMeta, group, image, line, link, list, text } from './fields.schema.ts';
import { actions, headedSectionFields, sectionFields } from './landing-fields.schema.ts';

/*
 * Sections that show what others say and what was achieved. The starter uses none of them: it invents no people or clients.
 */

/** A client's words. */
export const Testimonial = group('Testimonial', {
  kind: z.literal('testimonial'),
  ...sectionFields(),
  label: line('Label above the quote', { max: 40 }).optional(),
  quote: text('Quote', { max: 800 }),
  name: line('Name', { max: 80 }),
  role: line('Role', { max: 80 }).optional(),
  company: line('Company', { max: 80 }).optional(),
  picture: image('Picture of the person').optional(),
});

/** A finished job with its figures. */
export const CaseStudy = group('Case study', {
  kind: z.literal('caseStudy'),
  ...headedSectionFields(),
  client: line('Client', { max: 120 }),
  challenge: text('Challenge', { max: 1_200 }),
  solution: text('Solution', { max: 1_200 }),
  result: text('Result', { max: 1_200 }),
  figures: list(
    'Figures of the result',
    group('Figure', { figure: line('Figure', { max: 40 }), description: line('What it means', { max: 120 }) }),
    { min: 0, max: 4 },
  ),
  picture: image('Picture').optional(),
  link: action('Link').optional(),
});

const Logo = image('Logo')
  .omit({ alt: true })
  .meta({
    label: 'Logo',
    control: 'image',
    hint: 'A dark logo without a background looks best.',
    isWhole: true,
  } satisfies FieldMeta);

/** Logos of clients. */
export const Logos = group('Logos of clients', {
  kind: z.literal('logos'),
  ...headedSectionFields(),
  logos: list(
    'Logos',
    group('Logo', {
      picture: Logo,
      name: line('Name', { max: 80, hint: 'Also the description for people who cannot see the logo.' }),
      href: link('Leads to').optional(),
    }),
    { max: 24 },
  ),
});

/** A picture beside a text. */
export const ImageText = group('Picture beside text', {
  kind: z.literal('imageText'),
  ...headedSectionFields(),
  text: text('Text', { max: 2_000, hint: 'An empty line starts a new paragraph.' }),
  picture: image('Picture'),
  side: choice('Side of the picture', { left: 'Left', right: 'Right' }),
  actions: actions('Buttons'),
});

/** A video of another site. Nothing is loaded from there before the visitor agrees. */
export const Video = group('Video with consent', {
  kind: z.literal('video'),
  ...headedSectionFields(),
  url: z
    .string('Please give the address of a video')
    .trim()
    .max(300, 'Please keep this under 300 characters')
    .refine(
      (address) => findVideo(address) !== undefined,
      'Please give the address of a video on YouTube or Vimeo, such as https://youtu.be/...',
    )
    .meta({ label: 'Address of the video', hint: 'On YouTube or Vimeo.' }),
  title: line('Title of the video', { max: 120 }),
  poster: image('Picture before it plays').optional(),
  consent: text('Consent', { max: 500, hint: 'Say what the other site learns when the video is loaded.' }),
  button: line('Button that loads and plays it', { max: 60 }),
});
