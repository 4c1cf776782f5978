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
  lead: 'Sie schildern Ihr Anliegen, ich stelle einige Fragen. Danach wissen Sie, ob ich die richtige Person bin, was zu tun ist und was es kostet.',
  facts: ['{meeting.consultation} Minuten', 'Kostenlos', '{meeting.Way}'],
  sections: [
    {
      id: 'inhalt',
      label: 'Inhalt',
      heading: 'Was wir in dieser Zeit klären',
      lead: 'Legen Sie das letzte Schreiben bereit, falls es eines gibt. Mehr ist nicht nötig.',
      cards: [
        {
          title: 'Worum es im Kern geht',
          text: 'Aus einer langen Geschichte wird eine Frage, die sich beantworten lässt. Das ist oft schon die halbe Arbeit.',
        },
        {
          title: 'Ob Eile geboten ist',
          text: 'Wir suchen gemeinsam nach Fristen. Läuft eine, besprechen wir zuerst, wie sie gewahrt wird.',
        },
        {
          title: 'Was es kosten würde',
          text: 'Sie hören, welches Honorar infrage kommt und wovon es abhängt. Einen Auftrag erteilen Sie erst danach oder gar nicht.',
        },
      ],
    },
  ],
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
    text: 'Sie haben schon eine Empfehlung bekommen und möchten sie prüfen lassen?',
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
  lead: 'Jemand hat Ihnen etwas empfohlen, vorgelegt oder mitgeteilt. Ich lese es vorher, wir sprechen darüber, und Sie bekommen das Ergebnis auf einer Seite.',
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
          text: 'Zahlen, Daten und Annahmen werden mit Ihren Unterlagen verglichen. Fehler sitzen meistens hier.',
        },
        {
          title: 'Gibt es andere Wege?',
          text: 'Zu fast jeder Empfehlung gibt es eine zweite Möglichkeit. Sie hören, was für die eine und was für die andere spricht.',
        },
        {
          title: 'Was wurde nicht gesagt?',
          text: 'Risiken, Folgekosten und Fristen stehen selten auf der ersten Seite. Darauf achten wir besonders.',
        },
      ],
    },
    {
      id: 'anlass',
      label: 'Für wen',
      heading: 'Wann sich eine zweite Meinung lohnt',
      lead: 'Nicht aus Misstrauen, sondern weil die Entscheidung lange wirkt.',
      cards: [
        {
          title: '„Ich habe es nicht ganz verstanden.“',
          text: 'Dann fehlt eine Erklärung, oder es fehlt ein Grund. Beides lässt sich herausfinden.',
        },
        {
          title: '„Es geht um viel Geld.“',
          text: 'Eine Stunde ist wenig, wenn eine Entscheidung Jahre bindet.',
        },
        {
          title: '„Ich soll mich schnell entscheiden.“',
          text: 'Manchmal ist das berechtigt, manchmal nur bequem für die andere Seite.',
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
    text: 'Sie bekommen eine Einschätzung mit Gründen. Ob Sie danach wechseln, nachverhandeln oder alles so lassen, ist Ihre Sache.',
  },
  alternative: {
    text: 'Es gibt noch keine Empfehlung, nur eine Frage?',
    link: { label: 'Zum kostenlosen Erstgespräch', href: '/calendar' },
  },
} satisfies PartOf<BookingPageTexts>;
