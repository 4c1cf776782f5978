import type { AboutDocument } from '#content/about.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const about = {
  meta: {
    title: 'Über {ownerName}: {own.beruf} in {area.name}',
    description:
      'Wer ich bin, wie ich berate, wofür ich nicht die richtige Person bin und woran Sie mich messen können: Fristen, Honorar, Verschwiegenheit.',
  },
  heading: 'Sie sollen wissen, woran Sie sind.',
  lead: 'Ich bin {ownerName}, {own.beruf} in {area.name}, und berate zu Fragen aus {own.fach}.',
  stats: [
    { figure: '1', label: 'Ansprechperson', detail: 'Ich spreche mit Ihnen und bearbeite auch Ihre Unterlagen.' },
    { figure: '{meeting.consultation}', label: 'Minuten Erstgespräch', detail: 'Kostenlos, {meeting.way}.' },
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
      'In großen Büros kennt jeder nur einen Teil Ihrer Frage. Ich möchte die ganze Geschichte kennen und nehme nur an, was ich selbst bearbeiten kann.',
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
        text: 'Wir vereinbaren es schriftlich. Wird es mehr, frage ich vorher.',
      },
      {
        title: 'Fristen stehen fest',
        text: 'Ich notiere jede Frist sofort und sage früh genug, was ich von Ihnen brauche.',
      },
      {
        title: 'Verständliche Sprache',
        text: 'Ich erkläre Fachwörter und sage, was Sie tun können.',
      },
      {
        title: 'Verschwiegenheit',
        text: 'Über Ihre Angelegenheiten spreche ich mit niemandem, den Sie nicht genannt haben.',
      },
    ],
  },
  callToAction: {
    heading: 'Beginnen wir mit Ihrer Frage',
    text: 'Das Erstgespräch ist kostenlos. Liegt schon eine Empfehlung vor, prüfe ich sie in {meeting.strategy} Minuten.',
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
