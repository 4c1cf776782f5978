import * as z from 'zod';
import { line, text } from './fields.schema.ts';

/** Labels and messages of the contact form. */
export const ContactFormDocument = z.object({
  firstName: line('First name', { max: 60 }),
  lastName: line('Last name', { max: 60 }),
  email: line('Email', { max: 60 }),
  company: line('Company', { max: 60 }),
  service: line('Choice of services', { max: 80 }),
  serviceMissing: line('Error: no service chosen'),
  budget: line('Budget', { max: 60 }),
  budgetNone: line('No budget chosen', { max: 60 }),
  message: line('Message', { max: 60 }),
  messagePlaceholder: line('Example of a message'),
  optional: line('Mark of optional fields', { max: 30 }),
  send: line('Button', { max: 40 }),
  pending: line('Button while sending', { max: 40 }),
  sent: line('Button after sending', { max: 60 }),
  failed: line('Button after a failure', { max: 60 }),
  success: line('Toast after sending'),
  failure: line('Toast after a failure'),
  failureText: text('Text of the toast after a failure', { max: 300 }),
  privacy: line('Note about privacy'),
  privacyLink: line('Link to the privacy policy', { max: 60 }),
});
export type ContactFormDocument = z.output<typeof ContactFormDocument>;
