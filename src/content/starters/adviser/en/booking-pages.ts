import type { BookingPageTexts, CalendarDocument } from '#content/booking-page.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const calendar = {
  meta: {
    title: 'A free first talk with {ownerName}',
    description:
      '{meeting.consultation} minutes with {ownerName}, {own.profession}: describe your matter and find out whether and how I can help you. Free.',
  },
  eyebrow: 'First talk',
  heading: 'A talk before you commit',
  lead: 'You describe the matter, and I ask a few questions. Afterwards you know whether I am the right person, what there is to do, and what it costs.',
  facts: ['{meeting.consultation} minutes', 'Free', '{meeting.Way}'],
  sections: [
    {
      id: 'content',
      label: 'Content',
      heading: 'What we settle in that time',
      lead: 'Have the latest letter at hand, if there is one. Nothing else is needed.',
      cards: [
        {
          title: 'What it is really about',
          text: 'A long story becomes one question that can be answered. That is often half of the work.',
        },
        {
          title: 'Whether it is urgent',
          text: 'We look for deadlines together. If one is running, we first discuss how to keep it.',
        },
        {
          title: 'What it would cost',
          text: 'You hear which fee comes into question and what it depends on. You instruct me after that, or not at all.',
        },
      ],
    },
  ],
  scheduler: {
    title: 'Choose a time for the first talk',
    frameTitle: 'Calendar for the first talk of {meeting.consultation} minutes',
    fallback: 'Choose a time for your first talk on the booking page.',
    button: 'Open the booking page',
  },
  note: {
    heading: 'Confidential from the first minute',
    text: 'What you tell me stays between us, even if you never become a client. The first talk is not yet advice on your case.',
  },
  alternative: {
    text: 'Somebody has already advised you, and you would like it checked?',
    link: { label: 'To the second opinion', href: '/strategy-session' },
  },
} satisfies PartOf<CalendarDocument>;

export const strategySession = {
  meta: {
    title: 'A second opinion from {ownerName}',
    description:
      '{meeting.strategy} minutes on a recommendation, a contract or an official notice: what speaks for it, what is missing, what you should ask.',
  },
  eyebrow: '{meeting.strategyName}',
  heading: 'Before you sign: a second opinion',
  lead: 'Somebody has recommended, offered or announced something to you. I read it beforehand, we talk about it, and you get the result on one page.',
  facts: ['{meeting.strategy} minutes', '{prices.opinion}', 'Result in writing'],
  sections: [
    {
      id: 'check',
      label: 'Content',
      heading: 'What I check',
      lead: 'Send the papers two working days before. Up to twenty pages are included.',
      cards: [
        {
          title: 'Is the basis right?',
          text: 'Figures, dates and assumptions are compared with your papers. Mistakes mostly sit there.',
        },
        {
          title: 'Is there another way?',
          text: 'Almost every recommendation has an alternative. You hear what speaks for either.',
        },
        {
          title: 'What was left out?',
          text: 'Risks, later costs and deadlines are seldom on page one. We bring them to the front.',
        },
      ],
    },
    {
      id: 'reasons',
      label: 'For whom',
      heading: 'When a second opinion pays',
      lead: 'It is no sign of mistrust: the decision will last for years.',
      cards: [
        {
          title: '“I did not quite understand it.”',
          text: 'Then an explanation is missing, or a reason is. We can find out which.',
        },
        { title: '“It is a lot of money.”', text: 'One hour is little when a decision binds you for years.' },
        {
          title: '“They want an answer soon.”',
          text: 'That is justified at times. At others it merely suits the other side.',
        },
      ],
    },
  ],
  scheduler: {
    title: 'Choose a time for the second opinion',
    frameTitle: 'Calendar for the talk of {meeting.strategy} minutes about a second opinion',
    fallback: 'Choose a time for the talk of {meeting.strategy} minutes on the booking page.',
    button: 'Open the booking page',
  },
  note: {
    heading: 'The decision stays yours',
    text: 'You get an opinion with reasons. Whether you then change, renegotiate or leave everything as it is, is up to you.',
  },
  alternative: {
    text: 'There is no recommendation yet, only a question?',
    link: { label: 'To the free first talk', href: '/calendar' },
  },
} satisfies PartOf<BookingPageTexts>;
