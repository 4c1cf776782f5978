import type { HomeDocument } from '#content/home.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

const BOOK = { label: 'Book a first meeting', href: '/calendar' };

export const home = {
  meta: {
    title: '{brand}: {own.profession} in {area.name}',
    description:
      'Advice on {own.field} with an agreed fee, clear deadlines, and one person who knows your documents. The first meeting is free.',
  },
  parts: [
    { kind: 'about' },
    { kind: 'portfolio' },
    // An offer that not every adviser has: its owner shows it.
    { kind: 'voiceAi', hidden: true },
    { kind: 'blog' },
    { kind: 'chat' },
    { kind: 'contact' },
  ],
  hero: {
    kicker: 'Advice on {own.field} in {area.name}',
    title: 'Understand first,',
    titleEmphasis: 'then decide',
    tagline:
      'You describe your situation. I tell you in plain words where you stand, what to do next, and what it costs.',
    services: { label: 'Book a free first meeting', href: '/calendar' },
    call: { label: 'See the services', href: '/#portfolio' },
    stats: [
      { figure: '{meeting.consultation}', unit: 'minutes for a free first meeting' },
      { figure: '1', unit: 'person who knows your documents' },
      { figure: '{years.it}', unit: 'years in the profession' },
    ],
  },
  about: {
    title: 'Somebody who reads all your documents',
    lead: 'I am {ownerName}, {own.profession} in {area.name}. My field is {own.field}.',
    paragraphs: [
      'I work for people and small businesses. You get an honest answer, even when it is not the one you hoped for.',
    ],
    specialisationsTitle: 'What I can help with',
    photo: { href: '/about', caption: 'More about me' },
  },
  portfolio: {
    title: '{ServicesCountWord} ways I can help',
    lead: 'In the first meeting we find out which one fits. If you need none of them, I tell you.',
    linkLabel: 'Details and fees',
  },
  voiceAi: {
    label: 'When time is short',
    title: 'A letter with a deadline?',
    lead: 'An official letter can be less serious than it sounds, or more. Send it to me before you reply.',
    points: [
      'What the letter says, and what it wants from you',
      'What the deadline is, and how to meet it',
      'Whether to object, or whether a phone call is enough',
    ],
    prices: [
      { figure: 'Free', unit: 'for the first meeting' },
      { figure: '{prices.question}', unit: 'for advice with an answer in writing' },
    ],
    rings: ['Letter', 'Meeting', 'Advice', 'Reply'],
    link: { label: 'How advice works', href: '/services/advice' },
  },
  blog: {
    title: 'What changes, and what it means for you',
    arePostsShown: true,
    comingSoon: 'First articles coming soon',
    lead: 'Short articles about dates, new rules and common questions.',
  },
  chat: {
    label: 'Questions',
    title: 'Questions before you call',
    lead: 'Documents, fees, appointments: the chatbot answers from this website.',
    withoutScript: 'The chatbot needs JavaScript. You can also write to {email}.',
    book: BOOK,
    notes: [
      'It gives no advice on your own case.',
      'What it cannot answer, it passes on to me.',
      'Please do not enter confidential details.',
    ],
  },
  contact: {
    title: 'Tell me briefly what it is about',
    lead: 'Two or three sentences are enough. If there is a letter, give the date by which you have to reply.',
    promise: { figure: 'A personal reply', text: 'You hear from me within {own.reply}.' },
    bookings: [
      { label: 'Free first meeting', href: '/calendar', note: '{meeting.consultation} minutes, {meeting.way}, free' },
      {
        label: '{meeting.strategyName}',
        href: '/strategy-session',
        note: '{meeting.strategy} minutes, with a written summary. {prices.opinion}',
      },
    ],
  },
} satisfies PartOf<HomeDocument>;
