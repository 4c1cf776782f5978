import type { ContactFormDocument } from '#content/contact-form.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const contactForm = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  isPhoneAsked: false,
  phone: 'Phone number',
  service: 'What is it about?',
  otherChoices: [
    { value: 'general-consultation', label: 'General question' },
    { value: 'other', label: 'Other' },
  ],
  isServiceRequired: true,
  moreChoices: 'More choices',
  isBudgetAsked: true,
  budget: 'Budget',
  budgetNone: 'Not sure yet',
  message: 'Message',
  optional: 'optional',
  send: 'Send Message',
  pending: 'Sending...',
  sent: 'Message Sent Successfully!',
  failed: 'Failed to Send - Try Again',
  success: 'Message sent successfully!',
  successText: 'Thank you for your message. You will hear from me soon.',
  failure: 'Failed to send message',
  failureText: 'Please try again later.',
  privacy: 'Only {name} reads what you write.',
  privacyLink: 'How it is stored',
} satisfies PartOf<ContactFormDocument>;
