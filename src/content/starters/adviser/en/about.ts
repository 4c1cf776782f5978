import type { AboutDocument } from '#content/about.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const about = {
  meta: {
    title: 'About {ownerName}: {own.profession} in {area.name}',
    description:
      'Who {ownerName} is, how I work, and what you can rely on: agreed fees, deadlines that are met, plain language and confidentiality.',
  },
  heading: 'You should know where you stand.',
  lead: 'I am {ownerName}. I advise on {own.field}, mostly for people in {area.name}.',
  stats: [
    { figure: '1', label: 'Person to talk to', detail: 'I take your call and do the work.' },
    { figure: '{meeting.consultation}', label: 'Minutes for a first meeting', detail: 'Free, {meeting.way}.' },
    { figure: '{years.it}', label: 'Years in the profession', detail: 'In this practice and at other firms.' },
  ],
  story: {
    heading: 'Why I work alone',
    paragraphs: [
      '[Your story in three or four sentences: training, qualifications, places you worked at.]',
      'In a large firm, each person knows one part of your question. I want to know all of it, and take on only what I can handle myself.',
    ],
  },
  specialisations: {
    heading: '{SpecialisationsCountWord} ways I can help',
    lead: 'One of them often leads to the next.',
  },
  philosophy: {
    heading: 'Four promises',
    lead: 'They apply to every client.',
    items: [
      {
        title: 'Fee before work',
        text: 'We agree on it in writing. If there is more to do, I ask first.',
      },
      {
        title: 'Deadlines are met',
        text: 'I note each deadline at once, and tell you early what I need from you.',
      },
      {
        title: 'Plain language',
        text: 'I explain technical terms and tell you what you can do.',
      },
      {
        title: 'Confidentiality',
        text: 'I only discuss your affairs with people you have named.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell me your question',
    text: 'The first meeting is free. If you already have advice, I check it in {meeting.strategy} minutes.',
    buttons: [
      { label: 'Book a first meeting', href: '/calendar', detail: '{meeting.consultation} minutes, free.' },
      {
        label: '{meeting.strategyName}',
        href: '/strategy-session',
        detail: '{meeting.strategy} minutes, {prices.opinion}.',
      },
    ],
  },
} satisfies PartOf<AboutDocument>;
