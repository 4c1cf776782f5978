import * as z from 'zod';
import { group, line, pageMeta, text } from './fields.schema.ts';

const consent = (label: string) =>
  group(label, {
    meta: pageMeta(),
    heading: line('Heading', { max: 80 }),
    text: line('Before the address of the reader', { max: 80 }),
    button: line('Button', { max: 60 }),
    done: line('Heading after the click', { max: 120 }),
  });

/** The pages that the links in newsletter mails open. A document of its own, because every page with the form loads the form's. */
export const NewsletterPagesDocument = z.object({
  confirm: consent('Page that confirms a subscription'),
  expired: group('Page that opens when the link to confirm is too old', {
    heading: line('Heading', { max: 80 }),
    text: text('What to do', { max: 300 }),
    button: line('Button that leads to the newsletter form', { max: 60 }),
  }),
  unsubscribe: consent('Page that ends a subscription'),
  topics: group('Page to choose topics', {
    meta: pageMeta(),
    heading: line('Heading', { max: 80 }),
    text: line('Before the address of the reader', { max: 80 }),
    offer: line('Above the topics, on the page to unsubscribe too', { max: 120 }),
    button: line('Button', { max: 60 }),
    done: line('Heading after the click', { max: 120 }),
    all: line('Button to get everything again', { max: 60 }),
    allDone: line('Heading after that click', { max: 120 }),
  }),
  archive: group('Archive of issues that you published', {
    meta: pageMeta(),
    heading: line('Heading', { max: 80 }),
    lead: text('Introduction', { max: 300 }),
    back: line('Link from an issue to the list', { max: 60 }),
    subscribe: line('Button that leads to the newsletter form', { max: 60 }),
  }),
});
export type NewsletterPagesDocument = z.output<typeof NewsletterPagesDocument>;
