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
  lead: 'You describe your situation, and I ask a few questions. Afterwards you know whether I can help, what needs to be done, and what it costs.',
  facts: ['{meeting.consultation} minutes', 'Free', '{meeting.Way}'],
  sections: [
    {
      id: 'content',
      label: 'Content',
      heading: 'What we discuss',
      lead: 'Have the latest letter ready, if there is one. You need nothing else.',
      cards: [
        {
          title: 'What your question is',
          text: 'We work out what you need to know.',
        },
        {
          title: 'Whether it is urgent',
          text: 'If there is a deadline, we first discuss how to meet it.',
        },
        {
          title: 'What it would cost',
          text: 'I tell you the fee and what it depends on. You decide afterwards.',
        },
      ],
    },
  ],
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
  lead: 'You have a recommendation, a contract or a notice. I read it first, we discuss it, and you get the result on one page.',
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
    {
      id: 'reasons',
      label: 'For whom',
      heading: 'When a second opinion helps',
      lead: 'Before a decision that will last for years.',
      cards: [
        {
          title: '“I did not quite understand it.”',
          text: 'I explain it, and we find out whether something is missing.',
        },
        { title: '“It is a lot of money.”', text: 'Check a large expense before you commit to it.' },
        {
          title: '“They want an answer soon.”',
          text: 'I tell you whether there is a real deadline.',
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
    text: 'You get my opinion with reasons. What you do with it is up to you.',
  },
  alternative: {
    text: 'Only have a question?',
    link: { label: 'Book a free first meeting', href: '/calendar' },
  },
} satisfies PartOf<BookingPageTexts>;
