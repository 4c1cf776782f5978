import * as z from 'zod';
import { MAX } from './limits.ts';
import { says } from './messages.ts';
import { FormExtras } from './spam-guard.schema.ts';
import { Time } from './stored.schema.ts';
import { optionalVisitorText, VisitorEmail, visitorText } from './text.schema.ts';

/** The stored value of a choice; whether it is offered is checked against the document `contact-form`. */
const choice = z.string(says('choiceUnknown')).max(MAX.choice, says('choiceUnknown'));

/** The chosen services, each once. */
export const ChosenServices = z
  .array(choice, says('serviceMissing'))
  .max(MAX.choices, says('choiceUnknown'))
  .transform((services) => [...new Set(services)]);

/** The contact form's message to the owner. */
export const ContactInput = FormExtras.extend({
  firstName: visitorText(MAX.name, 'firstNameMissing'),
  lastName: visitorText(MAX.name, 'lastNameMissing'),
  email: VisitorEmail,
  company: optionalVisitorText(MAX.company),
  phone: optionalVisitorText(MAX.phone),
  service: ChosenServices,
  budget: choice.nullish().transform((value) => value || null),
  message: visitorText(MAX.message, 'messageMissing'),
});
export type ContactInput = z.output<typeof ContactInput>;

/** `ContactInput` with at least one service, on sites that ask for it. */
export const ContactWithService = ContactInput.extend({
  service: ChosenServices.refine((services) => services.length > 0, says('serviceMissing')),
});

/** Marks a message as answered or not. */
export const RespondedInput = z.object({ responded: z.boolean('Please say true or false') });

/** A message as it is stored. Choices are plain text, because they may not be offered any more. */
export const ListedContact = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  service: z.array(z.string()),
  budget: z.string().nullable(),
  message: z.string(),
  createdAt: Time,
  responded: z.boolean(),
  phone: z.string().nullable(),
  /** Path of the page it was sent from, and the site that led the visitor here. */
  page: z.string().nullable(),
  referrer: z.string().nullable(),
});
export type ListedContact = z.output<typeof ListedContact>;
export type ListedContactJson = z.input<typeof ListedContact>;
