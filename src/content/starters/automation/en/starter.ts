import { pack } from '#content/languages/en/pack.ts';
import { branding, facts } from '#content/starters/automation/same.ts';
import { compose, type Starter } from '#content/starters/starter.ts';
import { about } from './about.ts';
import { answers } from './answers.ts';
import { calendar, strategySession } from './booking-pages.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';
import { services } from './services.ts';
import { synonyms } from './synonyms.ts';
import { termsOfService } from './terms-of-service.ts';

const BOOK = { label: 'Book a first call', href: '/calendar' };

/** A consultant of one person for AI and automation: three services with pages, one by the hour, and a free first call. */
export const STARTER: Starter = {
  documents: compose(pack.documents, {
    facts: {
      ...facts,
      area: { name: '[Town]' },
      prices: [
        { name: 'Phone, setup', amount: 0, kind: 'fixed', id: 'phoneSetup' },
        { name: 'Phone, service', amount: 0, unit: 'per month', kind: 'fixed', id: 'phoneMonth' },
        { name: 'One task automated', amount: 0, kind: 'from', id: 'workflow' },
        { name: 'Document and website assistant', amount: 0, kind: 'from', id: 'assistant' },
        { name: 'Help by the hour', amount: 0, unit: 'per hour', kind: 'fixed', id: 'hour' },
      ],
      own: [
        { name: 'fieldOfWork', value: 'AI and automation' },
        { name: 'customers', value: 'small businesses' },
        { name: 'reply', value: '[time until your reply, for example: one business day]' },
      ],
    },
    branding: { ...branding, portrait: { ...branding.portrait, alt: 'Portrait of {ownerName}, drawn in lines' } },
    site: {
      menu: {
        groups: [
          {
            title: 'Pages',
            links: [
              { label: 'Home', href: '/' },
              { label: 'About me', href: '/about' },
              { label: 'First call', href: '/calendar' },
              { label: '{meeting.strategyName}', href: '/strategy-session' },
              { label: 'From my work', href: '/blog' },
              { label: 'Questions', href: '/#questions' },
            ],
          },
        ],
      },
      floatingButton: BOOK,
      footer: {
        line: '{own.fieldOfWork} for {own.customers} in {area.name}',
        groups: [
          {
            title: 'At a glance',
            links: [
              { label: 'About me', href: '/about' },
              { label: 'From my work', href: '/blog' },
              { label: 'First call', href: '/calendar' },
              { label: '{meeting.strategyName}', href: '/strategy-session' },
            ],
          },
        ],
      },
      business: { jobTitle: '{own.fieldOfWork}' },
    },
    services,
    home,
    'contact-form': {
      isServiceRequired: false,
      budgets: [
        { value: 'small', label: 'up to {budget.small}' },
        { value: 'medium', label: '{budget.small} to {budget.medium}' },
        { value: 'large', label: 'more than {budget.medium}' },
      ],
      successText: 'Thank you for your message. You will hear back within {own.reply}.',
      messagePlaceholder: 'There are five of us, and we write the same emails every day …',
    },
    about,
    calendar,
    'strategy-session': strategySession,
    booking: { meetings: { consultation: 'Free first call', strategy: '{meeting.strategyName}' } },
    blog: {
      isLinkedEmpty: false,
      meta: {
        title: 'Notes by {ownerName} for {own.customers}',
        description:
          '{own.fieldOfWork} for {own.customers}: short posts by {ownerName} on what can be automated and what cannot.',
      },
      title: 'From my work',
      lead: 'What can be automated, and what cannot.',
      empty: { link: BOOK },
      post: { nextStep: { heading: 'Does this happen in your business too?', link: BOOK } },
      llms: '{own.fieldOfWork} for {own.customers}, in plain words.',
      feeds: { description: '{own.fieldOfWork} for {own.customers}, in plain words.' },
    },
    chat: {
      greeting: 'Hello! Ask me what can be automated, what it costs, or how it works.',
      questions: ['What do you offer?', 'What does it cost?', 'What happens to our data?'],
      buttons: {
        consultation: 'Book a first call',
        strategy: 'Book a call',
        'voice-ai': 'Book a first call',
      },
      pages: [
        { label: 'First call', href: '/calendar' },
        { label: 'About me', href: '/about' },
        { label: 'From my work', href: '/blog' },
        { label: 'Contact form', href: '/#contact' },
      ],
      replies: { askedBooking: ['appointment', 'first-call'] },
    },
    'terms-of-service': termsOfService,
    mails: {
      contact: { received: 'Your message has arrived. You will hear back within {own.reply}.' },
      meetings: {
        consultation: { name: 'Free first call', inSentence: 'free first call' },
        strategy: { name: 'Longer call', inSentence: 'longer call' },
      },
    },
    answers,
    synonyms,
  }),
  pages,
  templates: pack.templates,
};
