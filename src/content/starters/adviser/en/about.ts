import type { AboutDocument } from '#content/about.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const about = {
  meta: {
    title: 'About {ownerName}: {own.profession} in {area.name}',
    description:
      'Who {ownerName} is, how I advise, when I am the wrong person to ask, and what you can hold me to: deadlines, fees, confidentiality.',
  },
  heading: 'You should know where you stand.',
  lead: 'My name is {ownerName}. I explain, calculate, write and negotiate in matters of {own.field}, mostly for people in {area.name}.',
  stats: [
    { figure: '1', label: 'Person to talk to', detail: 'I take the call, and I work on your papers.' },
    { figure: '1 working day', label: 'Until you hear from me', detail: 'Even when the solution takes longer.' },
    { figure: '{years.it}', label: 'Years in the profession', detail: 'In this practice, and in other firms before.' },
  ],
  story: {
    heading: 'Why I work alone',
    paragraphs: [
      '[Your path in three or four sentences: training, admission or degree, places you worked at.]',
      'In a large firm, a question passes through many hands, and each of them knows one piece. I wanted to know the whole story: what you are planning, what worries you, and what was decided five years ago.',
      'That sets a limit: I take on only as much as I can handle myself. When there is no room, I say so at once, and suggest a colleague if I can.',
    ],
  },
  specialisations: {
    heading: '{SpecialisationsCountWord} reasons why people come to me',
    lead: 'One of them often leads to the next.',
  },
  philosophy: {
    heading: 'Four promises',
    lead: 'You may remind me of them.',
    items: [
      {
        title: 'Fee before work',
        text: 'We agree in writing what it costs before anything is done. If there is more to do, I ask first.',
      },
      {
        title: 'Deadlines are fixed',
        text: 'Each deadline is noted on the day it arrives. You learn in good time what I need from you, and by when.',
      },
      {
        title: 'Plain language',
        text: 'Technical terms appear where they are needed, and are explained. Every opinion ends with what you can do.',
      },
      {
        title: 'Confidentiality',
        text: 'I discuss your affairs with nobody you have not named. That includes the fact that you are a client.',
      },
    ],
  },
  callToAction: {
    heading: 'Let us begin with your question',
    text: 'The first talk commits you to nothing. If somebody has already given you advice, I can check it in {meeting.strategy} minutes as a second opinion.',
    buttons: [
      { label: 'Book a first talk', href: '/calendar', detail: '{meeting.consultation} minutes, free.' },
      {
        label: '{meeting.strategyName}',
        href: '/strategy-session',
        detail: '{meeting.strategy} minutes, {prices.opinion}.',
      },
    ],
  },
} satisfies PartOf<AboutDocument>;
