import type { HomeDocument } from '#content/home.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

const BOOK = { label: 'Book a first call', href: '/calendar' };

export const home = {
  meta: {
    title: '{brand}: AI and automation in {area.name}',
    description: '{servicesFew}: AI and automation for {own.customers}, explained plainly and set up for you.',
  },
  parts: [
    {
      kind: 'list',
      id: 'plainly',
      label: 'In plain words',
      heading: 'What this is about',
      tone: 'gains',
      items: [
        {
          title: 'Artificial intelligence',
          description:
            'A program that understands speech and writes answers. It is fast, but it can be wrong. So it gets clear limits.',
        },
        {
          title: 'Automation',
          description:
            'Your programs pass data on by themselves: what a customer writes once is in the calendar, the file and the letter.',
        },
        {
          title: 'My part',
          description: 'I find out with you what is worth doing, set it up, and show you how to work with it.',
        },
      ],
    },
    { kind: 'portfolio' },
    {
      kind: 'steps',
      id: 'steps',
      heading: 'Three steps to a result',
      steps: [
        {
          title: 'Tell me',
          details: ['{meeting.consultation} minutes {meeting.way}, free. You say what takes up your time.'],
        },
        {
          title: 'Decide',
          details: ['The quote says what I set up, what it costs once, and what it costs per month. Then you decide.'],
        },
        {
          title: 'Set up',
          details: ['I build it and check it with your examples. You try it before your customers see it.'],
        },
      ],
    },
    { kind: 'about' },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'What people often ask first',
      questions: [
        {
          question: 'Is it worth it for a small business?',
          answer:
            'Often there most of all, because nobody has time left for office work. In the first call we work out roughly whether it is worth it for you.',
        },
        {
          question: 'Do I need new programs?',
          answer:
            'Mostly not. I first look at what you have, and whether it can be connected. If it cannot, I say so before the quote.',
        },
        {
          question: 'What about data protection?',
          answer:
            'Which data a service gets, where they are kept and when they are deleted, we write down before anything is set up.',
        },
        {
          question: 'And if the AI says something wrong?',
          answer:
            'That happens. So it only answers what you have approved, and passes everything else on to you. Prices and promises stay yours.',
        },
      ],
    },
    { kind: 'chat' },
    { kind: 'contact' },
  ],
  hero: {
    kicker: 'AI and automation for {own.customers}',
    title: 'Less office work,',
    titleEmphasis: 'more time for business',
    tagline:
      'Programs do what comes back every day, and AI helps where words matter: with calls, mail and papers. You decide what it may do. I set it up for you.',
    services: { label: 'See the services', href: '/#portfolio' },
    call: { label: 'Get in touch', href: '/#contact' },
    stats: [
      { figure: '{meeting.consultation}', unit: 'minutes for a first call, free' },
      { figure: '1', unit: 'person from first call to daily use' },
      { figure: '{years.it}', unit: 'years of experience' },
    ],
  },
  about: {
    title: 'You talk to the person who sets it up',
    lead: 'I am {ownerName}, and I work for {own.customers} in {area.name}.',
    paragraphs: [
      'Together we look for the tasks that come back every day, and I have programs do them.',
      'If something is not worth it, I say so before it costs money.',
    ],
    specialisationsTitle: 'What you can come to me with',
    photo: { href: '/about', caption: 'More about me' },
  },
  portfolio: {
    title: 'What I can do for you',
    lead: 'Start with one thing. In the first call we find out which one helps most.',
    linkLabel: 'Steps and price',
  },
  voiceAi: {
    label: 'Phone',
    title: 'When you cannot pick up',
    lead: 'A computer voice takes the call.',
    points: ['Name, number, request'],
    prices: [{ figure: '{prices.phoneMonth}', unit: 'to keep it running' }],
    rings: ['Call', 'Question', 'Note', 'Call back'],
    link: { label: '{services.phone}', href: '/services/phone-assistant' },
  },
  blog: {
    title: 'From practice',
    arePostsShown: true,
    comingSoon: 'The first posts are being written',
    lead: 'What AI can do in a business and what it cannot, in short.',
  },
  chat: {
    label: 'Chatbot',
    title: 'Ask right here',
    lead: 'What it costs, how long it takes, what happens to your data: the chatbot answers with what this website says.',
    withoutScript: 'The chatbot needs JavaScript. Otherwise write to {email}, or book a first call.',
    book: BOOK,
    notes: ['When it does not know, it says so.', 'Please keep confidential data out of the chat.'],
  },
  contact: {
    title: 'What takes up your time?',
    lead: 'Two sentences are enough: what you do, and what you would like to be rid of.',
    promise: { figure: 'Personally', text: '{ownerName} reads and answers your message' },
    bookings: [
      { ...BOOK, note: '{meeting.consultation} minutes, free, {meeting.way}' },
      { label: '{meeting.strategyName}', href: '/strategy-session', note: '{meeting.strategy} minutes' },
    ],
  },
} satisfies PartOf<HomeDocument>;
