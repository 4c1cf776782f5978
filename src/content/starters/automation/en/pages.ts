import type { Starter } from '#content/starters/starter.ts';

const BOOK = { label: 'Book a first call', href: '/calendar' };
const HOME = { label: 'Back to Home', position: 'top' } as const;

/** A page for each of the larger services. */
export const pages: Starter['pages'] = {
  'phone-assistant': {
    path: '/services/phone-assistant',
    meta: {
      title: '{services.phone}: AI answers your calls in {area.name}',
      description:
        'An AI voice picks up when you cannot, asks what the call is about, and sends you a message. How it works, what it costs, and its limits.',
    },
    service: {
      serviceType: 'AI call answering',
      description: 'An AI voice that takes calls and sends messages.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.phone}',
        title: 'Calls answered when you cannot pick up',
        lead: 'On a job, in a meeting or after hours: an AI voice takes the call and tells you who called and why.',
        actions: [BOOK, { label: 'What it costs', href: '#price' }],
      },
      {
        kind: 'features',
        id: 'contents',
        heading: 'What it does for you',
        cards: [
          {
            icon: 'phone',
            title: 'Takes calls',
            description: 'All calls, or only those you miss. It says at the start that it is an AI.',
          },
          {
            icon: 'document',
            title: 'Takes messages',
            description: 'Name, number and what it is about.',
          },
          {
            icon: 'chat',
            title: 'Answers simple questions',
            description: 'Opening hours, directions, services: only what you have approved.',
          },
          {
            icon: 'people',
            title: 'Hands over to you',
            description: 'You decide which calls it puts through or reports at once.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'process',
        heading: 'How it is set up',
        steps: [
          { title: 'Setup', details: ['You tell me who calls and what they ask. I set up the voice and the answers.'] },
          { title: 'Test', details: ['You call it as often as you like. I change what is not right.'] },
          {
            title: 'Go live',
            details: ['You forward your number, and can turn that off at any time.'],
          },
        ],
      },
      {
        kind: 'pricing',
        id: 'price',
        heading: '{services.phone}: what it costs',
        prices: [
          {
            amount: '{prices.phoneSetup}',
            unit: 'for setup',
            description: 'Paid once.',
          },
          {
            amount: '{prices.phoneMonth}',
            unit: 'for the service',
            description: 'The quote says what is included and what costs extra.',
          },
        ],
        terms: ['Price agreed in advance', '{payment.vat}'],
        facts: [],
        actions: [BOOK],
      },
      {
        kind: 'list',
        id: 'limits',
        heading: 'What it cannot do',
        tone: 'limits',
        items: [
          {
            title: 'Understand everything',
            description: 'With noise, strong accents and names it may ask again or take a message.',
          },
          {
            title: 'Make commitments',
            description: 'Binding prices, dates and advice come from you.',
          },
        ],
      },
      {
        kind: 'cta',
        id: 'book',
        heading: 'How many calls do you miss?',
        actions: [BOOK],
        note: 'The first call is free.',
      },
    ],
  },
  'office-work': {
    path: '/services/office-work',
    meta: {
      title: '{services.workflow}: from the first message to the invoice',
      description:
        'Your software passes data on automatically, so nobody types it twice. What can be connected, how it works, and what it costs.',
    },
    service: {
      serviceType: 'Office automation',
      description: 'Connecting software so that messages, appointments, quotes and invoices need no retyping.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.workflow}',
        title: 'Enter it once, have it everywhere',
        lead: 'A request comes in by email, form or phone. Appointment, quote and invoice are made from it, with no retyping.',
        actions: [BOOK, { label: 'What it costs', href: '#price' }],
      },
      {
        kind: 'features',
        id: 'examples',
        heading: 'An example: one request',
        cards: [
          {
            icon: 'mail',
            title: 'It arrives while you are busy',
            description:
              'When you get to it, a reply is drafted, with your prices and free times. You check it and send it.',
          },
          {
            icon: 'calendar',
            title: 'The appointment is set',
            description: 'A reminder goes out the day before.',
          },
          {
            icon: 'document',
            title: 'The job is done',
            description: 'The invoice is ready in your invoicing software, with the hours you recorded.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'process',
        heading: 'How I work',
        steps: [
          { title: 'Look', details: ['You show me how you do it today.'] },
          { title: 'Connect', details: ['I connect your software and test it with past cases.'] },
          {
            title: 'Hand over',
            details: ['You get written instructions, also for when something fails.'],
          },
        ],
      },
      {
        kind: 'pricing',
        id: 'price',
        heading: '{services.workflow}: what it costs',
        prices: [
          {
            amount: '{prices.workflow}',
            unit: 'for one task',
            description: 'The quote says what is included and what costs extra.',
          },
        ],
        terms: ['Price agreed in advance', '{payment.vat}'],
        facts: [],
        actions: [BOOK],
      },
      {
        kind: 'cta',
        id: 'book',
        heading: 'What do you retype every week?',
        actions: [BOOK],
        note: 'The first call is free.',
      },
    ],
  },
  assistant: {
    path: '/services/assistant',
    meta: {
      title: '{services.assistant}: answers from your documents',
      description:
        'Answers from your own documents, for your team and for visitors to your website. How it works and what it costs.',
    },
    service: {
      serviceType: 'AI assistant for documents and website',
      description: 'An assistant that answers questions from the documents of a business.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.assistant}',
        title: 'Ask a question instead of searching folders',
        lead: 'The assistant answers from your documents: your team in the office, visitors on your website.',
        actions: [BOOK, { label: 'What it costs', href: '#price' }],
      },
      {
        kind: 'features',
        id: 'contents',
        heading: 'What you get',
        cards: [
          {
            icon: 'search',
            title: 'Answers with sources',
            description: 'You see which document an answer comes from.',
          },
          {
            icon: 'shield',
            title: 'Only your documents',
            description: 'Without an answer in them, it should say so and not make one up.',
          },
          {
            icon: 'mail',
            title: 'Open questions to you',
            description: 'You get a message with what it could not answer.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'process',
        heading: 'From documents to answers',
        steps: [
          { title: 'Choose', details: ['Which documents may it use, and who may ask?'] },
          { title: 'Set up', details: ['I prepare them and set up the assistant.'] },
          { title: 'Test', details: ['Your team asks real questions. I fix what is wrong.'] },
        ],
      },
      {
        kind: 'pricing',
        id: 'price',
        heading: '{services.assistant}: what it costs',
        prices: [
          {
            amount: '{prices.assistant}',
            unit: 'for setup',
            description: 'The quote says what is included and what costs extra.',
          },
        ],
        terms: ['Price agreed in advance', '{payment.vat}'],
        facts: [],
        actions: [BOOK],
      },
      {
        kind: 'cta',
        id: 'book',
        heading: 'Which question do you hear every day?',
        actions: [BOOK],
        note: 'The first call is free.',
      },
    ],
  },
};
