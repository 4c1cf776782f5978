import { governingLaw } from '#content/languages/en/governing-law.ts';
import type { LegalDocument } from '#content/legal.schema.ts';

export const termsOfService: LegalDocument = {
  label: 'Terms of Service',
  meta: {
    title: 'Terms of Service of {brand}',
    description:
      'The terms I work under: engagement, your part, fees and payment within {payment.days} days, confidentiality, and liability.',
  },
  eyebrow: 'Legal',
  title: 'Terms of Service',
  summary: 'These terms apply to my advice. What we agree in writing takes precedence.',
  effectiveLabel: 'Effective date',
  effectiveDate: '2025-06-10',
  updatedLabel: 'Last updated',
  lastUpdated: '2025-06-10',
  contents: 'On this page',
  sections: [
    {
      id: 'instruction',
      heading: 'Engagement',
      blocks: [
        {
          text: 'I start work for you once we have agreed on scope and fee in writing; email is enough. The free first meeting and the chatbot’s answers are not advice on your case.',
        },
        {
          text: 'My advice is based on the facts and the law when I give it. I follow later changes only if we agree on that.',
        },
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part',
      blocks: [
        {
          text: 'You give me complete and correct information, documents early enough to meet deadlines, and every letter about the matter as soon as it arrives.',
        },
      ],
    },
    {
      id: 'fees',
      heading: 'Fees and payment',
      blocks: [
        {
          text: 'The agreed fee applies, unless the law requires another. {payment.vat}. Invoices are due within {payment.days} days of receipt.',
        },
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality and documents',
      blocks: [
        {
          text: 'I keep your affairs confidential, also after my work has ended. You get originals back; I keep copies for as long as the law requires.',
        },
      ],
    },
    {
      id: 'consumers',
      heading: 'Consumers',
      blocks: [{ text: '[Information about the right of withdrawal, if you advise consumers, checked by a lawyer]' }],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        {
          text: 'As far as the law and the rules of my profession allow, my liability is limited to the fee for the matter in question.',
        },
        ...governingLaw,
      ],
    },
  ],
};
