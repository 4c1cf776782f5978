import type { Starter } from '#content/starters/starter.ts';

const BOOK = { label: 'Book a first call', href: '/calendar' };
const HOME = { label: 'Back to the home page', position: 'top' } as const;
const FREE = '{meeting.consultation} minutes {meeting.way}, free.';

/** A page for each of the larger services. */
export const pages: Starter['pages'] = {
  'phone-assistant': {
    path: '/services/phone-assistant',
    meta: {
      title: '{services.phone}: AI answers your calls, in {area.name}',
      description:
        'A computer voice picks up when you cannot, asks what the call is about, and sends you a message. How it works, its prices and its limits.',
    },
    service: {
      serviceType: 'Call answering by AI',
      description: 'Setting up and running a computer voice that takes calls and writes messages.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.phone}',
        title: 'Somebody picks up, even when you cannot',
        lead: 'With a client, on the road or after hours: a computer voice takes the call, listens, and writes down for you who needs what.',
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
            description: 'Always, or only when you do not pick up. It says at the start that it is a program.',
          },
          {
            icon: 'document',
            title: 'Notes the request',
            description: 'Name, number and what it is about, as a message to you.',
          },
          {
            icon: 'chat',
            title: 'Answers simple questions',
            description: 'Opening hours, directions, services: only what you have approved.',
          },
          {
            icon: 'people',
            title: 'Passes on to people',
            description: 'It puts urgent calls through or reports them at once, by your rules.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'process',
        heading: 'Until the first call comes in',
        steps: [
          { title: 'First call', details: [FREE, 'Who calls you, and what should happen then?'] },
          { title: 'Setting up', details: ['You tell me the frequent questions, I set up the voice and the answers.'] },
          { title: 'Trying', details: ['You call it yourself, as often as you like. We change what does not fit.'] },
          {
            title: 'Switching over',
            details: ['You forward your number. You can switch the forwarding off again yourself.'],
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
            unit: 'for setting it up',
            description: 'Once. The quote says what is included.',
          },
          {
            amount: '{prices.phoneMonth}',
            unit: 'to keep it running',
            description: 'The quote says what is included, and which fees for call minutes and AI come on top.',
          },
        ],
        terms: ['The price before the order', '{payment.vat}'],
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
            description: 'Noise, strong dialect and names are hard for it. Then it asks again, or offers a call back.',
          },
          {
            title: 'Make binding promises',
            description: 'Prices, dates and advice that people can rely on come from you.',
          },
        ],
      },
      {
        kind: 'cta',
        id: 'book',
        heading: 'Who calls you when nobody picks up?',
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
        'Your programs pass data on by themselves, so that nobody types it twice. What can be connected, how it works, and what it costs.',
    },
    service: {
      serviceType: 'Automation of office work',
      description: 'Connecting existing programs so that messages, appointments, quotes and invoices need no retyping.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.workflow}',
        title: 'Enter it once, have it right everywhere',
        lead: 'A request comes by mail, form or phone. From then on nobody retypes: contact, appointment, letter and invoice come from the same details.',
        actions: [BOOK, { label: 'What it costs', href: '#price' }],
      },
      {
        kind: 'pairs',
        id: 'examples',
        heading: 'Three examples of how it can look',
        contrast: 'example',
        pairs: [
          {
            before: 'Requests wait until the evening',
            solution: 'The request becomes a draft in your template. You check it and send it.',
            result: 'A question about a home, for example, becomes an answer with the papers and times for viewing.',
          },
          {
            before: 'Invoices are typed by hand',
            solution: 'When the order is done, the invoice is ready in your invoicing program.',
            result: 'The hours recorded are on the invoice at the end of the month.',
          },
          {
            before: 'Papers are missing, and somebody has to chase them',
            solution: 'The person who has to send something gets a friendly reminder until all is there.',
            result: 'The list of missing documents goes out by itself.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'process',
        heading: 'How I go about it',
        steps: [
          { title: 'Watching', details: ['You show me how it goes today, with all its detours.'] },
          { title: 'Connecting', details: ['I connect your programs and check everything with past cases.'] },
          {
            title: 'Handing over',
            details: ['You get a description, and your team knows what to do when something fails.'],
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
            description: 'The quote says what is included, and which fees of other services come on top.',
          },
        ],
        terms: ['The price before the order', '{payment.vat}'],
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
      title: '{services.assistant}: answers from your own texts',
      description:
        'Questions answered from what you have written: for your team from manuals and contracts, for visitors from what you offer. How it works, price and data protection.',
    },
    service: {
      serviceType: 'AI assistant for documents and website',
      description: 'Setting up an assistant that answers questions from the texts of a business.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.assistant}',
        title: 'Ask a question instead of searching folders',
        lead: 'The assistant reads your documents and answers in whole sentences. In the office it helps your team, on the website the people who are interested in what you offer.',
        actions: [BOOK, { label: 'What it costs', href: '#price' }],
      },
      {
        kind: 'features',
        id: 'contents',
        heading: 'What you get from it',
        cards: [
          {
            icon: 'search',
            title: 'Answers with their source',
            description: 'You see which document an answer comes from, and can read it there.',
          },
          {
            icon: 'shield',
            title: 'Only your texts',
            description: 'What they do not say, it should not invent; it should say that it does not know.',
          },
          {
            icon: 'mail',
            title: 'Open questions come to you',
            description: 'What it cannot answer reaches you as a message.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'process',
        heading: 'From documents to answers',
        steps: [
          { title: 'Choosing', details: ['Which texts may it know, and who may ask?'] },
          { title: 'Setting up', details: ['I prepare the documents and set up the assistant.'] },
          { title: 'Checking', details: ['Your team asks real questions. We improve what is wrong or unclear.'] },
        ],
      },
      {
        kind: 'pricing',
        id: 'price',
        heading: '{services.assistant}: what it costs',
        prices: [
          {
            amount: '{prices.assistant}',
            unit: 'for setting it up',
            description: 'The quote says what is included, and which fees for the AI come on top.',
          },
        ],
        terms: ['The price before the order', '{payment.vat}'],
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
