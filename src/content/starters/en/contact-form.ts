import type { ContactFormDocument } from '#content/contact-form.schema.ts';

export const contactForm: ContactFormDocument = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  service: 'What is it about?',
  serviceMissing: 'Please select at least one service',
  budget: 'Budget',
  budgetNone: 'Not sure yet',
  message: 'Message',
  messagePlaceholder: 'We retype every job sheet into two systems...',
  optional: 'optional',
  send: 'Send Message',
  pending: 'Sending...',
  sent: 'Message Sent Successfully!',
  failed: 'Failed to Send - Try Again',
  success: 'Message sent successfully!',
  failure: 'Failed to send message',
  failureText: 'Please try again later.',
  privacy: 'What you write goes to {name} alone.',
  privacyLink: 'How it is kept',
};
