import type { LegalDocument } from '#content/legal.schema.ts';

export const termsOfService: LegalDocument = {
  label: 'Terms',
  meta: {
    title: 'Terms of advice at {brand}',
    description:
      'The terms of advice: instruction, fees and payment within {payment.days} days, your part, confidentiality, and liability.',
  },
  eyebrow: 'Legal',
  title: 'Terms',
  summary: 'These terms apply to advice. A written agreement with you takes precedence over them.',
  effectiveLabel: 'In force since',
  effectiveDate: '2025-06-10',
  updatedLabel: 'Last changed',
  lastUpdated: '2025-06-10',
  contents: 'Contents',
  sections: [
    {
      id: 'instruction',
      heading: 'Instruction',
      blocks: [
        {
          text: 'I am instructed once we have agreed scope and fee in writing; email is enough. The free first talk and the answers of the chatbot are not advice on your case.',
        },
        {
          text: 'I owe careful advice by the state of things when it is given. If that changes later, I tell you only where ongoing care is agreed.',
        },
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part',
      blocks: [
        {
          text: 'Complete and correct information, papers early enough to keep a deadline, and every letter about the matter as soon as it arrives.',
        },
      ],
    },
    {
      id: 'fees',
      heading: 'Fees and payment',
      blocks: [
        {
          text: 'The agreed fee applies; where a statutory scale is mandatory, that scale does. {payment.vat}. Invoices are due within {payment.days} days of receipt.',
        },
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality and papers',
      blocks: [
        {
          text: 'I keep your affairs confidential, after the end of the instruction too. Originals go back to you; copies are kept for as long as the law requires.',
        },
      ],
    },
    {
      id: 'consumers',
      heading: 'Consumers',
      blocks: [{ text: '[Information about the right of withdrawal, if you advise consumers, checked by a lawyer]' }],
    },
    { id: 'liability', heading: 'Liability', blocks: [{ text: 'My liability is that of the law.' }] },
  ],
};
