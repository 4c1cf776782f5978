import type { HomeDocument } from '#content/home.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

const BOOK = { label: 'Book a first talk', href: '/calendar' };

export const home = {
  meta: {
    title: '{brand}: {own.profession} in {area.name}',
    description:
      'Advice on {own.field} with an agreed fee, clear deadlines, and one person who knows your papers. The first talk is free.',
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
    title: 'First understand,',
    titleEmphasis: 'then decide',
    tagline:
      'You describe your situation. I tell you where you stand, what it costs, and what to do next, in sentences that make sense at first reading.',
    services: { label: 'See the services', href: '/#portfolio' },
    call: { label: 'Get in touch', href: '/#contact' },
    stats: [
      { figure: '{meeting.consultation}', unit: 'minutes for a first talk, free' },
      { figure: '1', unit: 'person who knows your papers' },
      { figure: '{years.it}', unit: 'years in the profession' },
    ],
  },
  about: {
    title: 'Somebody who reads your papers to the end',
    lead: 'My name is {ownerName}, and I work as {own.profession} in {area.name}. My field is {own.field}.',
    paragraphs: [
      'People and small firms come to me who do not want to know every rule, but do want to be sure that nothing is missed.',
      'You get an opinion that you can act on, and you hear the truth when it is unwelcome too.',
    ],
    specialisationsTitle: 'What you can bring to me',
    photo: { href: '/about', caption: 'More about the way I advise' },
  },
  portfolio: {
    title: '{ServicesCountWord} ways I can help',
    lead: 'The first talk shows which of them fits. If you need none of them, you will hear that too.',
    linkLabel: 'Steps and fees',
  },
  voiceAi: {
    label: 'When time is short',
    title: 'A letter with a deadline? Read it first, reply second.',
    lead: 'An official letter often sounds worse than it is, and sometimes it is the other way round. Send it to me before you reply.',
    points: [
      'What the letter says, and what it wants from you',
      'Which deadline is running, and how to keep it',
      'Whether to object, or whether a phone call will do',
    ],
    prices: [
      { figure: 'Free', unit: 'for the first talk' },
      { figure: '{prices.question}', unit: 'for an opinion with an answer in writing' },
    ],
    rings: ['Letter', 'Talk', 'Opinion', 'Reply'],
    link: { label: 'How advice works', href: '/services/advice' },
  },
  blog: {
    title: 'What changes, and what it means for you',
    arePostsShown: true,
    comingSoon: 'The first articles are being written',
    lead: 'Short articles about dates, new rules, and questions that many people ask.',
  },
  chat: {
    label: 'Questions',
    title: 'Questions before you call',
    lead: 'Which papers are needed, what a talk costs, when there is a free appointment: the chatbot answers with what this website says.',
    withoutScript: 'The chatbot needs JavaScript. Otherwise write to {email}, or book a first talk.',
    book: BOOK,
    notes: [
      'It gives no advice on your own case.',
      'What it does not know, it passes on to me.',
      'Please keep confidential details out of the chat.',
    ],
  },
  contact: {
    title: 'Tell me briefly what it is about',
    lead: 'Two or three sentences will do, and the date by which you have to reply if there is a letter. I do not need papers yet.',
    promise: { figure: '1 working day', text: 'until you hear from me' },
    bookings: [
      { label: 'Free first talk', href: '/calendar', note: '{meeting.consultation} minutes, {meeting.way}' },
      {
        label: '{meeting.strategyName}',
        href: '/strategy-session',
        note: '{meeting.strategy} minutes, with a written summary',
      },
    ],
  },
} satisfies PartOf<HomeDocument>;
