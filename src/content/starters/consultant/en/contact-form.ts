import type { ContactFormDocument } from '#content/contact-form.schema.ts';

export const contactForm: ContactFormDocument = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  service: 'What is it about?',
  otherChoices: [
    { value: 'general-consultation', label: 'General Consultation' },
    { value: 'other', label: 'Other' },
  ],
  budget: 'Budget',
  budgetNone: 'Not sure yet',
  budgets: [
    { value: '2.5k-10k', label: '{budget.small} – {budget.medium}' },
    { value: '10k-25k', label: '{budget.medium} – {budget.large}' },
    { value: '25k-50k', label: '{budget.large} – {budget.largest}' },
    { value: '50k+', label: '{budget.largest} and more' },
  ],
  message: 'Message',
  messagePlaceholder: 'We retype every job sheet into two systems...',
  optional: 'optional',
  send: 'Send Message',
  pending: 'Sending...',
  sent: 'Message Sent Successfully!',
  failed: 'Failed to Send - Try Again',
  success: 'Message sent successfully!',
  successText: 'Thank you for writing. I will get back to you within {response.minutes} minutes.',
  failure: 'Failed to send message',
  failureText: 'Please try again later.',
  privacy: 'What you write goes to {name} alone.',
  privacyLink: 'How it is kept',
};
