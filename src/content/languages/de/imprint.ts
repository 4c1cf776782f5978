import type { LegalDocument } from '#content/legal.schema.ts';

export const imprint: LegalDocument = {
  label: 'Impressum',
  meta: {
    title: 'Impressum von {brand}',
    description:
      'Wer diese Website betreibt: Name, Anschrift und Kontakt von {legal.name}, dazu Angaben zu Register, Steuer und Beruf, soweit sie nötig sind.',
  },
  eyebrow: 'Rechtliches',
  title: 'Impressum',
  summary: 'Wer diese Website betreibt und wie Sie mich erreichen.',
  effectiveLabel: 'Gültig ab',
  effectiveDate: '2025-06-10',
  updatedLabel: 'Zuletzt geändert',
  lastUpdated: '2025-06-10',
  contents: 'Auf dieser Seite',
  sections: [
    {
      id: 'anbieter',
      heading: 'Anbieter',
      blocks: [
        { text: 'Angaben nach § 5 Digitale-Dienste-Gesetz (DDG).', when: 'inGermany' },
        { text: 'Angaben nach § 5 E-Commerce-Gesetz (ECG) und § 25 Mediengesetz.', when: 'inAustria' },
        {
          text: 'Angaben nach Art. 3 Abs. 1 Bst. s des Bundesgesetzes gegen den unlauteren Wettbewerb (UWG).',
          when: 'inSwitzerland',
        },
        {
          text: 'Angaben nach Regulation 6 der Electronic Commerce (EC Directive) Regulations 2002.',
          when: 'inUnitedKingdom',
        },
        {
          text: 'Angaben nach Regulation 7 der European Communities (Directive 2000/31/EC) Regulations 2003.',
          when: 'inIreland',
        },
        { text: '{legal.name}\n{legal.address}', when: 'legalOwnName' },
        { text: '{legal.name}\n{ownerName}\n{legal.address}', when: 'legalOtherName' },
        {
          text: 'Wer hier genannt ist, ist auch Medieninhaber/in und Herausgeber/in dieser Website.\nGrundlegende Richtung: Informationen über die eigenen Leistungen und Beiträge aus demselben Gebiet.',
          when: 'inAustria',
        },
        { text: 'Unter dieser Anschrift können Schriftstücke zugestellt werden.', when: 'inUnitedKingdom' },
        {
          items: [
            { term: 'Telefon:', text: '{legal.phone}', when: 'legalPhone' },
            { term: 'E-Mail:', text: '{email}' },
          ],
        },
      ],
    },
    {
      id: 'register',
      heading: 'Register und Steuer',
      when: 'legalNumbers',
      blocks: [
        {
          items: [
            { term: 'Register:', text: '{legal.register}', when: 'legalRegister' },
            { term: 'Umsatzsteuer-Identifikationsnummer:', text: '{legal.vatId}', when: 'legalVatId' },
            { term: 'Steuer- oder Registernummer:', text: '{legal.taxNumber}', when: 'legalTaxNumber' },
          ],
        },
      ],
    },
    {
      id: 'beruf',
      heading: 'Angaben zum Beruf',
      when: 'legalRegulated',
      blocks: [
        {
          items: [
            { term: 'Berufsbezeichnung:', text: '{legal.profession}', when: 'legalProfession' },
            { term: 'Kammer:', text: '{legal.chamber}', when: 'legalChamber' },
            { term: 'Berufsrechtliche Regelungen:', text: '{legal.rules}', when: 'legalRules' },
            { term: 'Aufsichtsbehörde:', text: '{legal.authority}', when: 'legalAuthority' },
            { term: 'Berufshaftpflichtversicherung:', text: '{legal.insurance}', when: 'legalInsurance' },
          ],
        },
      ],
    },
    {
      id: 'inhalt',
      heading: 'Verantwortlich für die Artikel',
      when: 'legalResponsible',
      blocks: [
        { text: 'Verantwortlich nach § 18 Abs. 2 Medienstaatsvertrag (MStV):', when: 'inGermany' },
        { text: '{legal.responsible}' },
      ],
    },
  ],
};
