import type { LegalDocument } from '#content/legal.schema.ts';

export const termsOfService: LegalDocument = {
  label: 'Bedingungen',
  meta: {
    title: 'Bedingungen von {brand}',
    description:
      'Zu welchen Bedingungen ich arbeite: Angebot und Auftrag, Leistungen, Daten, Zahlung innerhalb von {payment.days} Tagen und Haftung.',
  },
  eyebrow: 'Rechtliches',
  title: 'Bedingungen',
  summary: 'Diese Bedingungen gelten für alles, was ich für Sie tue. Was wir in Textform vereinbaren, geht ihnen vor.',
  effectiveLabel: 'Gültig ab',
  effectiveDate: '2025-06-10',
  updatedLabel: 'Zuletzt geändert',
  lastUpdated: '2025-06-10',
  contents: 'Auf dieser Seite',
  sections: [
    {
      id: 'auftrag',
      heading: 'Angebot und Auftrag',
      blocks: [
        {
          text: 'Ein Auftrag kommt zustande, wenn Sie mein Angebot in Textform annehmen; eine Mail genügt. Darin stehen Umfang, Preis und Zeitplan. Antworten des Chatbots sind kein Angebot.',
        },
        {
          text: 'Verbrauchern bleiben die Rechte, die das Gesetz ihnen gibt.',
        },
      ],
    },
    {
      id: 'projekte',
      heading: 'Projekte',
      blocks: [
        {
          text: 'Ich richte ein, was im Angebot steht; Sie geben mir die nötigen Auskünfte und Zugänge. Zusätzliches beginne ich, sobald wir uns über den Preis einig sind.',
        },
        {
          text: 'Sie prüfen das Ergebnis bei der Übergabe; für Mängel gilt das Gesetz. Ist alles bezahlt, dürfen Sie in Ihrem Betrieb nutzen, was ich für Sie erstellt habe. Programme können sich irren. Wie Fehler gemeldet und behoben werden, steht im Angebot.',
        },
      ],
    },
    {
      id: 'monatlich',
      heading: 'Laufender Betrieb',
      blocks: [
        {
          text: 'Im Angebot steht, was der monatliche Preis enthält, was dazukommt, wie lange der Vertrag läuft und wie er gekündigt wird. Geplante Unterbrechungen kündige ich an; eine Preisänderung braucht Ihre Zustimmung.',
        },
      ],
      when: 'monthly',
    },
    {
      id: 'daten',
      heading: 'Daten',
      blocks: [
        {
          text: 'Was ich über Ihren Betrieb und Ihre Kundschaft erfahre, behandle ich vertraulich. Bevor ich personenbezogene Daten für Sie verarbeite, schließen wir einen Vertrag zur Auftragsverarbeitung.',
        },
      ],
    },
    {
      id: 'zahlung',
      heading: 'Preise und Zahlung',
      blocks: [
        {
          text: 'Es gelten die Preise des Angebots. Dort steht auch, ob Umsatzsteuer dazukommt. Rechnungen sind innerhalb von {payment.days} Tagen ab Zugang zu bezahlen.',
          when: 'noVat',
        },
        {
          text: 'Es gelten die Preise des Angebots. {payment.vat}. Rechnungen sind innerhalb von {payment.days} Tagen ab Zugang zu bezahlen.',
          when: 'vat',
        },
      ],
    },
    { id: 'haftung', heading: 'Haftung', blocks: [{ text: 'Ich hafte nach den gesetzlichen Vorschriften.' }] },
  ],
};
