import { governingLaw } from '#content/languages/en/governing-law.ts';
import type { LegalDocument } from '#content/legal.schema.ts';

export const termsOfService: LegalDocument = {
  label: 'Terms of Service',
  meta: {
    title: 'Terms of Service of {brand}',
    description:
      'The terms I work under: quotes and orders, what I do, data, payment within {payment.days} days, and liability.',
  },
  eyebrow: 'Legal',
  title: 'Terms of Service',
  summary: 'These terms apply to everything I do for you. What we agree in writing takes precedence.',
  effectiveLabel: 'Effective date',
  effectiveDate: '2025-06-10',
  updatedLabel: 'Last updated',
  lastUpdated: '2025-06-10',
  contents: 'On this page',
  sections: [
    {
      id: 'order',
      heading: 'Quotes and orders',
      blocks: [
        {
          text: 'You order by accepting my quote in writing; an email is enough. It says what is included, the price and the schedule. The chatbot’s answers are not a quote.',
        },
        ...governingLaw,
        { text: 'As a consumer you keep the rights that the law where you live gives you.' },
      ],
    },
    {
      id: 'projects',
      heading: 'Projects',
      blocks: [
        {
          text: 'I set up what the quote says, with the information and access that you give me. I start on anything extra once we agree on its price.',
        },
        {
          text: 'You check the result at the handover. What does not work as the quote says, I fix at no extra cost. Once you have paid, you may use the result in your business. Software can be wrong. The quote says how mistakes are reported and fixed.',
        },
      ],
    },
    {
      id: 'monthly',
      heading: 'Monthly services',
      blocks: [
        {
          text: 'The quote says what the monthly price includes, what costs extra, how long the contract runs, and how to end it. I announce planned interruptions, and a new price needs your consent.',
        },
      ],
      when: 'monthly',
    },
    {
      id: 'data',
      heading: 'Data',
      blocks: [
        {
          text: 'I keep what I learn about your business and customers confidential. Before I handle personal data for you, we agree in writing how.',
        },
      ],
    },
    {
      id: 'payment',
      heading: 'Prices and payment',
      blocks: [
        {
          text: 'The prices in the quote apply. It also says whether tax is added. Invoices are due within {payment.days} days of receipt.',
          when: 'noVat',
        },
        {
          text: 'The prices in the quote apply. {payment.vat}. Invoices are due within {payment.days} days of receipt.',
          when: 'vat',
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        { text: 'As far as the law allows, my liability is limited to what you paid me for the work in question.' },
      ],
    },
  ],
};
