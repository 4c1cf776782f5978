import * as z from 'zod';
import { group, line, text } from './fields.schema.ts';

/** Texts around the newsletter: its form. */
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
});
export type NewsletterDocument = z.output<typeof NewsletterDocument>;
