import * as z from 'zod';
import { BUDGET_CHOICES, SERVICE_CHOICES } from './contact.ts';
import { MAX } from './limits.ts';
import { FormExtras } from './spam-guard.schema.ts';
import { optionalText, requiredText } from './text.schema.ts';

/** An address as typed by a visitor: trimmed, lower-cased host left alone, at most 254 characters. */
export const EmailInput = z
  .string('Please give your email address')
  .trim()
  .min(1, 'Please give your email address')
  .max(MAX.email, 'This address is too long')
  .pipe(z.email('This address looks incomplete'));

/** The contact form's message to the owner. */
export const ContactInput = FormExtras.extend({
  firstName: requiredText(MAX.name, 'Please give your first name'),
  lastName: requiredText(MAX.name, 'Please give your last name'),
  email: EmailInput,
  company: optionalText(MAX.company),
  service: z
    .array(z.enum(SERVICE_CHOICES, 'Please choose from the list'), 'Please select at least one service')
    .min(1, 'Please select at least one service')
    .max(SERVICE_CHOICES.length)
    .transform((services) => [...new Set(services)]),
  budget: z
    .preprocess(
      (value) => (value === '' ? null : value),
      z.enum(BUDGET_CHOICES, 'Please choose from the list').nullish(),
    )
    .transform((value) => value ?? null),
  message: requiredText(MAX.message, 'Please write a message'),
});
export type ContactInput = z.infer<typeof ContactInput>;
