import { contactCalls } from '#shared/contact.calls.ts';

/** For the action of a page with the contact form: `formAction({ contact: CONTACT_FORM })`. */
export const CONTACT_FORM = { call: contactCalls.send, lists: ['service'] };
