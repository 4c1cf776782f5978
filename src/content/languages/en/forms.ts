import type { FormsDocument } from '#content/forms.schema.ts';

export const forms: FormsDocument = {
  messages: {
    firstNameMissing: 'Please give your first name',
    lastNameMissing: 'Please give your last name',
    emailMissing: 'Please give your email address',
    emailIncomplete: 'This address looks incomplete',
    emailTooLong: 'This address is too long',
    serviceMissing: 'Please select at least one service',
    choiceUnknown: 'Please choose from the list',
    messageMissing: 'Please write a message',
    tooLong: 'Please keep this under {max} characters',
    timeMissing: 'Please choose a time',
    answerMissing: 'Please answer this question',
  },
  failure: 'Subscription failed',
  failureText: 'Please try again later.',
  trap: 'Website',
};
