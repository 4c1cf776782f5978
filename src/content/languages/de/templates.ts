import type { LandingDocument } from '#content/landing.schema.ts';

const frame = {
  path: '/neue-seite',
  label: 'Neue Seite',
  meta: { title: 'Neue Seite', description: '[Sagen Sie in ein oder zwei Sätzen, was diese Seite wem anbietet.]' },
  service: {
    serviceType: 'Beratung',
    description: '[Sagen Sie in ein oder zwei Sätzen, was diese Seite wem anbietet.]',
  },
  homeLink: { label: 'Zur Startseite', position: 'top' },
} satisfies Omit<LandingDocument, 'sections'>;

const hero = {
  kind: 'hero',
  id: 'hero',
  eyebrow: '[Name der Leistung]',
  title: '[Das Ergebnis für die Kundschaft, in einem Satz]',
  lead: '[Sagen Sie, wessen Problem Sie lösen, wie Sie es tun und was danach anders ist. Drei Sätze genügen.]',
  actions: [{ label: 'Termin buchen', href: '/calendar' }],
} satisfies LandingDocument['sections'][number];

const cta = {
  kind: 'cta',
  id: 'book',
  heading: '[Stellen Sie die Frage, mit der das Gespräch beginnt]',
  intro: '[Sagen Sie, was im ersten Gespräch geschieht und was es kostet.]',
  actions: [{ label: 'Termin buchen', href: '/calendar' }],
} satisfies LandingDocument['sections'][number];

/** A service in short. */
const landing: LandingDocument = {
  ...frame,
  sections: [
    hero,
    {
      kind: 'features',
      id: 'features',
      heading: 'Das bekommen Sie',
      intro: '[Sagen Sie in einem Satz, was die Karten darunter verbindet.]',
      cards: [
        {
          icon: 'check',
          title: '[Erster Vorteil]',
          description: '[Beschreiben Sie ihn durch das, was niemand mehr tun muss.]',
        },
        {
          icon: 'clock',
          title: '[Zweiter Vorteil]',
          description: '[Nennen Sie eine Zahl, wenn Sie eine haben, und ihre Quelle.]',
        },
        {
          icon: 'shield',
          title: '[Dritter Vorteil]',
          description: '[Antworten Sie auf die Sorge, die Sie am häufigsten hören.]',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'So läuft es ab',
      steps: [
        { title: 'Gespräch', details: ['[Sagen Sie, wie lange das erste Gespräch dauert und was Sie wissen müssen.]'] },
        { title: 'Umsetzung', details: ['[Sagen Sie, was Sie tun und was man davon sieht.]'] },
        { title: 'Übergabe', details: ['[Sagen Sie, was am Ende vorliegt und wer sich weiter darum kümmert.]'] },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Was ich oft gefragt werde',
      questions: [
        { question: 'Was kostet das?', answer: '[Nennen Sie einen Preis, oder sagen Sie, wovon er abhängt.]' },
        {
          question: 'Wie lange dauert es?',
          answer: '[Nennen Sie eine Spanne, und sagen Sie, was sie verkürzt oder verlängert.]',
        },
        { question: 'Was brauchen Sie von mir?', answer: '[Zählen Sie es auf, damit später niemand überrascht ist.]' },
      ],
    },
    cta,
  ],
};

/** Sections with clients' words and with achievements. */
const proof: LandingDocument = {
  ...frame,
  sections: [
    hero,
    {
      kind: 'stats',
      id: 'figures',
      label: 'Ergebnisse',
      heading: 'Ergebnisse in Zahlen',
      stats: [
        { stat: '[00]', description: '[Sagen Sie, was die Zahl zählt, und in welcher Zeit]' },
        { stat: '[00 %]', description: '[Sagen Sie, was sich gegenüber vorher geändert hat]' },
        { stat: '[00]', description: '[Sagen Sie, was noch von Hand zu tun bleibt]' },
      ],
    },
    {
      kind: 'caseStudy',
      id: 'case-study',
      heading: '[Sagen Sie in einem Satz, was sich geändert hat]',
      client: '[Name, Branche und Größe]',
      challenge: '[Beschreiben Sie die Ausgangslage in zwei Sätzen und was sie gekostet hat.]',
      solution: '[Beschreiben Sie, was Sie getan haben, in der Reihenfolge, in der Sie es getan haben.]',
      result: '[Beschreiben Sie, was heute anders ist. Schreiben Sie nur, was abgesprochen ist.]',
      figures: [
        { figure: '[00]', description: '[Eine Zahl von vorher]' },
        { figure: '[00]', description: '[Dieselbe Zahl heute]' },
      ],
    },
    {
      kind: 'testimonial',
      id: 'testimonial',
      quote: '[Hier stehen zwei oder drei Sätze in fremden Worten. Fragen Sie vorher um Erlaubnis.]',
      name: '[Name]',
      role: '[Funktion]',
      company: '[Firma]',
    },
    cta,
  ],
};

/** The page of a service that the owner has added, complete with what is said of the service: it is published at once. */
const service: LandingDocument = {
  path: '/leistungen/neu',
  meta: { title: '{service.name} | {brand}', description: '{service.text}' },
  service: { serviceType: '{service.name}', description: '{service.text}' },
  homeLink: frame.homeLink,
  sections: [
    { ...hero, eyebrow: 'Leistung', title: '{service.name}', lead: '{service.text}' },
    {
      kind: 'list',
      id: 'contents',
      label: 'Enthalten',
      heading: 'Was Sie bekommen',
      tone: 'gains',
      items: [{ title: '[Was Kunden bekommen]' }],
    },
    {
      kind: 'pricing',
      id: 'price',
      heading: 'Was es kostet',
      prices: [{ amount: '{service.price}', unit: '{service.name}' }],
      terms: ['{payment.vat}'],
      facts: [],
      actions: hero.actions,
    },
    {
      kind: 'cta',
      id: 'book',
      heading: 'Sprechen wir darüber?',
      intro:
        'Das erste Gespräch: {meeting.consultation} Minuten, {meeting.way}. Sie sagen, was Sie brauchen, und stellen Ihre Fragen.',
      actions: cta.actions,
    },
  ],
};

/** Documents that a new page can start with. */
export const templates = {
  landing,
  proof,
  blank: { ...frame, sections: [hero, cta] } satisfies LandingDocument,
  service,
};
