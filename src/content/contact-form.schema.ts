import * as z from 'zod';
import { allDiffer, flag, group, line, list, storedValue, text } from './fields.schema.ts';

/** A list of choices whose stored values differ. */
const choices = (label: string) =>
  list(label, group('Choice', { value: storedValue('Stored value'), label: line('Text', { max: 80 }) })).superRefine(
    allDiffer('value', 'Another choice has this value'),
  );

/** Labels and messages of the contact form. */
export const ContactFormDocument = z.object({
  firstName: line('First name', { max: 60 }),
  lastName: line('Last name', { max: 60 }),
  email: line('Email', { max: 60 }),
  company: line('Company', { max: 60 }),
  isPhoneAsked: flag('The phone number is asked', 'Visitors may leave it empty.'),
  phone: line('Phone number', { max: 60 }),
  service: line('Choice of services', { max: 80 }),
  otherChoices: choices('Choices besides the services'),
  isServiceRequired: flag('A choice is required', 'Off: the message can be sent without one.'),
  moreChoices: line('Opens what comes after the first eight choices', { max: 40 }),
  isBudgetAsked: flag('The budget is asked', 'Off: the form has no such question.'),
  budget: line('Budget', { max: 60 }),
  budgetNone: line('No budget chosen', { max: 60 }),
  budgets: choices('Budgets to choose from'),
  message: line('Message', { max: 60 }),
  messagePlaceholder: line('Example of a message'),
  optional: line('Mark of optional fields', { max: 30 }),
  send: line('Button', { max: 40 }),
  pending: line('Button while sending', { max: 40 }),
  sent: line('Button after sending', { max: 60 }),
  failed: line('Button after a failure', { max: 60 }),
  success: line('Short message after sending: headline'),
  successText: text('Short message after sending: text', { max: 300 }),
  failure: line('Short message after a failure: headline'),
  failureText: text('Short message after a failure: text', { max: 300 }),
  privacy: line('Note about privacy'),
  privacyLink: line('Link to the privacy policy', { max: 60 }),
});
export type ContactFormDocument = z.output<typeof ContactFormDocument>;
