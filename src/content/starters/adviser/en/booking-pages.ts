import type { BookingPageTexts, CalendarDocument } from '#content/booking-page.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const calendar = {
  meta: {
    title: 'A free first meeting with {ownerName}',
    description:
      '{meeting.consultation} minutes with {ownerName}, {own.profession}: describe your situation and find out whether and how I can help. Free.',
  },
  eyebrow: 'First meeting',
  heading: 'Book a free first meeting',
  lead: 'You describe your situation. Afterwards you know whether I can help, how urgent it is, and what it costs. If there is a letter, have it ready.',
  facts: ['{meeting.consultation} minutes', 'Free', '{meeting.Way}'],
  sections: [],
  scheduler: {
    title: 'Choose a time',
    frameTitle: 'Calendar for the first meeting',
    fallback: 'Choose a time on the booking page.',
    button: 'Open the booking page',
  },
  note: {
    heading: 'Confidential from the start',
    text: 'What you tell me stays between us, even if you do not become a client. The first meeting is not advice on your case.',
  },
  alternative: {
    text: 'Would you like advice from somebody else checked?',
    link: { label: 'Second opinion', href: '/strategy-session' },
  },
} satisfies PartOf<CalendarDocument>;

export const strategySession = {
  meta: {
    title: 'A second opinion from {ownerName}',
    description:
      '{meeting.strategy} minutes on a recommendation, a contract or an official notice: the pros and cons, what is missing, and what to ask.',
  },
  eyebrow: '{meeting.strategyName}',
  heading: 'Before you sign: a second opinion',
  lead: 'I read your recommendation, contract or notice, we discuss it, and you get the result on one page.',
  facts: ['{meeting.strategy} minutes', '{prices.opinion}', 'Result in writing'],
  sections: [
    {
      id: 'check',
      label: 'Content',
      heading: 'What I check',
      lead: 'Send the documents two business days ahead. Up to twenty pages are included.',
      cards: [
        {
          title: 'Are the facts right?',
          text: 'I compare figures, dates and assumptions with your documents.',
        },
        {
          title: 'Is there another way?',
          text: 'I tell you the pros and cons of each option.',
        },
        {
          title: 'What was left out?',
          text: 'I look for risks, later costs and deadlines that are easy to miss.',
        },
      ],
    },
  ],
  scheduler: {
    title: 'Choose a time',
    frameTitle: 'Calendar: {meeting.strategyName}',
    fallback: 'Choose a time on the booking page.',
    button: 'Open the booking page',
  },
  note: {
    heading: 'You decide',
    text: 'You get my opinion with reasons.',
  },
  alternative: {
    text: 'Only have a question?',
    link: { label: 'Book a free first meeting', href: '/calendar' },
  },
} satisfies PartOf<BookingPageTexts>;
