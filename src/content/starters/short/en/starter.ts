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
      own: [],
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
        line: '[Your profession] in {area.name}',
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
      business: { jobTitle: '[Your profession]' },
    },
    services: {
      services: [
        {
          id: 'service',
          name: '[Your service]',
          text: '[What you do, for whom, and what is different afterwards]',
          icon: 'check',
          path: '/service',
          price: '{prices.service}',
          isShown: true,
        },
      ],
    },
    home: {
      meta: {
        title: '{brand}: [Your profession] in {area.name}',
        description:
          '{ownerName}, [Your profession] in {area.name}: what I offer, what it costs, and how to book a first call with me.',
      },
      parts: [{ kind: 'about' }, { kind: 'portfolio' }, { kind: 'contact' }],
      hero: {
        kicker: '[Your profession] in {area.name}',
        title: '[The result,',
        titleEmphasis: 'in a few words]',
        tagline:
          '[Whom you help, and with what.] The first call takes {meeting.consultation} minutes and costs nothing.',
        services: { label: 'My service', href: '/#portfolio' },
        call: { label: 'Contact', href: '/#contact' },
        stats: [
          { figure: '{meeting.consultation}', unit: 'minutes for a first call' },
          { figure: '1', unit: 'person from start to end' },
        ],
      },
      about: {
        title: 'You talk to me',
        lead: 'I am {ownerName}. [What you do, and since when.]',
        paragraphs: ['Whoever reads your message also takes the call and does the work.'],
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
        title: 'A call costs nothing',
        lead: 'In {meeting.consultation} minutes we find out whether I can help you.',
        points: ['Free, without obligation'],
        prices: [{ figure: '{prices.service}', unit: 'afterwards' }],
        rings: ['Message', 'Call', 'Offer', 'Work'],
      },
      blog: {
        title: 'From my work',
        arePostsShown: true,
        comingSoon: 'The first articles are being written',
        lead: 'Notes, and answers to questions that I often hear.',
      },
      chat: {
        label: 'Questions',
        title: 'Ask away',
        lead: 'The chatbot answers with what this site says.',
        withoutScript: 'The chatbot needs JavaScript. Without it, write to {email}.',
        book: BOOK,
        notes: ['Where it has no answer, it says so.'],
      },
      contact: {
        title: 'What is it about?',
        lead: 'A line or two is enough, and I read it myself.',
        promise: { figure: '1 working day', text: 'and you have an answer' },
        bookings: [{ ...BOOK, note: '{meeting.consultation} minutes, free' }],
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
        title: 'About {ownerName}: [Your profession] in {area.name}',
        description:
          'Who {ownerName} is, how I work, and the rules that I keep: a price beforehand, clear answers, and one person from start to end.',
      },
      heading: '[One sentence about what you stand for]',
      lead: 'I am {ownerName}, [your profession] in {area.name}.',
      stats: [
        { figure: '1', label: 'Person', detail: 'From the first call to the result.' },
        { figure: '1 day', label: 'To an answer', detail: 'To every message, on working days.' },
      ],
      story: {
        heading: 'How I came to this work',
        paragraphs: ['[Your way in three or four sentences: training, places of work, and what they taught you.]'],
      },
      specialisations: { heading: 'What I offer', lead: 'One thing that I do well.' },
      philosophy: {
        heading: 'Three rules that I keep',
        lead: 'They hold for every job.',
        items: [
          { title: 'The price first', text: 'You know what it costs before I begin.' },
          {
            title: 'Clear answers',
            text: 'If I am the wrong person for you, I say so in the first call.',
          },
          { title: 'In confidence', text: 'What you tell me stays with me.' },
        ],
      },
      callToAction: {
        heading: 'Tell me what it is about',
        text: 'The first call is free.',
        buttons: [{ ...BOOK, detail: '{meeting.consultation} minutes, without obligation.' }],
      },
    },
    calendar: {
      meta: {
        title: 'Book a free first call with {ownerName}',
        description:
          'Choose a time for a call of {meeting.consultation} minutes with {ownerName}: free, without obligation, and with nothing to prepare.',
      },
      eyebrow: 'First call',
      heading: 'Book a free call',
      lead: 'You say what it is about. Afterwards you know whether I can help you, and what it costs.',
      facts: ['{meeting.consultation} minutes', 'Free', 'Without obligation'],
      sections: [],
      scheduler: {
        title: 'Choose a time',
        frameTitle: 'Calendar for the call of {meeting.consultation} minutes',
        fallback: 'Choose a time for the call on the booking page.',
        button: 'To the booking page',
      },
      note: { heading: 'With me in person', text: 'You talk to {ownerName}. There is nothing to prepare.' },
      alternative: {
        text: 'Would you rather write? I answer within a working day.',
        link: { label: 'To the contact form', href: '/#contact' },
      },
    },
    'strategy-session': {
      meta: {
        title: '{meeting.strategyName} with {ownerName}',
        description:
          '{meeting.strategyName}: {meeting.strategy} minutes with {ownerName}, for questions that need more than a first call. Choose a time.',
      },
      eyebrow: '{meeting.strategyName}',
      heading: 'More time for you',
      lead: '{meeting.strategy} minutes, when there is more to talk about.',
      facts: ['{meeting.strategy} minutes'],
      sections: [],
      scheduler: {
        title: 'Choose a time',
        frameTitle: 'Calendar for the call of {meeting.strategy} minutes',
        fallback: 'Choose a time for the call on the booking page.',
        button: 'To the booking page',
      },
      note: { heading: 'With me in person', text: 'You talk to {ownerName}.' },
      alternative: { text: 'No exact question yet?', link: { label: 'To the free call', href: '/calendar' } },
    },
    booking: { meetings: { consultation: 'First call', strategy: '{meeting.strategyName}' } },
    blog: {
      isLinkedEmpty: false,
      meta: {
        title: 'Blog by {ownerName}: notes from my work',
        description:
          'Notes by {ownerName}, [your profession] in {area.name}: answers to common questions, and examples from my work in plain words.',
      },
      title: 'From my work',
      lead: 'Notes, and answers to questions that I often hear.',
      empty: { link: BOOK },
      post: { nextStep: { heading: 'Do you have a question about this?', link: BOOK } },
      llms: 'Notes, and answers to questions that I often hear.',
      feeds: { description: 'Notes, and answers to questions that I often hear.' },
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
      label: 'Terms',
      meta: {
        title: 'Terms of service of {brand}',
        description:
          'The terms on which I work, in short and plain words: orders, prices, payment within {payment.days} days, and liability.',
      },
      eyebrow: 'Legal',
      title: 'Terms',
      summary: 'The terms on which I work. What we agree in writing comes first.',
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
              text: 'An order is made when you accept my written offer; an email is enough. The offer says what is included, when, and at what price.',
            },
          ],
        },
        {
          id: 'payment',
          heading: 'Payment',
          blocks: [{ text: '{payment.vat}. Invoices are due within {payment.days} days of receipt.' }],
        },
        { id: 'liability', heading: 'Liability', blocks: [{ text: 'For damage I answer as the law says.' }] },
      ],
    },
    mails: {
      meetings: {
        consultation: { name: 'First call', inSentence: 'first call' },
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
        title: '[Your service] in {area.name}: how it works, and its price',
        description:
          '[Your service] by {ownerName} in {area.name}: what you get, how it works, what it costs, and what I need from you.',
      },
      service: { serviceType: '[Your service]', description: '[Your service in one sentence]' },
      homeLink: { label: 'Back to Home', position: 'top' },
      sections: [
        {
          kind: 'hero',
          id: 'hero',
          eyebrow: '[Your service]',
          title: '[The result that a client gets, in one sentence]',
          lead: '[Whose problem you solve, how you do it, and what is different afterwards]',
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
              details: ['{meeting.consultation} minutes, free. You say what it is about.'],
            },
            { title: 'Offer', details: ['What you get, when, and at what price, in writing. Then you decide.'] },
            { title: 'Work', details: ['[What you do, and what the client sees of it]'] },
          ],
        },
        {
          kind: 'pricing',
          id: 'price',
          heading: 'What it costs',
          prices: [{ amount: '{prices.service}', unit: '{services.service}', description: '[What it includes]' }],
          terms: ['Price before the order', '{payment.vat}'],
          facts: [],
          actions: [BOOK],
        },
        {
          kind: 'cta',
          id: 'book',
          heading: 'What is it about?',
          actions: [BOOK],
          note: 'Free, and without obligation.',
        },
      ],
    },
  },
  templates: pack.templates,
};
