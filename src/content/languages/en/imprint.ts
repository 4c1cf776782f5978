import type { LegalDocument } from '#content/legal.schema.ts';

export const imprint: LegalDocument = {
  label: 'Business details',
  meta: {
    title: 'Business details of {brand}',
    description:
      'Who runs this website: name, address and contact of {legal.name}, and particulars of register, tax and profession where they are needed.',
  },
  eyebrow: 'Legal',
  title: 'Business details',
  summary: 'Who runs this website, and how you can reach me.',
  effectiveLabel: 'Effective date',
  effectiveDate: '2025-06-10',
  updatedLabel: 'Last updated',
  lastUpdated: '2025-06-10',
  contents: 'On this page',
  sections: [
    {
      id: 'provider',
      heading: 'Provider',
      blocks: [
        { text: 'Information required by section 5 of the German Digital Services Act (DDG).', when: 'inGermany' },
        {
          text: 'Information required by section 5 of the Austrian E-Commerce Act (ECG) and section 25 of the Media Act.',
          when: 'inAustria',
        },
        {
          text: 'Information required by article 3 (1) (s) of the Swiss Unfair Competition Act (UCA).',
          when: 'inSwitzerland',
        },
        {
          text: 'Information required by regulation 6 of the Electronic Commerce (EC Directive) Regulations 2002.',
          when: 'inUnitedKingdom',
        },
        {
          text: 'Information required by regulation 7 of the European Communities (Directive 2000/31/EC) Regulations 2003.',
          when: 'inIreland',
        },
        { text: '{legal.name}\n{legal.address}', when: 'legalOwnName' },
        { text: '{legal.name}\n{ownerName}\n{legal.address}', when: 'legalOtherName' },
        {
          text: 'The provider is also the media owner and publisher of this website.\nEditorial line: information about the provider’s services, and articles from the same field.',
          when: 'inAustria',
        },
        { text: 'Documents can be served at this address.', when: 'inUnitedKingdom' },
        {
          items: [
            { term: 'Telephone:', text: '{legal.phone}', when: 'legalPhone' },
            { term: 'Email:', text: '{email}' },
          ],
        },
      ],
    },
    {
      id: 'register',
      heading: 'Register and tax',
      when: 'legalNumbers',
      blocks: [
        {
          items: [
            { term: 'Register:', text: '{legal.register}', when: 'legalRegister' },
            { term: 'VAT number:', text: '{legal.vatId}', when: 'legalVatId' },
            { term: 'Tax or registration number:', text: '{legal.taxNumber}', when: 'legalTaxNumber' },
          ],
        },
      ],
    },
    {
      id: 'profession',
      heading: 'Profession',
      when: 'legalRegulated',
      blocks: [
        {
          items: [
            { term: 'Professional title:', text: '{legal.profession}', when: 'legalProfession' },
            { term: 'Professional body:', text: '{legal.chamber}', when: 'legalChamber' },
            { term: 'Professional rules:', text: '{legal.rules}', when: 'legalRules' },
            { term: 'Supervisory authority:', text: '{legal.authority}', when: 'legalAuthority' },
            { term: 'Professional liability insurance:', text: '{legal.insurance}', when: 'legalInsurance' },
          ],
        },
      ],
    },
    {
      id: 'articles',
      heading: 'Responsible for the articles',
      when: 'legalResponsible',
      blocks: [
        { text: 'Responsible under section 18 (2) of the German Interstate Media Treaty (MStV):', when: 'inGermany' },
        { text: '{legal.responsible}' },
      ],
    },
  ],
};
