import type { AboutDocument } from '#content/about.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const about = {
  meta: {
    title: 'Über {ownerName}: {own.beruf} in {area.name}',
    description:
      'Wer ich bin, wie ich berate, wofür ich nicht die richtige Person bin und woran Sie mich messen können: Fristen, Honorar, Verschwiegenheit.',
  },
  heading: 'Sie sollen wissen, woran Sie sind.',
  lead: 'Ich bin {ownerName}, {own.beruf} in {area.name}. Ich erkläre, rechne, schreibe und verhandle in Fragen aus {own.fach}.',
  stats: [
    { figure: '1', label: 'Ansprechperson', detail: 'Ich spreche mit Ihnen und bearbeite auch Ihre Unterlagen.' },
    { figure: '1 Werktag', label: 'Bis zur Antwort', detail: 'Auch wenn die Antwort noch nicht die Lösung ist.' },
    {
      figure: '{years.it}',
      label: 'Jahre im Beruf',
      detail: 'In eigener Praxis und davor in anderen Kanzleien und Büros.',
    },
  ],
  story: {
    heading: 'Warum ich allein arbeite',
    paragraphs: [
      '[Ihr Weg in drei oder vier Sätzen: Ausbildung, Zulassung oder Abschluss, Stationen.]',
      'In großen Büros geht eine Frage durch viele Hände, und jede kennt nur einen Teil davon. Ich möchte die ganze Geschichte kennen: was Sie vorhaben, was Sie beunruhigt und was vor fünf Jahren schon einmal entschieden wurde.',
      'Das hat eine Grenze: Ich nehme nur so viele Aufträge an, wie ich selbst bearbeiten kann. Ist gerade kein Platz, sage ich es sofort und nenne, wenn ich kann, jemanden, der Zeit hat.',
    ],
  },
  specialisations: {
    heading: 'Womit Sie zu mir kommen können',
    lead: 'Oft führt das eine zum anderen.',
  },
  philosophy: {
    heading: 'Vier Zusagen',
    lead: 'Daran können Sie mich erinnern.',
    items: [
      {
        title: 'Honorar vor Arbeit',
        text: 'Was es kostet, vereinbaren wir schriftlich, bevor ich anfange. Wird es mehr, frage ich vorher.',
      },
      {
        title: 'Fristen stehen fest',
        text: 'Jede Frist wird am Tag des Eingangs notiert. Sie erfahren früh genug, was ich bis wann von Ihnen brauche.',
      },
      {
        title: 'Verständliche Sprache',
        text: 'Fachwörter kommen vor, wo sie nötig sind, und werden dann erklärt. Am Ende jeder Auskunft steht, was Sie tun können.',
      },
      {
        title: 'Verschwiegenheit',
        text: 'Über Ihre Angelegenheiten spreche ich mit niemandem, den Sie nicht genannt haben, auch nicht darüber, dass Sie bei mir sind.',
      },
    ],
  },
  callToAction: {
    heading: 'Beginnen wir mit Ihrer Frage',
    text: 'Das Erstgespräch verpflichtet zu nichts. Liegt schon eine Empfehlung vor, prüfe ich sie in {meeting.strategy} Minuten als zweite Meinung.',
    buttons: [
      {
        label: 'Erstgespräch buchen',
        href: '/calendar',
        detail: '{meeting.consultation} Minuten, kostenlos.',
      },
      {
        label: '{meeting.strategyName}',
        href: '/strategy-session',
        detail: '{meeting.strategy} Minuten, {prices.opinion}.',
      },
    ],
  },
} satisfies PartOf<AboutDocument>;
