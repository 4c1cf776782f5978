import type { BookingPageTexts, CalendarDocument } from '#content/booking-page.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const calendar = {
  meta: {
    title: 'Free first call with {ownerName}',
    description:
      '{meeting.consultation} minutes {meeting.way}: you tell me what takes up your time, and hear what can be automated. Free, with no obligation.',
  },
  eyebrow: 'First call',
  heading: 'Book a free first call',
  lead: 'You tell me what takes up your time, and hear what can be automated.',
  facts: ['{meeting.consultation} minutes', 'Free', '{meeting.Way}'],
  sections: [],
  scheduler: {
    title: 'Choose a time',
    frameTitle: 'Calendar for the first call',
    fallback: 'Choose a time on the booking page.',
    button: 'Open the booking page',
  },
  note: {
    heading: 'Not a sales call',
    text: 'You talk to {ownerName}. There is nothing to prepare.',
  },
  alternative: {
    text: 'Prefer to write?',
    link: { label: 'Send a message', href: '/#contact' },
  },
} satisfies PartOf<CalendarDocument>;

/** Shown once the owner offers a second kind of meeting. */
export const strategySession = {
  meta: {
    title: '{meeting.strategyName} with {ownerName}',
    description:
      '{meeting.strategyName}: {meeting.strategy} minutes with {ownerName}. Choose a free day and a time that suits you, and book it on this page.',
  },
  eyebrow: 'Booking',
  heading: '{meeting.strategyName}',
  lead: 'Choose a day and a time that suit you.',
  facts: ['{meeting.strategy} minutes', '{meeting.strategyPrice}'],
  sections: [],
  scheduler: {
    title: 'Choose a time',
    frameTitle: 'Calendar: {meeting.strategyName}, {meeting.strategy} minutes',
    fallback: 'Choose a time on the booking page.',
    button: 'Open the booking page',
  },
  note: { heading: 'Questions first?', text: 'Write to {email}.' },
  alternative: {
    text: 'Not sure what you need yet?',
    link: { label: 'Book a free first call', href: '/calendar' },
  },
} satisfies PartOf<BookingPageTexts>;
