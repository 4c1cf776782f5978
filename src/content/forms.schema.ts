import * as z from 'zod';
import type { FieldMessage } from '#shared/messages.ts';
import { group, line } from './fields.schema.ts';

/** Texts that all forms share. */
export const FormsDocument = z.object({
  messages: group('Messages beside a field', {
    firstNameMissing: line('First name is empty'),
    lastNameMissing: line('Last name is empty'),
    emailMissing: line('Email is empty'),
    emailIncomplete: line('Email is not a whole address'),
    emailTooLong: line('Email is too long'),
    serviceMissing: line('No service is chosen'),
    choiceUnknown: line('A choice is not offered'),
    messageMissing: line('Message is empty'),
    tooLong: line('Text is too long', { variables: ['max'] }),
    timeMissing: line('No time is chosen'),
    answerMissing: line('A question is not answered'),
  } satisfies Record<FieldMessage, z.ZodType>),
  failure: line('Short message when an address could not be sent: headline'),
  failureText: line('Short message when an address could not be sent: text'),
  trap: line('Label of a hidden field against automated messages', {
    max: 40,
    hint: 'Only programs and some screen readers see it. It should sound like a field that programs fill in.',
  }),
});
export type FormsDocument = z.output<typeof FormsDocument>;
