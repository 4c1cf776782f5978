import type { CalendarDocument } from '#content/booking-page.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const calendar = {
  meta: {
    title: 'Book Your Free {meeting.consultation}-Minute Automation Consultation',
    description:
      'Pick a time for a free {meeting.consultation}-minute call about the task that eats your week. You get a first solution design and a roadmap. No sales pitch, no obligation.',
  },
  eyebrow: 'Free consultation',
  heading: 'Book Your Free Consultation',
  lead: 'Half an hour about one question: which of your daily tasks should a machine do? Bring the one that costs you the most time. I will tell you whether it can be automated, how, and whether it is worth it.',
  facts: ['{meeting.consultation} minutes', 'Free of charge', 'No sales pitch, no obligation'],
  sections: [
    {
      id: 'benefits',
      label: 'Benefits',
      heading: 'What you get out of it',
      lead: 'Nothing to prepare. One example of the task, on screen, helps more than any slide.',
      cards: [
        {
          title: '{meeting.consultation}-Minute Strategy Session',
          text: 'You describe the task. I ask what a systems administrator asks: where the data comes from, who touches it, what happens when a step is missed. By the end we know where the hours go.',
        },
        {
          title: 'Custom Solution Design',
          text: 'I sketch a first solution around what you already use: your mailbox, calendar, CRM, phone, accounting. No new software to learn.',
        },
        {
          title: 'Implementation Roadmap',
          text: 'Which step comes first, what I need from you, and what drives the cost of hosting and AI usage. Use it with me, with somebody else, or on your own.',
        },
      ],
    },
  ],
  scheduler: {
    title: 'Schedule Your Free Consultation',
    frameTitle: 'Calendar for the free {meeting.consultation}-minute consultation',
    fallback: 'Choose a time for your free {meeting.consultation}-minute consultation on the booking page.',
    button: 'Book Your Free Consultation',
  },
  note: {
    heading: 'No sales pitch, no obligation',
    text: 'You talk to {name}, who would also build it. If your task is not worth automating, I say so on the call.',
  },
  alternative: {
    text: 'Several systems, many exceptions, or a decision that needs figures? Half an hour will be short.',
    link: { label: 'See the Deep-Dive Strategy Session', href: '/strategy-session' },
  },
} satisfies PartOf<CalendarDocument>;
