import { FALLBACK_NOTE, type SchedulerCopy, THIRD_PARTY_NOTE, WITHOUT_SCRIPT } from './scheduler.ts';

/** Cards under one heading; `id` is the section's id on the page. */
export type BookingCards = {
  id: 'benefits' | 'coverage' | 'audience';
  heading: string;
  lead: string;
  cards: readonly { title: string; text: string }[];
};

/**
 * One booking page: /calendar or /strategy-session.
 * `{name}`, `{brand}` and `{email}` are substituted when rendered.
 */
export type BookingPage = {
  path: '/calendar' | '/strategy-session';
  meeting: 'consultation' | 'strategy';
  /** Length of the meeting. */
  minutes: 30 | 60;
  meta: { title: string; description: string };
  eyebrow: string;
  heading: string;
  lead: string;
  /** Three short lines under the lead. */
  facts: readonly string[];
  sections: readonly BookingCards[];
  /** Texts of the calendar preview; missing on a page without one. */
  preview?: { days: number; heading: string; text: string };
  scheduler: SchedulerCopy;
  /** Note beside the widget. */
  note: { heading: string; text: string };
  /** Link to the other kind of meeting. */
  alternative: { text: string; link: { label: string; href: string } };
};

export const CONSULTATION: BookingPage = {
  path: '/calendar',
  meeting: 'consultation',
  minutes: 30,
  meta: {
    title: 'Book Your Free 30-Minute Automation Consultation',
    description:
      'Pick a time for a free 30-minute call about the task that eats your week. You get a first solution design and a roadmap. No sales pitch, no obligation.',
  },
  eyebrow: 'Free consultation',
  heading: 'Book Your Free Consultation',
  lead: 'Half an hour about one question: which of your daily tasks should a machine do? Bring the one that costs you the most time. I will tell you whether it can be automated, how, and whether it is worth it.',
  facts: ['30 minutes', 'Free of charge', 'No sales pitch, no obligation'],
  sections: [
    {
      id: 'benefits',
      heading: 'What you get out of it',
      lead: 'Nothing to prepare. One example of the task, on screen, helps more than any slide.',
      cards: [
        {
          title: '30-Minute Strategy Session',
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
  preview: {
    days: 7,
    heading: 'The next 7 days',
    text: 'The calendar preview looks 7 days ahead. If none of these days suits you, move on to a later date in the calendar.',
  },
  scheduler: {
    title: 'Schedule Your Free Consultation',
    loading: 'Loading the calendar...',
    frameTitle: 'Calendar for the free 30-minute consultation',
    thirdPartyNote: THIRD_PARTY_NOTE,
    fallback: {
      text: 'Choose a time for your free 30-minute consultation on the booking page.',
      button: 'Book Your Free Consultation',
      note: FALLBACK_NOTE,
    },
    withoutScript: WITHOUT_SCRIPT,
  },
  note: {
    heading: 'No sales pitch, no obligation',
    text: 'You talk to {name}, who would also build it. If your task is not worth automating, I say so on the call.',
  },
  alternative: {
    text: 'Several systems, many exceptions, or a decision that needs figures? Half an hour will be short.',
    link: { label: 'See the Deep-Dive Strategy Session', href: '/strategy-session' },
  },
};

export const STRATEGY_SESSION: BookingPage = {
  path: '/strategy-session',
  meeting: 'strategy',
  minutes: 60,
  meta: {
    title: 'Deep-Dive Strategy Session: 60 Minutes, 1-on-1',
    description:
      'A 60-minute, 1-on-1 session on your processes: business analysis, custom solutions, implementation plan and ROI projections, with a follow-up document.',
  },
  eyebrow: 'Strategy session',
  heading: 'Deep-Dive Strategy Session',
  lead: '60 minutes, 1-on-1, on the process that matters most to your business. You leave with an actionable strategy: what to build, with which tools, in which order, and what it should return.',
  facts: ['60 minutes', '1-on-1', 'Actionable strategy'],
  sections: [
    {
      id: 'coverage',
      heading: 'What the session covers',
      lead: 'One process, taken apart and put back together.',
      cards: [
        {
          title: 'Business Analysis',
          text: 'We follow one process from the first enquiry to the paid invoice. Where does the data wait, get typed again or get lost? Those are the places worth automating.',
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
          text: 'Hours saved against the cost of building, hosting and AI usage, worked out with your own figures. If the sum does not come out in your favour, you will see that too.',
        },
      ],
    },
    {
      id: 'audience',
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
          text: '1,000+ leads per month, or as many orders, calls or documents. At that volume one minute saved on each is about two working days a month.',
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
    loading: 'Loading the calendar...',
    frameTitle: 'Calendar for the 60-minute strategy session',
    thirdPartyNote: THIRD_PARTY_NOTE,
    fallback: {
      text: 'Choose a time for your 60-minute strategy session on the booking page.',
      button: 'Book Deep-Dive Session',
      note: FALLBACK_NOTE,
    },
    withoutScript: WITHOUT_SCRIPT,
  },
  note: {
    heading: 'You keep it in writing',
    text: 'After the session you receive a follow-up document with the strategy, the tools, the timeline and the ROI projections. Act on it with me or without me.',
  },
  alternative: {
    text: 'Not sure yet whether automation is for you? Start with the free half hour.',
    link: { label: 'Book a free consultation', href: '/calendar' },
  },
};
