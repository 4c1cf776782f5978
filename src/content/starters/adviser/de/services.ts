import type { ServicesDocument } from '#content/services.schema.ts';

export const services: ServicesDocument = {
  services: [
    {
      id: 'frage',
      name: 'Beratung zu einer Frage',
      text: 'Sie stehen vor einer Entscheidung und möchten wissen, was sie bedeutet. Die Antwort besprechen wir, und Sie bekommen sie schriftlich.',
      icon: 'search',
      path: '/leistungen/beratung',
      price: '{prices.question}',
      isShown: true,
    },
    {
      id: 'betreuung',
      name: 'Laufende Betreuung',
      text: 'Was jeden Monat und jedes Jahr wiederkommt, ist erledigt, bevor die Frist drückt. Sie haben eine Ansprechperson.',
      icon: 'clock',
      path: '/leistungen/betreuung',
      price: '{prices.care}',
      isShown: true,
    },
    {
      id: 'verfahren',
      name: 'Anträge und Verfahren',
      text: 'Anträge, Bescheide, Einsprüche: Ich bereite sie vor, halte die Fristen und spreche mit der Stelle, die entscheidet.',
      icon: 'document',
      path: '/leistungen/verfahren',
      price: '{prices.case}',
      isShown: true,
    },
  ],
};
