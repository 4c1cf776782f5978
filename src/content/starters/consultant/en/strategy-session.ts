import type { BookingPageTexts } from '#content/booking-page.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const strategySession = {
  meta: {
    title: 'Deep-Dive Strategy Session: {meeting.strategy} Minutes, 1-on-1',
    description:
      'A {meeting.strategy}-minute, 1-on-1 session on your processes: business analysis, custom solutions, implementation plan and ROI projections, with a follow-up document.',
  },
  eyebrow: 'Strategy session',
  heading: 'Deep-Dive Strategy Session',
  lead: '{meeting.strategy} minutes, 1-on-1, on the process that matters most to your business. You leave with an actionable strategy: what to build, with which tools, in which order, and what it should return.',
  facts: ['{meeting.strategy} minutes', '1-on-1', 'Actionable strategy'],
  sections: [
    {
      id: 'coverage',
      label: 'Coverage',
      heading: 'What the session covers',
      lead: 'One process, taken apart and put back together.',
      cards: [
        {
          title: 'Business Analysis',
          text: 'We follow one process from the first inquiry to the paid invoice. Where does the data wait, get typed again or get lost? Those are the places worth automating.',
        },
        {
          title: 'Custom Solutions',
          text: 'Each bottleneck gets a solution that fits the systems you run: a workflow, a language model, a small service of its own, or a feature you already pay for and never switched on.',
        },
        {
          title: 'Implementation Plan',
          text: 'The steps in order, who does what, where it will run, and how the old way stays in place until the new one has proved itself.',
        },
        {
          title: 'ROI Projections',
          text: 'Hours saved against the cost of building, hosting and AI usage, worked out with your own figures. If the sum does not come out in your favor, you will see that too.',
        },
      ],
    },
    {
      id: 'audience',
      label: 'Audience',
      heading: 'Who it is for',
      lead: 'Take this session if one of these sounds like you. If none does, the free consultation will do.',
      cards: [
        {
          title: 'You need complex solutions',
          text: 'Several systems, exceptions to most rules, approvals on the way. Too much to judge in half an hour.',
        },
        {
          title: 'You want strategic guidance',
          text: 'You have more ideas and offers than time. You want an order of priority from somebody who has to keep such systems running afterwards.',
        },
        {
          title: 'You handle significant volume',
          text: '{market.leadsPerMonth}+ leads per month, or as many orders, calls or documents. At that volume one minute saved on each is about two working days a month.',
        },
        {
          title: 'You are ready for investment',
          text: 'The problem costs you enough to solve it this year, and you can decide on a budget or will bring the person who can.',
        },
      ],
    },
  ],
  scheduler: {
    title: 'Schedule Your Deep-Dive Strategy Session',
    frameTitle: 'Calendar for the {meeting.strategy}-minute strategy session',
    fallback: 'Choose a time for your {meeting.strategy}-minute strategy session on the booking page.',
    button: 'Book Deep-Dive Session',
  },
  note: {
    heading: 'You keep it in writing',
    text: 'After the session you receive a follow-up document with the strategy, the tools, the timeline and the ROI projections. Act on it with me or without me.',
  },
  alternative: {
    text: 'Not sure yet whether automation is for you? Start with the free half hour.',
    link: { label: 'Book a free consultation', href: '/calendar' },
  },
} satisfies PartOf<BookingPageTexts>;
