import * as z from 'zod';
import { MAX } from './limits.ts';
import { says } from './messages.ts';
import { FormExtras } from './spam-guard.schema.ts';
import { optionalVisitorText, VisitorEmail, visitorText } from './text.schema.ts';

/** The stored value of a choice; whether it is offered is checked against the document `contact-form`. */
const choice = z.string(says('choiceUnknown')).max(MAX.choice, says('choiceUnknown'));

/** The chosen services, each once. */
export const ServicesInput = z
  .array(choice, says('serviceMissing'))
  .max(MAX.choices, says('choiceUnknown'))
  .transform((services) => [...new Set(services)]);

/** The contact form's message to the owner. */
export const ContactInput = FormExtras.extend({
  firstName: visitorText(MAX.name, 'firstNameMissing'),
  lastName: visitorText(MAX.name, 'lastNameMissing'),
  email: VisitorEmail,
  company: optionalVisitorText(MAX.company),
  service: ServicesInput.refine((services) => services.length > 0, says('serviceMissing')),
  budget: choice.nullish().transform((value) => value || null),
  message: visitorText(MAX.message, 'messageMissing'),
});
export type ContactInput = z.infer<typeof ContactInput>;
