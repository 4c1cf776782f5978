import type { Starter } from '#content/starters/starter.ts';

const BOOK = { label: 'Book a first talk', href: '/calendar' };
const VAT = '{payment.vat}';
const HOME = { label: 'Home', position: 'top' } as const;

/** A page for each service of the list. */
export const pages: Starter['pages'] = {
  advice: {
    path: '/services/advice',
    meta: {
      title: '{services.question}: steps and fee',
      description:
        'One question about {own.field}, one clear answer: in a talk, and in writing on one or two pages, for a fee that we agree beforehand.',
    },
    service: {
      serviceType: 'Advice on {own.field}',
      description: 'Examination of a single question, with a talk and a written answer.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.question}',
        title: 'One question, and an answer you can rely on',
        lead: 'Before you sign, found, sell, or after an unpleasant letter: you learn where you stand and what is best to do now.',
        actions: [BOOK, { label: 'The steps', href: '#steps' }],
      },
      {
        kind: 'features',
        id: 'content',
        heading: 'Your result',
        cards: [
          {
            icon: 'search',
            title: 'A checked opinion',
            description: 'I read your papers, and the rules that apply to them, beyond the headlines.',
          },
          {
            icon: 'document',
            title: 'Something on paper',
            description: 'One or two pages: the answer, the reasons, the risks, and the next steps.',
          },
          {
            icon: 'chat',
            title: 'Time to ask again',
            description: 'For fourteen days you can come back with anything that is still unclear.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'steps',
        heading: 'From the first sentence to the answer',
        steps: [
          {
            title: 'First talk',
            details: ['{meeting.consultation} minutes, free. We find the question that matters.'],
          },
          {
            title: 'Papers',
            details: ['You get a short list. What you do not have, I obtain, or we do without.'],
          },
          { title: 'Examination', details: ['One week as a rule. If a deadline is running, it sets the pace.'] },
          { title: 'Answer', details: ['We discuss the result, and you keep it in writing.'] },
        ],
      },
      {
        kind: 'pricing',
        id: 'fee',
        heading: 'The fee for an answer',
        prices: [
          {
            amount: '{prices.question}',
            unit: '{services.question}',
            description: 'Examination, talk, and a written answer.',
          },
        ],
        terms: ['Agreed in writing', 'Nothing added without asking', VAT],
        facts: [],
        actions: [BOOK],
      },
      {
        kind: 'faq',
        id: 'questions',
        heading: 'Often asked',
        questions: [
          {
            question: 'May I pass the opinion on?',
            answer:
              'To everybody who takes part in your decision, yes. It is written for your case, though, and seldom fits another one exactly.',
          },
          {
            question: 'And if the question turns out to be bigger?',
            answer: 'I tell you before more work is done, and you decide how far I should go.',
          },
        ],
      },
      {
        kind: 'cta',
        id: 'book',
        heading: 'Which decision is ahead of you?',
        actions: [BOOK],
        note: 'The talk is free and commits you to nothing.',
      },
    ],
  },
  'ongoing-care': {
    path: '/services/ongoing-care',
    meta: {
      title: '{services.care} by {ownerName}',
      description:
        'Recurring tasks in {own.field} from one source: a fixed amount each month, a calendar of deadlines, and one person who knows your affairs.',
    },
    service: {
      serviceType: 'Ongoing care in {own.field}',
      description: 'Recurring tasks, deadlines and questions throughout the year.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.care}',
        title: 'Recurring tasks, done before you think of them',
        lead: 'Some tasks come back each month or each year. I handle them by a plan that we make together, and get in touch when something changes.',
        actions: [BOOK],
      },
      {
        kind: 'features',
        id: 'content',
        heading: 'Included',
        cards: [
          {
            icon: 'calendar',
            title: 'A calendar of deadlines',
            description: 'In January you know what I will need from you in November.',
          },
          {
            icon: 'repeat',
            title: '[Recurring task]',
            description: '[What you handle each month or year, and what your clients see of it]',
          },
          {
            icon: 'phone',
            title: 'Short questions in between',
            description: 'A call or a mail is included, unless its answer needs an examination of its own.',
          },
          {
            icon: 'people',
            title: 'One talk a year',
            description: 'We look back and ahead: what has changed, and what are you planning?',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'steps',
        heading: 'The beginning',
        steps: [
          { title: 'First talk', details: ['We settle what there is to do, and what you would rather do yourself.'] },
          { title: 'Agreement', details: ['Tasks, deadlines and the amount fit on two pages.'] },
          {
            title: 'Handover',
            details: ['On request I collect your papers from the previous office. You need not attend to it.'],
          },
        ],
      },
      {
        kind: 'pricing',
        id: 'fee',
        heading: 'An amount you can plan with',
        prices: [
          {
            amount: '{prices.care}',
            unit: '{services.care}',
            description: 'All agreed tasks, and short questions.',
          },
        ],
        terms: ['Ends with any month', 'Reviewed each year', VAT],
        facts: [
          {
            title: 'What the amount depends on',
            description: '[Volume, number of items, statutory fees: what makes the difference with you]',
          },
        ],
        actions: [BOOK],
      },
      {
        kind: 'cta',
        id: 'book',
        heading: 'What would you like off your mind?',
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
        'Preparing applications, checking notices, filing objections: {ownerName} takes over the letters and watches every deadline until it is decided.',
    },
    service: {
      serviceType: 'Representation in matters of {own.field}',
      description: 'Applications, checks of official notices, and correspondence with the office in charge.',
    },
    homeLink: HOME,
    sections: [
      {
        kind: 'hero',
        id: 'hero',
        eyebrow: '{services.cases}',
        title: 'Talking to the office that decides',
        lead: 'Forms, evidence, queries: I know the routes and the language. You learn what the prospects are before you begin.',
        actions: [BOOK],
      },
      {
        kind: 'features',
        id: 'content',
        heading: 'My part',
        cards: [
          {
            icon: 'document',
            title: 'Applications',
            description: 'Complete and reasoned, so that no round of queries is lost.',
          },
          {
            icon: 'scale',
            title: 'Checks of notices',
            description: 'Are the facts, the sums and the reasons right? You get a clear yes or no.',
          },
          {
            icon: 'mail',
            title: 'Correspondence',
            description: 'Official letters come to me. You get a copy, with one sentence about it.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'steps',
        heading: 'Planned from the deadline',
        steps: [
          { title: 'Keep the deadline', details: ['On the same day, if need be. Reasons can follow.'] },
          {
            title: 'Weigh the prospects',
            details: ['You hear what speaks for it and against it, and the most it can cost.'],
          },
          { title: 'Give reasons', details: ['You read every draft before it goes out.'] },
          { title: 'Decision', details: ['We discuss the outcome, and whether to stop there.'] },
        ],
      },
      {
        kind: 'pricing',
        id: 'fee',
        heading: 'The fee for a case',
        prices: [
          {
            amount: '{prices.case}',
            unit: '{services.cases}',
            description: 'Preparation, filing, and queries up to the first decision.',
          },
        ],
        terms: ['Prospects before instruction', 'Every draft for you to read', VAT],
        facts: [],
        actions: [BOOK],
      },
      {
        kind: 'list',
        id: 'limits',
        heading: 'Beyond my control',
        tone: 'limits',
        items: [
          { title: 'The outcome', description: 'Others decide. I can promise care and speed.' },
          {
            title: 'The duration',
            description: 'Authorities keep their own time. I ask as soon as that is permitted and useful.',
          },
        ],
      },
      {
        kind: 'cta',
        id: 'book',
        heading: 'Is there a letter on your desk?',
        actions: [BOOK],
        note: 'When you book, name the date by which a reply is due.',
      },
    ],
  },
};
