import { governingLaw } from '#content/languages/en/governing-law.ts';
import type { LegalDocument } from '#content/legal.schema.ts';

export const termsOfService: LegalDocument = {
  label: 'Terms of Service',
  meta: {
    title: 'Terms of Service of {brand}',
    description:
      'The terms I work under: quotes and orders, projects, monthly services, data, payment within {payment.days} days, and liability.',
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
          text: 'You place an order by accepting my quote in writing; an email is enough. The quote says what is included, the price and the schedule. The chatbot’s answers are not a quote.',
        },
        ...governingLaw,
        { text: 'If you order as a consumer, you keep the rights that the law where you live gives you.' },
      ],
    },
    {
      id: 'projects',
      heading: 'Projects',
      blocks: [
        {
          text: 'I set up what the quote says. You give me the information and access I need. I start on anything extra once we agree on its price.',
        },
        {
          text: 'You check the result when I hand it over, and tell me what does not work as the quote says. I fix that at no extra cost. Once you have paid, you may use the result in your business.',
        },
      ],
    },
    {
      id: 'monthly',
      heading: 'Monthly services',
      blocks: [
        {
          text: 'For a monthly service, the quote says what the price includes, what costs extra, how long the contract runs, and how to end it.',
        },
        {
          text: 'A new price for a running contract is agreed with you first. I tell you about planned interruptions in advance.',
        },
      ],
    },
    {
      id: 'ai',
      heading: 'Mistakes of software',
      blocks: [
        {
          text: 'Software can be wrong, above all AI. The quote says how mistakes are reported and fixed.',
        },
      ],
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
          text: 'The prices in the quote apply. The quote also says whether tax is added. Invoices are due within {payment.days} days of receipt.',
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
