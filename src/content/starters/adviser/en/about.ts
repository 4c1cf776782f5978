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
    { figure: '1 business day', label: 'Until you hear from me', detail: 'Even when the solution takes longer.' },
    { figure: '{years.it}', label: 'Years in the profession', detail: 'In this practice and at other firms.' },
  ],
  story: {
    heading: 'Why I work alone',
    paragraphs: [
      '[Your story in three or four sentences: training, qualifications, places you worked at.]',
      'In a large firm, a question is passed from one person to the next, and each knows one part. I want to know the whole story.',
      'I take on only as much as I can handle myself. If I have no time for you, I say so right away, and suggest a colleague if I can.',
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
        text: 'We agree on the fee in writing before I start. If there is more to do, I ask first.',
      },
      {
        title: 'Deadlines are met',
        text: 'I note each deadline on the day I learn of it, and tell you early what I need from you, and by when.',
      },
      {
        title: 'Plain language',
        text: 'I explain technical terms and tell you what you can do.',
      },
      {
        title: 'Confidentiality',
        text: 'I only discuss your affairs with people you have named. I do not tell others that you are a client.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell me your question',
    text: 'The first meeting is free, with no obligation. If you already have advice, I can check it in {meeting.strategy} minutes as a second opinion.',
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
