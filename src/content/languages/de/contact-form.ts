import type { ContactFormDocument } from '#content/contact-form.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const contactForm = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  company: 'Firma',
  isPhoneAsked: false,
  phone: 'Telefonnummer',
  service: 'Worum geht es?',
  otherChoices: [
    {
      value: 'allgemein',
      label: 'Allgemeine Beratung',
    },
    {
      value: 'sonstiges',
      label: 'Etwas anderes',
    },
  ],
  isServiceRequired: true,
  moreChoices: 'Weitere Themen',
  isBudgetAsked: true,
  budget: 'Budget',
  budgetNone: 'Weiß ich noch nicht',
  message: 'Nachricht',
  optional: 'freiwillig',
  send: 'Nachricht senden',
  pending: 'Wird gesendet …',
  sent: 'Nachricht gesendet',
  failed: 'Nicht gesendet – noch einmal',
  success: 'Ihre Nachricht ist angekommen.',
  successText: 'Vielen Dank. Ich melde mich bald bei Ihnen.',
  failure: 'Die Nachricht konnte nicht gesendet werden',
  failureText: 'Bitte versuchen Sie es später noch einmal.',
  privacy: 'Was Sie schreiben, lese nur ich.',
  privacyLink: 'So gehe ich damit um',
} satisfies PartOf<ContactFormDocument>;
