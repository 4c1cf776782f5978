import * as z from 'zod';
import { action, anchor, group, line, list, pageMeta, text } from './fields.schema.ts';

/** Texts of the external calendar on one page; what all pages share is in the document `booking`. */
const SchedulerTexts = {
  title: line('Heading', { max: 80 }),
  frameTitle: line('Name of the calendar, for screen readers'),
  fallback: text('Shown when the calendar does not load', { max: 300 }),
  button: line('Button to the booking page', { max: 60 }),
};

const fields = {
  eyebrow: line('Line above the heading', { max: 40 }),
  heading: line('Heading', { max: 80 }),
  lead: text('Introduction'),
  facts: list('Short lines beside the introduction', line('Line', { max: 60 }), { max: 5 }),
  schedule: line('Label of the calendar', { max: 40 }),
  scheduler: group('Calendar', SchedulerTexts),
  note: group('Note beside the calendar', { heading: line('Heading', { max: 80 }), text: text('Text') }),
  /** Left out while the other kind is not offered. */
  alternative: group('The other kind of meeting', {
    text: text('Text', { max: 300 }),
    link: action('Link'),
  }).optional(),
  sections: list(
    'Sections with cards',
    group('Section', {
      id: anchor('Anchor'),
      label: line('Label', { max: 40 }),
      heading: line('Heading'),
      lead: text('Introduction', { max: 300 }),
      cards: list('Cards', group('Card', { title: line('Title', { max: 80 }), text: text('Text') }), { max: 12 }),
    }),
    { min: 0, max: 6 },
  ),
  serviceType: line('Kind of service, for search engines', { max: 80 }),
  meta: pageMeta(),
};

/** The page on which the strategy session is booked. */
export const StrategySessionDocument = z.object(fields);
/** A page on which a meeting is booked. */
export type BookingPageTexts = z.output<typeof StrategySessionDocument>;

/** The page on which the free consultation is booked. */
export const CalendarDocument = z.object({
  ...fields,
  preview: group('The next days', {
    heading: line('Heading', { max: 80, variables: ['days'] }),
    text: text('Text', { max: 300, variables: ['days'] }),
  }),
});
export type CalendarDocument = z.output<typeof CalendarDocument>;
