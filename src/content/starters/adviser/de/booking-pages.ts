import type { BookingPageTexts, CalendarDocument } from '#content/booking-page.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const calendar = {
  meta: {
    title: 'Kostenloses Erstgespräch bei {brand}',
    description:
      '{meeting.consultation} Minuten mit {ownerName}, {own.beruf}: Sie schildern Ihr Anliegen und erfahren, ob und wie ich helfen kann. Kostenlos.',
  },
  eyebrow: 'Erstgespräch',
  heading: 'Ein Gespräch, bevor Sie sich festlegen',
  lead: 'Sie schildern Ihr Anliegen. Danach wissen Sie, ob ich helfen kann, ob es eilt und was es kostet. Legen Sie das letzte Schreiben bereit, falls es eines gibt.',
  facts: ['{meeting.consultation} Minuten', 'Kostenlos', '{meeting.Way}'],
  sections: [],
  scheduler: {
    title: 'Termin für das Erstgespräch wählen',
    frameTitle: 'Kalender für das Erstgespräch von {meeting.consultation} Minuten',
    fallback: 'Wählen Sie auf der Buchungsseite einen Termin für Ihr Erstgespräch.',
    button: 'Zur Buchungsseite',
  },
  note: {
    heading: 'Vertraulich von der ersten Minute an',
    text: 'Was Sie erzählen, bleibt unter uns, auch wenn daraus kein Auftrag wird. Eine Beratung im Einzelfall ist das Erstgespräch noch nicht.',
  },
  alternative: {
    text: 'Sie möchten eine Empfehlung prüfen lassen?',
    link: { label: 'Zur zweiten Meinung', href: '/strategy-session' },
  },
} satisfies PartOf<CalendarDocument>;

export const strategySession = {
  meta: {
    title: 'Zweite Meinung von {ownerName}',
    description:
      '{meeting.strategy} Minuten zu einer Empfehlung, einem Vertrag oder einem Bescheid: was dafür spricht, was fehlt, was Sie fragen sollten.',
  },
  eyebrow: '{meeting.strategyName}',
  heading: 'Bevor Sie unterschreiben: eine zweite Meinung',
  lead: 'Ich lese Ihre Empfehlung, den Vertrag oder Bescheid, wir sprechen darüber, und Sie bekommen das Ergebnis auf einer Seite.',
  facts: ['{meeting.strategy} Minuten', '{prices.opinion}', 'Ergebnis schriftlich'],
  sections: [
    {
      id: 'pruefung',
      label: 'Inhalt',
      heading: 'Was geprüft wird',
      lead: 'Schicken Sie die Unterlagen zwei Werktage vorher. Bis zu zwanzig Seiten sind enthalten.',
      cards: [
        {
          title: 'Stimmen die Grundlagen?',
          text: 'Ich vergleiche Zahlen, Daten und Annahmen mit Ihren Unterlagen.',
        },
        {
          title: 'Gibt es andere Wege?',
          text: 'Sie hören, was für jeden Weg spricht und was dagegen.',
        },
        {
          title: 'Was wurde nicht gesagt?',
          text: 'Ich suche Risiken, Folgekosten und Fristen, die man leicht übersieht.',
        },
      ],
    },
  ],
  scheduler: {
    title: 'Termin für die zweite Meinung wählen',
    frameTitle: 'Kalender für das Gespräch von {meeting.strategy} Minuten zur zweiten Meinung',
    fallback: 'Wählen Sie auf der Buchungsseite einen Termin für das Gespräch von {meeting.strategy} Minuten.',
    button: 'Zur Buchungsseite',
  },
  note: {
    heading: 'Die Entscheidung bleibt bei Ihnen',
    text: 'Sie bekommen eine Einschätzung mit Gründen.',
  },
  alternative: {
    text: 'Sie haben nur eine Frage?',
    link: { label: 'Zum kostenlosen Erstgespräch', href: '/calendar' },
  },
} satisfies PartOf<BookingPageTexts>;
