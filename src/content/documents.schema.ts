import type * as z from 'zod';
import { AnswersDocument } from './answers.schema.ts';
import { Branding } from './branding.schema.ts';
import { ChatDocument } from './chat.schema.ts';
import { ContactFormDocument } from './contact-form.schema.ts';
import { Facts } from './facts.schema.ts';
import { HomeDocument } from './home.schema.ts';
import { NewsletterDocument } from './newsletter.schema.ts';
import { SiteDocument } from './site.schema.ts';

/** A document that every site has. `path` is set where the document is one page. */
export interface DocumentDefinition {
  title: string;
  schema: z.ZodType<object>;
  path?: string;
}

/** Every document except the landing pages, by its key, in the order of Captain's list. */
export const DOCUMENTS = {
  facts: { title: 'Facts', schema: Facts },
  branding: { title: 'Branding', schema: Branding },
  site: { title: 'Menu, footer and messages', schema: SiteDocument },
  home: { title: 'Home', path: '/', schema: HomeDocument },
  'contact-form': { title: 'Contact form', schema: ContactFormDocument },
  newsletter: { title: 'Newsletter', schema: NewsletterDocument },
  chat: { title: 'Demo chatbot', schema: ChatDocument },
  answers: { title: 'Answers of the chatbot', schema: AnswersDocument },
} as const satisfies Record<string, DocumentDefinition>;

export type DocumentKey = keyof typeof DOCUMENTS;
/** The content of each document. */
export type Documents = { [K in DocumentKey]: z.output<(typeof DOCUMENTS)[K]['schema']> };
