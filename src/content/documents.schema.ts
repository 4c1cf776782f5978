import type * as z from 'zod';
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
import { SiteDocument } from './site.schema.ts';

/** A document that every site has. `path` is set where the document is one page. */
export interface DocumentDefinition {
  title: string;
  schema: z.ZodType<object>;
  path?: string;
  /** A page that shows it, where it is not one itself: its editor opens this page beside the fields. The home page without it. */
  shownAt?: string;
}

/** Every document except the landing pages, by its key, in the order of Captain's list. */
export const DOCUMENTS = {
  facts: { title: 'Facts', schema: Facts },
  branding: { title: 'Branding', schema: Branding },
  site: { title: 'Menu, footer and messages', schema: SiteDocument },
  home: { title: 'Home', path: '/', schema: HomeDocument },
  'contact-form': { title: 'Contact form', schema: ContactFormDocument },
  newsletter: { title: 'Newsletter', schema: NewsletterDocument },
  'landing-words': { title: 'Words of all landing pages', schema: LandingWords },
  'newsletter-pages': { title: 'Newsletter: confirming and leaving', schema: NewsletterPagesDocument },
  about: { title: 'About', path: '/about', schema: AboutDocument },
  calendar: { title: 'Free consultation', path: '/calendar', schema: CalendarDocument },
  'strategy-session': { title: 'Strategy session', path: '/strategy-session', schema: StrategySessionDocument },
  booking: { title: 'Booking form and booked calls', schema: BookingDocument },
  blog: { title: 'Blog', path: '/blog', schema: BlogDocument },
  chat: { title: 'Demo chatbot', schema: ChatDocument },
  'privacy-policy': { title: 'Privacy policy', path: '/privacy-policy', schema: LegalDocument },
  'terms-of-service': { title: 'Terms of service', path: '/terms-of-service', schema: LegalDocument },
  'cookie-policy': { title: 'Cookie policy', path: '/cookie-policy', schema: LegalDocument },
  machine: { title: 'llms.txt', schema: MachineDocument },
  forms: { title: 'Messages beside fields', schema: FormsDocument },
  errors: { title: 'Error messages and answers', schema: ErrorsDocument },
  mails: { title: 'Mails to visitors and calendar entries', schema: MailsDocument },
  answers: { title: 'Answers of the chatbot', schema: AnswersDocument },
} as const satisfies Record<string, DocumentDefinition>;

export type DocumentKey = keyof typeof DOCUMENTS;
/** The content of each document. */
export type Documents = { [K in DocumentKey]: z.output<(typeof DOCUMENTS)[K]['schema']> };
