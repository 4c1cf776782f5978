import { pack } from '#content/languages/en/pack.ts';
import { branding, facts } from '#content/starters/adviser/same.ts';
import { compose, type Starter } from '#content/starters/starter.ts';
import { about } from './about.ts';
import { answers } from './answers.ts';
import { calendar, strategySession } from './booking-pages.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';
import { services } from './services.ts';
import { synonyms } from './synonyms.ts';
import { termsOfService } from './terms-of-service.ts';

const BOOK = { label: 'Book a first meeting', href: '/calendar' };

/** A practice of one person: three services, a second opinion as a paid meeting, duties of information. */
export const STARTER: Starter = {
  documents: compose(pack.documents, {
    facts: {
      ...facts,
      area: { name: '[Town]' },
      prices: [
        { name: 'Advice on one question', amount: 0, kind: 'fixed', id: 'question' },
        { name: 'Ongoing support', amount: 0, unit: 'per month', kind: 'fixed', id: 'care' },
        { name: 'Applications and cases', amount: 0, kind: 'fixed', id: 'case' },
        { name: 'Second opinion', amount: 0, kind: 'fixed', id: 'opinion' },
      ],
      own: [
        { name: 'profession', value: '[your profession]' },
        { name: 'field', value: '[your field]' },
        { name: 'reply', value: 'one business day' },
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
              { label: 'Questions', href: '/#faq' },
            ],
          },
        ],
      },
      floatingButton: BOOK,
      footer: {
        line: 'Practice of {ownerName}, {own.profession}',
        groups: [
          {
            title: 'At a glance',
            links: [
              { label: 'About me', href: '/about' },
              { label: 'News', href: '/blog' },
              { label: 'Free first meeting', href: '/calendar' },
              { label: '{meeting.strategyName}', href: '/strategy-session' },
            ],
          },
        ],
      },
      business: { jobTitle: '{own.profession}' },
    },
    services,
    home,
    'contact-form': {
      isServiceRequired: false,
      isPhoneAsked: true,
      isBudgetAsked: false,
      budgets: [
        { value: 'small', label: 'up to {budget.small}' },
        { value: 'medium', label: '{budget.small} to {budget.medium}' },
        { value: 'large', label: 'more than {budget.medium}' },
      ],
      successText: 'Thank you for your message. You will hear back within {own.reply}.',
      messagePlaceholder: 'A letter arrived last week, and I have to reply by the end of the month …',
    },
    about,
    calendar,
    'strategy-session': strategySession,
    booking: { meetings: { consultation: 'Free first meeting', strategy: '{meeting.strategyName}' } },
    blog: {
      isLinkedEmpty: false,
      meta: {
        title: 'News from {brand}, in plain words',
        description:
          'What changes in {own.field}, which dates are coming up, and what clients ask most often: short and clear, by {ownerName}.',
      },
      title: 'News in plain words',
      lead: 'Changes, dates and common questions.',
      empty: { link: BOOK },
      post: { nextStep: { heading: 'Does this affect you too?', link: BOOK } },
      llms: 'Changes, dates and common questions, explained in general terms.',
      feeds: { description: 'Changes, dates and common questions, explained in general terms.' },
    },
    chat: {
      greeting: 'Hello! Ask me about services, fees, the documents you need, or an appointment.',
      questions: ['What can you help me with?', 'How much is your advice?', 'What happens in the first meeting?'],
      buttons: {
        consultation: 'Book a first meeting',
        strategy: 'Book a second opinion',
        'voice-ai': 'Book a first meeting',
      },
      pages: [
        { label: 'Free first meeting', href: '/calendar' },
        { label: '{meeting.strategyName}', href: '/strategy-session' },
        { label: 'About me', href: '/about' },
        { label: 'News', href: '/blog' },
        { label: 'Contact form', href: '/#contact' },
      ],
      replies: { askedBooking: ['appointment', 'first-talk'] },
    },
    'terms-of-service': termsOfService,
    mails: {
      contact: { received: 'Your message has arrived. You will hear back within {own.reply}.' },
      meetings: {
        consultation: { name: 'Free first meeting', inSentence: 'free first meeting' },
        strategy: { name: 'Second opinion', inSentence: 'second opinion meeting' },
      },
    },
    answers,
    synonyms,
  }),
  pages,
  templates: pack.templates,
};
