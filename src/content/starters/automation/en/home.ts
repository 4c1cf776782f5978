import type { HomeDocument } from '#content/home.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

const BOOK = { label: 'Book a first call', href: '/calendar' };

export const home = {
  meta: {
    title: '{brand}: {own.fieldOfWork} in {area.name}',
    description: '{servicesFew}: {own.fieldOfWork} for {own.customers}, explained plainly and set up for you.',
  },
  parts: [
    { kind: 'portfolio' },
    {
      kind: 'steps',
      id: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'First call',
          details: ['{meeting.consultation} minutes {meeting.way}, free. You tell me what takes up your time.'],
        },
        {
          title: 'Quote',
          details: ['You see what I will set up and what it costs. Then you decide.'],
        },
        {
          title: 'Setup',
          details: [
            'I build it, test it with your examples and show you how to use it. You try it before your customers do.',
          ],
        },
      ],
    },
    { kind: 'about' },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Common questions',
      questions: [
        {
          question: 'Is it worth it for us?',
          answer: 'That depends on what repeats every week. If it is not worth it, I say so in the first call.',
        },
        {
          question: 'Do I need new software?',
          answer: 'Usually not. Before the quote I check whether yours can be connected.',
        },
        {
          question: 'What happens to our data?',
          answer:
            'Before you order, we agree in writing which data a service gets, where it is kept and when it is deleted.',
        },
        {
          question: 'What if the software makes a mistake?',
          answer: 'That can happen. So we agree what it may do alone, and what it asks you first.',
        },
      ],
    },
    { kind: 'chat' },
    { kind: 'contact' },
  ],
  hero: {
    kicker: '{own.fieldOfWork} for {own.customers}',
    title: 'Less office work,',
    titleEmphasis: 'more time for business',
    tagline:
      'I automate the tasks that repeat every day: calls and email, appointments, documents, invoices. You decide what the software may do.',
    services: { label: 'Book a free first call', href: '/calendar' },
    call: { label: 'See the services', href: '/#portfolio' },
    stats: [
      { figure: '{meeting.consultation}', unit: 'minutes for a free first call' },
      { figure: '1', unit: 'person from start to finish' },
      { figure: '{years.it}', unit: 'years of experience' },
    ],
  },
  about: {
    title: 'You talk to the person who sets it up',
    lead: 'I am {ownerName}, and I work with {own.customers} in {area.name}.',
    paragraphs: [],
    specialisationsTitle: 'What I can help with',
    photo: { href: '/about', caption: 'More about me' },
  },
  portfolio: {
    title: 'What I can do for you',
    lead: 'Start with one thing. In the first call we find out which one helps you most.',
    linkLabel: 'Details and price',
  },
  voiceAi: {
    label: 'Phone',
    title: 'When you cannot pick up',
    lead: 'An AI voice takes the call.',
    points: ['Name, number and reason for the call'],
    prices: [{ figure: '{prices.phoneMonth}', unit: 'for the service' }],
    rings: ['Call', 'Question', 'Note', 'Call back'],
    link: { label: '{services.phone}', href: '/services/phone-assistant' },
  },
  blog: {
    title: 'From my work',
    arePostsShown: true,
    comingSoon: 'First posts coming soon',
    lead: 'What can be automated, and what cannot.',
  },
  chat: {
    label: 'Chatbot',
    title: 'Ask a question',
    lead: 'Prices, schedule, your data: the chatbot answers from this website.',
    withoutScript: 'The chatbot needs JavaScript. You can also write to {email}.',
    book: BOOK,
    notes: ['If it does not know, it says so.', 'Please do not enter confidential data.'],
  },
  contact: {
    title: 'What takes up your time?',
    lead: 'Two sentences are enough: what you do, and which task takes too long.',
    promise: {
      figure: 'A personal reply',
      text: '{ownerName} answers every message. You hear back within {own.reply}.',
    },
    bookings: [
      { ...BOOK, note: '{meeting.consultation} minutes, {meeting.way}, free' },
      {
        label: '{meeting.strategyName}',
        href: '/strategy-session',
        note: '{meeting.strategy} minutes, {meeting.strategyPrice}',
      },
    ],
  },
} satisfies PartOf<HomeDocument>;
