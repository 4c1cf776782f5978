import type { BookingPageTexts, CalendarDocument } from '#content/booking-page.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const calendar = {
  meta: {
    title: 'Kostenloses Erstgespräch mit {ownerName}',
    description:
      '{meeting.consultation} Minuten {meeting.way}: Sie erzählen, was Sie Zeit kostet, und erfahren, was sich automatisieren lässt. Kostenlos.',
  },
  eyebrow: 'Erstgespräch',
  heading: 'Lernen wir uns kennen',
  lead: 'Sie erzählen, was Sie Zeit kostet, und erfahren, was sich automatisieren lässt.',
  facts: ['{meeting.consultation} Minuten', 'Kostenlos', '{meeting.Way}'],
  sections: [],
  scheduler: {
    title: 'Termin wählen',
    frameTitle: 'Kalender für das Erstgespräch',
    fallback: 'Wählen Sie auf der Buchungsseite einen Termin.',
    button: 'Zur Buchungsseite',
  },
  note: {
    heading: 'Kein Verkaufsgespräch',
    text: 'Sie sprechen mit mir. Vorbereiten müssen Sie nichts.',
  },
  alternative: {
    text: 'Schreiben Sie lieber?',
    link: { label: 'Zum Kontaktformular', href: '/#contact' },
  },
} satisfies PartOf<CalendarDocument>;

/** Shown once the owner offers a second kind of meeting. */
export const strategySession = {
  meta: {
    title: '{meeting.strategyName} mit {ownerName}',
    description:
      '{meeting.strategyName}: {meeting.strategy} Minuten mit {ownerName}. Wählen Sie einen freien Tag und eine Uhrzeit und buchen Sie gleich hier.',
  },
  eyebrow: 'Termin buchen',
  heading: '{meeting.strategyName}',
  lead: 'Wählen Sie einen Tag und eine Uhrzeit, die Ihnen passen.',
  facts: ['{meeting.strategy} Minuten', '{meeting.strategyPrice}'],
  sections: [],
  scheduler: {
    title: 'Termin wählen',
    frameTitle: 'Kalender: {meeting.strategyName}, {meeting.strategy} Minuten',
    fallback: 'Wählen Sie auf der Buchungsseite einen Termin.',
    button: 'Zur Buchungsseite',
  },
  note: { heading: 'Fragen vorab?', text: 'Schreiben Sie an {email}.' },
  alternative: {
    text: 'Sie wissen noch nicht, was Sie brauchen?',
    link: { label: 'Zum Erstgespräch', href: '/calendar' },
  },
} satisfies PartOf<BookingPageTexts>;
