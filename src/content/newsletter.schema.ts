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

/** Texts around the newsletter: its form, and the pages that the links in its mails open. */
export const NewsletterDocument = z.object({
  form: group('Form', {
    label: line('Label of the field', { max: 60 }),
    placeholder: line('Example of an address', { max: 60 }),
    button: line('Button', { max: 40 }),
    pending: line('Button while sending', { max: 40 }),
    note: line('Note below the field'),
    success: line('Toast after signing up'),
    successText: text('Text of that toast', { max: 300 }),
    failure: line('Toast after a failure'),
    failureText: text('Text of that toast', { max: 300 }),
    confirmFirst: text('Note when signups are confirmed by mail', { max: 300 }),
  }),
  confirm: consent('Page that confirms a subscription'),
  unsubscribe: consent('Page that ends a subscription'),
});
export type NewsletterDocument = z.output<typeof NewsletterDocument>;
