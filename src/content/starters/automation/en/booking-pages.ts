import type { BookingPageTexts, CalendarDocument } from '#content/booking-page.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const calendar = {
  meta: {
    title: 'Free first call with {ownerName}',
    description:
      '{meeting.consultation} minutes {meeting.way}: you tell me what takes up time, and hear what can run by itself. Free, without obligation.',
  },
  eyebrow: 'First call',
  heading: 'Let us get to know each other',
  lead: 'You tell me what takes up time in your business; there is nothing to prepare. Afterwards you know whether AI or automation can help, and what the next step would be.',
  facts: ['{meeting.consultation} minutes', 'Free', '{meeting.Way}'],
  sections: [],
  scheduler: {
    title: 'Choose a time for the first call',
    frameTitle: 'Calendar for the first call of {meeting.consultation} minutes',
    fallback: 'Choose a time for your first call on the booking page.',
    button: 'To the booking page',
  },
  note: {
    heading: 'Not a sales call',
    text: 'You talk to {ownerName}. If it is not a fit, that is a result too.',
  },
  alternative: {
    text: 'Would you rather write?',
    link: { label: 'To the contact form', href: '/#contact' },
  },
} satisfies PartOf<CalendarDocument>;

/** Shown once the owner offers a second kind of meeting. */
export const strategySession = {
  meta: {
    title: '{meeting.strategyName} with {ownerName}',
    description:
      '{meeting.strategyName}: {meeting.strategy} minutes with {ownerName}, for plans that need more time than getting to know each other.',
  },
  eyebrow: '{meeting.strategyName}',
  heading: 'More time for your plan',
  lead: '{meeting.strategy} minutes, when there is more to discuss.',
  facts: ['{meeting.strategy} minutes'],
  sections: [],
  scheduler: {
    title: 'Choose a time',
    frameTitle: 'Calendar: {meeting.strategyName}, {meeting.strategy} minutes',
    fallback: 'Choose a time on the booking page.',
    button: 'To the booking page',
  },
  note: { heading: 'One to one', text: 'You talk to {ownerName}.' },
  alternative: {
    text: 'Have we not met yet?',
    link: { label: 'To the first call', href: '/calendar' },
  },
} satisfies PartOf<BookingPageTexts>;
