import type { LegalDocument } from '#content/legal.schema.ts';

export const termsOfService: LegalDocument = {
  label: 'Bedingungen',
  meta: {
    title: 'Bedingungen für Beratungen bei {brand}',
    description:
      'Zu welchen Bedingungen beraten wird: Auftrag, Honorar und Zahlung innerhalb von {payment.days} Tagen, Mitwirkung, Verschwiegenheit, Haftung.',
  },
  eyebrow: 'Rechtliches',
  title: 'Bedingungen',
  summary: 'Diese Bedingungen gelten für Beratungen. Eine schriftliche Vereinbarung mit Ihnen geht ihnen vor.',
  effectiveLabel: 'Gültig ab',
  effectiveDate: '2025-06-10',
  updatedLabel: 'Zuletzt geändert',
  lastUpdated: '2025-06-10',
  contents: 'Auf dieser Seite',
  sections: [
    {
      id: 'auftrag',
      heading: 'Auftrag',
      blocks: [
        {
          text: 'Ein Auftrag kommt zustande, wenn wir Umfang und Honorar in Textform vereinbart haben. Das kostenlose Erstgespräch und die Antworten des Chatbots sind keine Beratung im Einzelfall.',
        },
        {
          text: 'Ich berate nach dem Stand, der beim Abschluss der Beratung gilt. Spätere Änderungen verfolge ich nur, wenn wir das vereinbaren.',
        },
      ],
    },
    {
      id: 'mitwirkung',
      heading: 'Was ich von Ihnen brauche',
      blocks: [
        {
          text: 'Vollständige und richtige Angaben, Unterlagen so früh, dass eine Frist zu halten ist, und jedes neue Schreiben sofort.',
        },
      ],
    },
    {
      id: 'honorar',
      heading: 'Honorar und Zahlung',
      blocks: [
        {
          text: 'Es gilt das vereinbarte Honorar; wo eine gesetzliche Gebührenordnung zwingend ist, gilt diese. {payment.vat}. Rechnungen sind innerhalb von {payment.days} Tagen ab Zugang zu bezahlen.',
        },
      ],
    },
    {
      id: 'verschwiegenheit',
      heading: 'Verschwiegenheit und Unterlagen',
      blocks: [
        {
          text: 'Ich bin zur Verschwiegenheit verpflichtet, auch nach dem Ende des Auftrags. Ihre Originale bekommen Sie zurück, Kopien bewahre ich so lange auf, wie das Gesetz es verlangt.',
        },
      ],
    },
    {
      id: 'widerruf',
      heading: 'Widerruf',
      blocks: [
        {
          text: '[Belehrung über das Widerrufsrecht, wenn Sie Verbraucherinnen und Verbraucher beraten, fachkundig geprüft]',
        },
      ],
    },
    { id: 'haftung', heading: 'Haftung', blocks: [{ text: 'Es gilt die gesetzliche Haftung.' }] },
  ],
};
