import type { AboutDocument } from '#content/about.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const about = {
  meta: {
    title: 'Über {ownerName}: {own.arbeitsgebiet} in {area.name}',
    description:
      'Wer ich bin und wie ich arbeite: klein anfangen, den Preis vorher nennen und sagen, wenn sich etwas nicht lohnt.',
  },
  heading: 'Technik soll Ihnen Arbeit abnehmen, nicht machen.',
  lead: 'Ich bin {ownerName}. Ich sorge in {area.name} dafür, dass {own.kundschaft} weniger Büroarbeit haben.',
  stats: [
    { figure: '1', label: 'Person', detail: 'Von Anfang an.' },
    { figure: '{meeting.consultation}', label: 'Minuten Erstgespräch', detail: 'Kostenlos, {meeting.way}.' },
    { figure: '{years.it}', label: 'Jahre Erfahrung', detail: 'Mit Software für Betriebe.' },
  ],
  story: {
    heading: 'Wer ich bin',
    paragraphs: [
      '[Ihr Weg in drei oder vier Sätzen: Was haben Sie gelernt, wo haben Sie gearbeitet, wie kamen Sie zu dieser Arbeit?]',
      'Ich arbeite allein: Ich spreche mit Ihnen, richte alles ein und helfe, wenn etwas nicht läuft.',
    ],
  },
  specialisations: {
    heading: 'Was ich anbiete',
    lead: 'Anderes kann später dazukommen.',
  },
  philosophy: {
    heading: 'So arbeite ich',
    lead: 'Drei Regeln für jeden Auftrag.',
    items: [
      {
        title: 'Klein anfangen',
        text: 'Zuerst kommt, was am meisten Zeit kostet.',
      },
      {
        title: 'Der Preis zuerst',
        text: 'Sie wissen, was es kostet, bevor Sie zusagen.',
      },
      {
        title: 'Menschen entscheiden',
        text: 'Das Programm bereitet vor. Zusagen, Preise und heikle Gespräche bleiben bei Ihnen.',
      },
    ],
  },
  callToAction: {
    heading: 'Erzählen Sie mir von Ihrem Betrieb',
    text: 'Danach wissen Sie, ob es sich lohnt und womit Sie anfangen.',
    buttons: [
      {
        label: 'Erstgespräch buchen',
        href: '/calendar',
        detail: '{meeting.consultation} Minuten, kostenlos, {meeting.way}.',
      },
      {
        label: '{meeting.strategyName}',
        href: '/strategy-session',
        detail: '{meeting.strategy} Minuten, {meeting.strategyPrice}',
      },
    ],
  },
} satisfies PartOf<AboutDocument>;
