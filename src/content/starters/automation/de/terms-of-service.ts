import type { LegalDocument } from '#content/legal.schema.ts';

export const termsOfService: LegalDocument = {
  label: 'Bedingungen',
  meta: {
    title: 'Bedingungen von {brand}',
    description:
      'Zu welchen Bedingungen ich arbeite: Angebot und Auftrag, Projekte, monatliche Dienste, Daten, Zahlung innerhalb von {payment.days} Tagen und Haftung.',
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
          text: 'Ein Auftrag kommt zustande, wenn Sie mein Angebot in Textform annehmen; eine Mail genügt. Im Angebot stehen Umfang, Preis und Zeitplan. Antworten des Chatbots sind kein Angebot.',
        },
        {
          text: 'Bestellen Sie als Verbraucher, haben Sie außerdem die Rechte, die das Gesetz Ihnen gibt.',
        },
      ],
    },
    {
      id: 'projekte',
      heading: 'Projekte',
      blocks: [
        {
          text: 'Ich richte ein, was im Angebot steht. Sie geben mir dafür die nötigen Auskünfte und Zugänge. Mit zusätzlichen Wünschen beginne ich, wenn wir uns über den Preis einig sind.',
        },
        {
          text: 'Bei der Übergabe prüfen Sie das Ergebnis und sagen mir, was nicht stimmt; für Mängel gilt das Gesetz. Ist alles bezahlt, dürfen Sie in Ihrem Betrieb nutzen, was ich für Sie erstellt habe.',
        },
      ],
    },
    {
      id: 'monatlich',
      heading: 'Monatliche Dienste',
      blocks: [
        {
          text: 'Für einen laufenden Dienst steht im Angebot, was der monatliche Preis enthält, welche Gebühren anderer Anbieter dazukommen, wie lange der Vertrag läuft und wie er gekündigt wird.',
        },
        {
          text: 'Eine Preisänderung im laufenden Vertrag vereinbaren wir neu. Geplante Unterbrechungen kündige ich rechtzeitig an.',
        },
      ],
    },
    {
      id: 'ki',
      heading: 'Fehler von Programmen',
      blocks: [
        {
          text: 'Programme können sich irren, vor allem KI. Wie Fehler gemeldet und behoben werden, steht im Angebot.',
        },
      ],
    },
    {
      id: 'daten',
      heading: 'Daten',
      blocks: [
        {
          text: 'Was ich über Ihren Betrieb und Ihre Kundschaft erfahre, behandle ich vertraulich. Verarbeite ich personenbezogene Daten in Ihrem Auftrag, schließen wir vorher einen Vertrag zur Auftragsverarbeitung.',
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
