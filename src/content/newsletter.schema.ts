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
    success: line('Short message after signing up: headline'),
    successText: text('Short message after signing up: text', { max: 300 }),
    failure: line('Short message after a failure: headline'),
    failureText: text('Short message after a failure: text', { max: 300 }),
    confirmFirst: text('Note when signups are confirmed by mail', { max: 300 }),
  }),
});
export type NewsletterDocument = z.output<typeof NewsletterDocument>;
