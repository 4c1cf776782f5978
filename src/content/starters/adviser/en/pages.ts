import type { Starter } from '#content/starters/starter.ts';

const BOOK = { label: 'Book a first meeting', href: '/calendar' };
const VAT = '{payment.vat}';
const HOME = { label: 'Home', position: 'top' } as const;

/** A page for each service of the list. */
export const pages: Starter['pages'] = {
  advice: {
    path: '/services/advice',
    meta: {
      title: '{services.question}: steps and fee',
      description:
        'One question about {own.field}, one clear answer: in a meeting and in writing, for a fee that we agree on in advance.',
    },
    service: {
      serviceType: 'Advice on {own.field}',
      description: 'Review of a single question, with a meeting and a written answer.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.question}',
        title: 'One question, and an answer you can rely on',
        lead: 'Before you sign, buy or sell, or after an official letter: you learn where you stand and what to do next.',
        actions: [BOOK, { label: 'How it works', href: '#steps' }],
      },
      {
        kind: 'features',
        id: 'content',
        heading: 'What you get',
        cards: [
          {
            icon: 'search',
            title: 'A careful review',
            description: 'I read your documents and the rules that apply to them.',
          },
          {
            icon: 'document',
            title: 'A written answer',
            description: 'One or two pages: the answer, the reasons, the risks and the next steps.',
          },
          {
            icon: 'chat',
            title: 'Time for questions',
            description: 'For fourteen days you can ask about anything that is unclear.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'steps',
        heading: 'How it works',
        steps: [
          {
            title: 'First meeting',
            details: ['{meeting.consultation} minutes, free. We define the question.'],
          },
          {
            title: 'Documents',
            details: ['You get a short list of what I need.'],
          },
          { title: 'Review', details: ['Usually one week, or sooner if there is a deadline.'] },
          { title: 'Answer', details: ['We discuss the result, and you keep it in writing.'] },
        ],
      },
      {
        kind: 'pricing',
        id: 'fee',
        heading: '{services.question}: the fee',
        prices: [
          {
            amount: '{prices.question}',
            unit: '{services.question}',
            description: 'Review, meeting and a written answer.',
          },
        ],
        terms: ['Agreed in writing', 'No extra cost without asking you', VAT],
        facts: [],
        actions: [BOOK],
      },
      {
        kind: 'cta',
        id: 'book',
        heading: 'Which decision do you face?',
        actions: [BOOK],
        note: 'The first meeting is free.',
      },
    ],
  },
  'ongoing-care': {
    path: '/services/ongoing-care',
    meta: {
      title: '{services.care} by {ownerName}',
      description:
        'Recurring tasks in {own.field}: a fixed monthly fee, a calendar of deadlines, and one person who knows your situation.',
    },
    service: {
      serviceType: 'Ongoing support in {own.field}',
      description: 'Recurring tasks, deadlines and questions throughout the year.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.care}',
        title: 'Recurring tasks, done on time',
        lead: 'I do the tasks that come up every month or year, and contact you when something changes.',
        actions: [BOOK],
      },
      {
        kind: 'features',
        id: 'content',
        heading: 'What is included',
        cards: [
          {
            icon: 'calendar',
            title: 'A calendar of deadlines',
            description: 'You know early what I will need from you, and when.',
          },
          {
            icon: 'repeat',
            title: '[Recurring task]',
            description: '[What you handle each month or year, and what your clients see of it]',
          },
          {
            icon: 'phone',
            title: 'Short questions',
            description: 'Calls and emails are included, unless the answer needs separate research.',
          },
          {
            icon: 'people',
            title: 'One meeting a year',
            description: 'What has changed, and what are you planning?',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'steps',
        heading: 'How it starts',
        steps: [
          { title: 'First meeting', details: ['We agree on what I do, and what you do yourself.'] },
          { title: 'Agreement', details: ['Tasks, deadlines and the fee on two pages.'] },
          {
            title: 'Handover',
            details: ['If you like, I collect your documents from your previous adviser.'],
          },
        ],
      },
      {
        kind: 'pricing',
        id: 'fee',
        heading: '{services.care}: the fee',
        prices: [
          {
            amount: '{prices.care}',
            unit: '{services.care}',
            description: 'All agreed tasks and short questions.',
          },
        ],
        terms: ['Cancel at the end of any month', 'Reviewed each year', VAT],
        facts: [
          {
            title: 'What the fee depends on',
            description: '[Volume, number of items, statutory fees: what changes your fee]',
          },
        ],
        actions: [BOOK],
      },
      {
        kind: 'cta',
        id: 'book',
        heading: 'Which tasks would you like to hand over?',
        actions: [BOOK],
        note: '{meeting.consultation} minutes are enough for an overview.',
      },
    ],
  },
  applications: {
    path: '/services/applications',
    meta: {
      title: '{services.cases}: help with authorities',
      description:
        'Preparing applications, checking notices, filing objections: {ownerName} writes the letters and watches every deadline until the decision.',
    },
    service: {
      serviceType: 'Representation in matters of {own.field}',
      description: 'Applications, checks of official notices, and correspondence with authorities.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.cases}',
        title: 'Help with applications and official letters',
        lead: 'I prepare forms and evidence, and answer questions from the authorities.',
        actions: [BOOK],
      },
      {
        kind: 'features',
        id: 'content',
        heading: 'What I do',
        cards: [
          {
            icon: 'document',
            title: 'Applications',
            description: 'Complete and with reasons.',
          },
          {
            icon: 'scale',
            title: 'Checks of notices',
            description: 'Are the facts, figures and reasons right? I tell you what I find.',
          },
          {
            icon: 'mail',
            title: 'Correspondence',
            description: 'Official letters come to me. You get a copy with a short explanation.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'steps',
        heading: 'How it works',
        steps: [
          { title: 'Meet the deadline', details: ['On the same day if necessary.'] },
          {
            title: 'Assess your chances',
            details: ['You hear the pros and cons, and the most it can cost.'],
          },
          { title: 'Give reasons', details: ['You read every draft before it goes out.'] },
          { title: 'Decision', details: ['We discuss the outcome and what to do next.'] },
        ],
      },
      {
        kind: 'pricing',
        id: 'fee',
        heading: '{services.cases}: the fee',
        prices: [
          {
            amount: '{prices.case}',
            unit: '{services.cases}',
            description: 'Preparation, filing and questions up to the first decision.',
          },
        ],
        terms: ['Agreed in writing', VAT],
        facts: [],
        actions: [BOOK],
      },
      {
        kind: 'list',
        id: 'limits',
        heading: 'What I cannot control',
        tone: 'limits',
        items: [
          { title: 'The outcome', description: 'Others decide. I promise careful work.' },
          {
            title: 'The time it takes',
            description: 'The authorities decide when. I follow up when that helps.',
          },
        ],
      },
      {
        kind: 'cta',
        id: 'book',
        heading: 'Do you have a letter to answer?',
        actions: [BOOK],
        note: 'When you book, give the date by which a reply is due.',
      },
    ],
  },
};
