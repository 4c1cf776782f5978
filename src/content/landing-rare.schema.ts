import * as z from 'zod';
import { action, group, image, line, list, number, text } from './fields.schema.ts';
import { headedSectionFields } from './landing-fields.schema.ts';

/*
 * Sections that any business needs: its news, its rooms, its hours, and a way to write.
 */

/** The newest posts of the blog. */
export const Posts = group('Latest posts', {
  kind: z.literal('posts'),
  ...headedSectionFields(),
  count: number('How many', { min: 1, max: 6 }),
  empty: text('Shown while there are none', { max: 300 }),
  link: action('Link to the blog'),
});

export const PlainText = group('Text', {
  kind: z.literal('text'),
  ...headedSectionFields(),
  text: text('Text', { max: 6_000, hint: 'An empty line starts a new paragraph.' }),
});

export const Gallery = group('Picture gallery', {
  kind: z.literal('gallery'),
  ...headedSectionFields(),
  pictures: list(
    'Pictures',
    group('Picture', { picture: image('Picture'), caption: line('Below the picture', { max: 160 }).optional() }),
  ),
});

/** Its labels and choices are those of the contact form of the site. */
export const ContactSection = group('Contact form', { kind: z.literal('contactForm'), ...headedSectionFields() });

/** The owner's own prices, as they are in the facts. */
export const PriceList = group('Price list', {
  kind: z.literal('priceList'),
  ...headedSectionFields(),
  note: text('Note', { max: 300 }).optional(),
});

export const OpeningHours = group('Opening hours with address', {
  kind: z.literal('openingHours'),
  ...headedSectionFields(),
  hours: list('Hours', group('Day or days', { days: line('Days', { max: 60 }), times: line('Times', { max: 80 }) }), {
    max: 14,
  }),
  address: text('Address', { max: 300, hint: '{legal.address} is the one of the facts.' }),
  note: text('Note', { max: 300 }).optional(),
  directions: action('Link to a map').optional(),
});
