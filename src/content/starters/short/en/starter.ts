import { governingLaw } from '#content/languages/en/governing-law.ts';
import { pack } from '#content/languages/en/pack.ts';
import { branding, facts } from '#content/starters/short/same.ts';
import { compose, type Starter } from '#content/starters/starter.ts';
import { answers } from './answers.ts';

const BOOK = { label: 'Book a call', href: '/calendar' };

/** A home page, a page about the owner, one service and a contact form. */
export const STARTER: Starter = {
  documents: compose(pack.documents, {
    facts: {
      ...facts,
      area: { name: '[Town]' },
      prices: [{ name: '[Your service]', amount: 0, kind: 'fixed', id: 'service' }],
      own: [
        { name: 'profession', value: '[your profession]' },
        { name: 'reply', value: 'one business day' },
      ],
    },
    branding: { ...branding, portrait: { ...branding.portrait, alt: 'Portrait of {name}, drawn in lines' } },
    site: {
      menu: {
        groups: [
          {
            title: 'Pages',
            links: [
              { label: 'Home', href: '/' },
              { label: 'About me', href: '/about' },
            ],
          },
        ],
      },
      floatingButton: BOOK,
      footer: {
        line: 'Your {own.profession} in {area.name}',
        groups: [
          {
            title: 'At a glance',
            links: [
              { label: 'About me', href: '/about' },
              { label: 'Book a call', href: '/calendar' },
              { label: '{meeting.strategyName}', href: '/strategy-session' },
            ],
          },
        ],
      },
      business: { jobTitle: '{own.profession}' },
    },
    services: {
      services: [
        {
          id: 'service',
          name: '[Your service]',
          text: '[What you do, for whom, and what changes as a result]',
          icon: 'check',
          path: '/service',
          price: '{prices.service}',
          isShown: true,
        },
      ],
    },
    home: {
      meta: {
        title: '{brand}: {own.profession} in {area.name}',
        description:
          '{ownerName}, {own.profession} in {area.name}: what I offer, what it costs, and how to book a first call with me.',
      },
      parts: [{ kind: 'about' }, { kind: 'portfolio' }, { kind: 'contact' }],
      hero: {
        kicker: '{own.profession} in {area.name}',
        title: '[The result,',
        titleEmphasis: 'in a few words]',
        tagline:
          '[Whom you help, and with what.] The first call takes {meeting.consultation} minutes and costs nothing.',
        services: { label: 'Book a free call', href: '/calendar' },
        call: { label: 'My service', href: '/#portfolio' },
        stats: [
          { figure: '{meeting.consultation}', unit: 'minutes for a first call' },
          { figure: '1', unit: 'person from start to finish' },
        ],
      },
      about: {
        title: 'You talk to me',
        lead: 'I am {ownerName}. [What you do, and since when.]',
        paragraphs: ['I take the call and do the work.'],
        specialisationsTitle: 'What I offer',
        photo: { href: '/about', caption: 'More about me' },
      },
      portfolio: {
        title: 'What I do for you',
        lead: 'You know what you get and what it costs before you decide.',
        linkLabel: 'How it works',
      },
      voiceAi: {
        label: 'Book a call',
        title: 'The first call is free',
        lead: 'In {meeting.consultation} minutes we find out whether I can help you.',
        points: ['Free, with no obligation'],
        prices: [{ figure: '{prices.service}', unit: 'afterwards' }],
        rings: ['Message', 'Call', 'Quote', 'Work'],
      },
      blog: {
        title: 'From my work',
        arePostsShown: true,
        comingSoon: 'First articles coming soon',
        lead: 'Notes, and answers to common questions.',
      },
      chat: {
        label: 'Questions',
        title: 'Ask a question',
        lead: 'The chatbot answers from this website.',
        withoutScript: 'The chatbot needs JavaScript. You can also write to {email}.',
        book: BOOK,
        notes: ['If it does not know, it says so.'],
      },
      contact: {
        title: 'What is it about?',
        lead: 'A line or two is enough.',
        promise: { figure: 'A personal reply', text: 'You hear back within {own.reply}.' },
        bookings: [{ ...BOOK, note: '{meeting.consultation} minutes, {meeting.way}, free' }],
      },
    },
    'contact-form': {
      isServiceRequired: false,
      isPhoneAsked: true,
      isBudgetAsked: false,
      budgets: [
        { value: 'small', label: 'up to {budget.small}' },
        { value: 'medium', label: '{budget.small} to {budget.medium}' },
        { value: 'large', label: 'more than {budget.medium}' },
      ],
      messagePlaceholder: '[A sentence that a client of yours might write]',
    },
    about: {
      meta: {
        title: 'About {ownerName}: {own.profession} in {area.name}',
        description:
          'Who {ownerName} is and how I work: a price before I begin, clear answers, and one person from start to finish.',
      },
      heading: '[One sentence about what you stand for]',
      lead: 'I am {ownerName}, {own.profession} in {area.name}.',
      stats: [
        { figure: '1', label: 'Person', detail: 'From the first call to the result.' },
        { figure: '{meeting.consultation}', label: 'Minutes for a first call', detail: 'Free.' },
      ],
      story: {
        heading: 'How I came to this work',
        paragraphs: ['[Your story in three or four sentences: training, jobs, and what they taught you.]'],
      },
      specialisations: { heading: 'What I offer', lead: 'One thing that I do well.' },
      philosophy: {
        heading: 'How I work',
        lead: 'Three rules for every project.',
        items: [
          { title: 'The price first', text: 'You know what it costs before I begin.' },
          {
            title: 'Clear answers',
            text: 'If I cannot help, I tell you in the first call.',
          },
          { title: 'Confidential', text: 'What you tell me stays between us.' },
        ],
      },
      callToAction: {
        heading: 'Tell me what it is about',
        text: 'The first call is free.',
        buttons: [{ ...BOOK, detail: '{meeting.consultation} minutes, {meeting.way}.' }],
      },
    },
    calendar: {
      meta: {
        title: 'Book a free first call with {ownerName}',
        description:
          'Choose a time for a call of {meeting.consultation} minutes with {ownerName}: free, with no obligation, and nothing to prepare.',
      },
      eyebrow: 'First call',
      heading: 'Book a free call',
      lead: 'You tell me what it is about, and hear whether I can help and what it costs.',
      facts: ['{meeting.consultation} minutes', '{meeting.Way}', 'Free'],
      sections: [],
      scheduler: {
        title: 'Choose a time',
        frameTitle: 'Calendar for the first call',
        fallback: 'Choose a time on the booking page.',
        button: 'Open the booking page',
      },
      note: { heading: 'One to one', text: 'You talk to {ownerName}. There is nothing to prepare.' },
      alternative: {
        text: 'Prefer to write?',
        link: { label: 'Send a message', href: '/#contact' },
      },
    },
    'strategy-session': {
      meta: {
        title: '{meeting.strategyName} with {ownerName}',
        description:
          '{meeting.strategyName}: {meeting.strategy} minutes with {ownerName}. Choose a free day and a time that suits you, and book it on this page.',
      },
      eyebrow: 'Booking',
      heading: '{meeting.strategyName}',
      lead: 'Choose a day and a time that suit you.',
      facts: ['{meeting.strategy} minutes', '{meeting.strategyPrice}'],
      sections: [],
      scheduler: {
        title: 'Choose a time',
        frameTitle: 'Calendar: {meeting.strategyName}',
        fallback: 'Choose a time on the booking page.',
        button: 'Open the booking page',
      },
      note: { heading: 'Questions first?', text: 'Write to {email}.' },
      alternative: { text: 'Not sure what you need yet?', link: { label: 'Book a free call', href: '/calendar' } },
    },
    booking: { meetings: { consultation: 'Free first call', strategy: '{meeting.strategyName}' } },
    blog: {
      isLinkedEmpty: false,
      meta: {
        title: 'Blog by {ownerName}: notes from my work',
        description:
          'Notes by {ownerName}, {own.profession} in {area.name}: answers to common questions, and examples from my work.',
      },
      title: 'From my work',
      lead: 'Notes, and answers to common questions.',
      empty: { link: BOOK },
      post: { nextStep: { heading: 'Do you have a question about this?', link: BOOK } },
      llms: 'Notes, and answers to common questions.',
      feeds: { description: 'Notes, and answers to common questions.' },
    },
    chat: {
      greeting: 'Hello! Ask me about the service, its price or a call.',
      questions: ['What do you offer?', 'What does it cost?', 'How do I book a call?'],
      buttons: { consultation: 'Book a call', strategy: 'Book a call', 'voice-ai': 'Book a call' },
      pages: [
        { label: 'Book a call', href: '/calendar' },
        { label: 'About me', href: '/about' },
        { label: 'Contact form', href: '/#contact' },
      ],
      replies: { askedBooking: ['book'] },
    },
    'terms-of-service': {
      label: 'Terms of Service',
      meta: {
        title: 'Terms of Service of {brand}',
        description:
          'The terms I work under, short and plain: orders, prices, payment within {payment.days} days, and liability.',
      },
      eyebrow: 'Legal',
      title: 'Terms of Service',
      summary: 'The terms I work under. What we agree in writing takes precedence.',
      effectiveLabel: 'Effective date',
      effectiveDate: '2025-06-10',
      updatedLabel: 'Last updated',
      lastUpdated: '2025-06-10',
      contents: 'On this page',
      sections: [
        {
          id: 'orders',
          heading: 'Orders',
          blocks: [
            {
              text: 'You order by accepting my written quote; an email is enough. It says what is included, when, and at what price.',
            },
            ...governingLaw,
            { text: 'As a consumer you keep the rights that the law where you live gives you.' },
          ],
        },
        {
          id: 'payment',
          heading: 'Payment',
          blocks: [{ text: '{payment.vat}. Invoices are due within {payment.days} days of receipt.' }],
        },
        {
          id: 'liability',
          heading: 'Liability',
          blocks: [
            { text: 'As far as the law allows, my liability is limited to what you paid me for the work in question.' },
          ],
        },
      ],
    },
    mails: {
      meetings: {
        consultation: { name: 'Free first call', inSentence: 'free first call' },
        strategy: { name: 'Longer call', inSentence: 'longer call' },
      },
    },
    answers,
    synonyms: {
      groups: [
        'price, cost, fee, expensive, pay, charge',
        'call, meeting, appointment',
        'service, services, offer, work',
        'move, reschedule, postpone, cancel',
        'data, privacy, store, delete',
      ],
    },
  }),
  pages: {
    service: {
      path: '/service',
      meta: {
        title: '{services.service} in {area.name}: how it works, what it costs',
        description:
          '{services.service} by {ownerName} in {area.name}: what you get, how it works, what it costs, and what I need from you.',
      },
      service: { serviceType: '{services.service}', description: '[Your service in one sentence]' },
      homeLink: { label: 'Back to Home', position: 'top' },
      sections: [
        {
          kind: 'hero',
          id: 'hero',
          eyebrow: '{services.service}',
          title: '[The result that a client gets, in one sentence]',
          lead: '[Whose problem you solve, how you do it, and what changes as a result]',
          actions: [BOOK],
        },
        {
          kind: 'features',
          id: 'contents',
          heading: 'What you get',
          cards: [
            { icon: 'check', title: '[First benefit]', description: '[What nobody has to do any more]' },
            { icon: 'clock', title: '[Second benefit]', description: '[How long it takes]' },
            { icon: 'shield', title: '[Third benefit]', description: '[What a client can rely on]' },
          ],
        },
        {
          kind: 'steps',
          id: 'process',
          heading: 'How it works',
          steps: [
            {
              title: 'Call',
              details: ['{meeting.consultation} minutes, free. You tell me what it is about.'],
            },
            { title: 'Quote', details: ['What you get, when, and at what price. Then you decide.'] },
            { title: 'Work', details: ['[What you do, and what the client sees of it]'] },
          ],
        },
        {
          kind: 'pricing',
          id: 'price',
          heading: 'What it costs',
          prices: [{ amount: '{prices.service}', unit: '{services.service}', description: '[What it includes]' }],
          terms: ['Price agreed in advance', '{payment.vat}'],
          facts: [],
          actions: [BOOK],
        },
        {
          kind: 'cta',
          id: 'book',
          heading: 'What is it about?',
          actions: [BOOK],
          note: 'The first call is free.',
        },
      ],
    },
  },
  templates: pack.templates,
};
