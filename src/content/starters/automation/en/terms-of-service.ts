import type { LegalDocument } from '#content/legal.schema.ts';

export const termsOfService: LegalDocument = {
  label: 'Terms',
  meta: {
    title: 'Terms of {brand}',
    description:
      'The terms on which I work: quote and order, projects, monthly services, data, payment within {payment.days} days, and liability.',
  },
  eyebrow: 'Legal',
  title: 'Terms',
  summary: 'These terms apply to projects and to monthly services. What we agree in writing comes before them.',
  effectiveLabel: 'Effective date',
  effectiveDate: '2025-06-10',
  updatedLabel: 'Last updated',
  lastUpdated: '2025-06-10',
  contents: 'On this page',
  sections: [
    {
      id: 'order',
      heading: 'Quote and order',
      blocks: [
        {
          text: 'An order is made when you accept my quote in writing; an email is enough. The quote names what is included, the price and the schedule. Answers of the chatbot are not a quote.',
        },
        { text: 'If you order as a consumer, you have the further rights that the law gives you.' },
      ],
    },
    {
      id: 'projects',
      heading: 'Projects',
      blocks: [
        {
          text: 'I set up what the quote says. You give me the information and the access that this needs, and check the result with examples of your own. I begin with further wishes once we agree on their price.',
        },
        {
          text: 'You check the result when I hand it over, and tell me what is wrong; for defects the law applies. Once it is paid for, you may use in your business what I have made for you.',
        },
      ],
    },
    {
      id: 'monthly',
      heading: 'Monthly services',
      blocks: [
        {
          text: 'For a service that keeps running, the quote names what the monthly price includes, which fees of other providers come on top, how long the contract runs, and how it is cancelled.',
        },
        { text: 'I announce new prices and planned interruptions in good time.' },
      ],
    },
    {
      id: 'ai',
      heading: 'Answers of the AI',
      blocks: [
        {
          text: 'An AI can be wrong. Together we decide what it answers and what it passes on to people. How mistakes are reported and put right is part of the quote.',
        },
      ],
    },
    {
      id: 'data',
      heading: 'Data',
      blocks: [
        {
          text: 'What I learn about your business and your customers, I treat as confidential. If I process personal data on your behalf, we first sign a data processing agreement.',
        },
      ],
    },
    {
      id: 'payment',
      heading: 'Prices and payment',
      blocks: [
        {
          text: 'The prices of the quote apply. It also says whether tax is added. Invoices are to be paid within {payment.days} days of receipt.',
          when: 'noVat',
        },
        {
          text: 'The prices of the quote apply. {payment.vat}. Invoices are to be paid within {payment.days} days of receipt.',
          when: 'vat',
        },
      ],
    },
    { id: 'liability', heading: 'Liability', blocks: [{ text: 'I am liable as the law provides.' }] },
  ],
};
