import type * as z from 'zod';
import type { DocumentGroup } from '#shared/content.ts';
import { AboutDocument } from './about.schema.ts';
import { AnswersDocument } from './answers.schema.ts';
import { BlogDocument } from './blog.schema.ts';
import { BookingDocument } from './booking.schema.ts';
import { CalendarDocument, StrategySessionDocument } from './booking-page.schema.ts';
import { Branding } from './branding.schema.ts';
import { ChatDocument } from './chat.schema.ts';
import { ContactFormDocument } from './contact-form.schema.ts';
import { ErrorsDocument } from './errors.schema.ts';
import { Facts } from './facts.schema.ts';
import { FormsDocument } from './forms.schema.ts';
import { HomeDocument } from './home.schema.ts';
import { LandingWords } from './landing-words.schema.ts';
import { LegalDocument } from './legal.schema.ts';
import { MachineDocument } from './machine.schema.ts';
import { MailsDocument } from './mails.schema.ts';
import { NewsletterDocument } from './newsletter.schema.ts';
import { NewsletterPagesDocument } from './newsletter-pages.schema.ts';
import { ServicesDocument } from './services.schema.ts';
import { SiteDocument } from './site.schema.ts';
import { SynonymsDocument } from './synonyms.schema.ts';

/** A document that every site has. `path` is set where the document is one page. */
export interface DocumentDefinition {
  title: string;
  group: Exclude<DocumentGroup, 'services'>;
  schema: z.ZodType<object>;
  path?: string;
  /** A page that shows it, where it is not one itself: its editor opens this page beside the fields. */
  shownAt?: string;
  /** Explanation for the owner; set where it is not a page. */
  hint?: string;
}

/** As `shownAt`: the first service page, wherever the owner has moved it. */
export const ON_SERVICE_PAGES = 'service pages';

/** Every document except the landing pages, by its key; Captain lists each group in this order. */
export const DOCUMENTS = {
  facts: {
    title: 'Facts',
    group: 'look',
    schema: Facts,
    shownAt: '/',
    hint: 'Prices, years, promises, phone and address. A change here reaches every text that names them.',
  },
  branding: {
    title: 'Branding',
    group: 'look',
    schema: Branding,
    shownAt: '/',
    hint: 'Portrait, logo, icon, first screen, colours and typefaces.',
  },
  site: {
    title: 'Menu, footer and messages',
    group: 'shared',
    schema: SiteDocument,
    shownAt: '/',
    hint: 'What surrounds every page.',
  },
  services: {
    title: 'Services',
    group: 'shared',
    schema: ServicesDocument,
    shownAt: '/',
    hint: 'What you offer. Cards, menu, footer, contact form and chatbot read this list.',
  },
  home: { title: 'Home', group: 'pages', path: '/', schema: HomeDocument },
  'contact-form': {
    title: 'Contact form',
    group: 'shared',
    schema: ContactFormDocument,
    shownAt: '/',
    hint: 'The form on the home page, and what follows when it was sent.',
  },
  newsletter: {
    title: 'Newsletter',
    group: 'shared',
    schema: NewsletterDocument,
    shownAt: '/',
    hint: 'The forms that ask for an email address.',
  },
  'landing-words': {
    title: 'Words of all service pages',
    group: 'shared',
    schema: LandingWords,
    shownAt: ON_SERVICE_PAGES,
    hint: 'What calculators, videos and other sections say on each of these pages.',
  },
  'newsletter-pages': {
    title: 'Newsletter: confirming and leaving',
    group: 'messages',
    schema: NewsletterPagesDocument,
    hint: 'The pages that links in newsletter mails open.',
  },
  about: { title: 'About', group: 'pages', path: '/about', schema: AboutDocument },
  calendar: { title: 'Free consultation', group: 'pages', path: '/calendar', schema: CalendarDocument },
  'strategy-session': {
    title: 'Strategy session',
    group: 'pages',
    path: '/strategy-session',
    schema: StrategySessionDocument,
  },
  booking: {
    title: 'Booking form and booked calls',
    group: 'shared',
    schema: BookingDocument,
    shownAt: '/calendar',
    hint: 'Choosing a time on the booking pages, and the page on which a call is moved or cancelled.',
  },
  blog: { title: 'Blog', group: 'pages', path: '/blog', schema: BlogDocument },
  chat: {
    title: 'Demo chatbot',
    group: 'shared',
    schema: ChatDocument,
    shownAt: '/',
    hint: 'The window of the chatbot on the home page.',
  },
  'privacy-policy': { title: 'Privacy policy', group: 'pages', path: '/privacy-policy', schema: LegalDocument },
  'terms-of-service': { title: 'Terms of service', group: 'pages', path: '/terms-of-service', schema: LegalDocument },
  'cookie-policy': { title: 'Cookie policy', group: 'pages', path: '/cookie-policy', schema: LegalDocument },
  imprint: { title: 'Imprint', group: 'pages', path: '/imprint', schema: LegalDocument },
  machine: {
    title: 'llms.txt',
    group: 'messages',
    schema: MachineDocument,
    hint: 'What the site tells assistants such as ChatGPT about itself, at the address /llms.txt.',
  },
  forms: {
    title: 'Messages beside fields',
    group: 'messages',
    schema: FormsDocument,
    hint: 'What a form says when something is missing or wrong.',
  },
  errors: {
    title: 'Error messages and answers',
    group: 'messages',
    schema: ErrorsDocument,
    hint: 'What visitors read when something fails or was done.',
  },
  mails: {
    title: 'Mails to visitors and calendar entries',
    group: 'messages',
    schema: MailsDocument,
    hint: 'What people receive who write, book or subscribe.',
  },
  answers: {
    title: 'Answers of the chatbot',
    group: 'messages',
    schema: AnswersDocument,
    hint: 'What the demo chatbot answers without a model.',
  },
  synonyms: {
    title: 'Synonyms of the chatbot',
    group: 'messages',
    schema: SynonymsDocument,
    hint: 'Words that mean the same, so that a question finds an answer that uses another word.',
  },
} as const satisfies Record<string, DocumentDefinition>;

export type DocumentKey = keyof typeof DOCUMENTS;
/** The content of each document. */
export type Documents = { [K in DocumentKey]: z.output<(typeof DOCUMENTS)[K]['schema']> };
