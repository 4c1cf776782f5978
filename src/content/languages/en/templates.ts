import type { LandingDocument } from '#content/landing.schema.ts';

const frame = {
  path: '/new-page',
  label: 'New page',
  meta: { title: 'New page', description: '[Say in one or two sentences what this page offers, and to whom.]' },
  service: {
    serviceType: 'Consulting',
    description: '[Say in one or two sentences what this page offers, and to whom.]',
  },
  homeLink: { label: 'Back to Home', position: 'top' },
} satisfies Omit<LandingDocument, 'sections'>;

const hero = {
  kind: 'hero',
  id: 'hero',
  eyebrow: '[Name of the service]',
  title: '[The result that a client gets, in one sentence]',
  lead: '[Say whose problem this solves, how you solve it and what changes afterwards. Three sentences are enough.]',
  actions: [{ label: 'Book a call', href: '/calendar' }],
} satisfies LandingDocument['sections'][number];

const cta = {
  kind: 'cta',
  id: 'book',
  heading: '[Ask the question that starts the conversation]',
  intro: '[Say what happens in the first call, and what it costs.]',
  actions: [{ label: 'Book a call', href: '/calendar' }],
} satisfies LandingDocument['sections'][number];

/** A service in short. */
const landing: LandingDocument = {
  ...frame,
  sections: [
    hero,
    {
      kind: 'features',
      id: 'features',
      heading: 'What you get',
      intro: '[Say in one sentence what the cards below have in common.]',
      cards: [
        {
          icon: 'check',
          title: '[First benefit]',
          description: '[Describe it by what the client no longer has to do.]',
        },
        {
          icon: 'clock',
          title: '[Second benefit]',
          description: '[Name a figure if you have one, and where it is from.]',
        },
        { icon: 'shield', title: '[Third benefit]', description: '[Answer the worry that you hear most often.]' },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'How we work together',
      steps: [
        { title: 'Talk', details: ['[Say how long the first call takes, and what you need to know.]'] },
        { title: 'Build', details: ['[Say what you do, and what the client sees while you do it.]'] },
        { title: 'Hand over', details: ['[Say what the client has at the end, and who looks after it.]'] },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions clients ask',
      questions: [
        { question: 'What does it cost?', answer: '[Give a price, or say what the price depends on.]' },
        { question: 'How long does it take?', answer: '[Give a range, and say what makes it shorter or longer.]' },
        { question: 'What do you need from me?', answer: '[List it, so that nobody is surprised later.]' },
      ],
    },
    cta,
  ],
};

/** Sections with clients' words and with achievements. */
const proof: LandingDocument = {
  ...frame,
  sections: [
    hero,
    {
      kind: 'stats',
      id: 'figures',
      label: 'Results',
      heading: 'Results in figures',
      stats: [
        { stat: '[00]', description: '[Say what the figure counts, and over what time]' },
        { stat: '[00 %]', description: '[Say what changed, compared with before]' },
        { stat: '[00]', description: '[Say what is left to do by hand]' },
      ],
    },
    {
      kind: 'caseStudy',
      id: 'case-study',
      heading: '[Say in one sentence what changed for the client]',
      client: '[Name of the client, trade and size]',
      challenge: "[Describe the client's situation in two sentences, and what it cost them.]",
      solution: '[Describe what you did, in the order in which you did it.]',
      result: '[Describe what is different today. Only write what the client has agreed to.]',
      figures: [
        { figure: '[00]', description: '[A figure from before]' },
        { figure: '[00]', description: '[The same figure today]' },
      ],
    },
    {
      kind: 'testimonial',
      id: 'testimonial',
      quote: '[Put two or three sentences here in the words of the client, and ask for permission first.]',
      name: '[Name of the client]',
      role: '[Role]',
      company: '[Company]',
    },
    cta,
  ],
};

/** The page of a service that the owner has added, complete with what is said of the service: it is published at once. */
const service: LandingDocument = {
  path: '/services/new',
  meta: { title: '{service.name} | {brand}', description: '{service.text}' },
  service: { serviceType: '{service.name}', description: '{service.text}' },
  homeLink: frame.homeLink,
  sections: [
    { ...hero, eyebrow: 'Service', title: '{service.name}', lead: '{service.text}' },
    {
      kind: 'list',
      id: 'contents',
      label: 'Included',
      heading: 'What you get',
      tone: 'gains',
      items: [{ title: '[What a client gets]' }],
    },
    {
      kind: 'pricing',
      id: 'price',
      heading: 'What it costs',
      prices: [{ amount: '{service.price}', unit: '{service.name}' }],
      terms: ['{payment.vat}'],
      facts: [],
      actions: hero.actions,
    },
    {
      kind: 'cta',
      id: 'book',
      heading: 'Shall we talk?',
      intro:
        'The first call: {meeting.consultation} minutes, {meeting.way}. You say what you need and ask your questions.',
      actions: cta.actions,
    },
  ],
};

/** Documents that a new page can start with. */
export const templates = {
  landing,
  proof,
  blank: { ...frame, sections: [hero, cta] } satisfies LandingDocument,
  service,
};
