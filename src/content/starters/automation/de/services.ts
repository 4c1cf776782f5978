import type { ServicesDocument } from '#content/services.schema.ts';

export const services: ServicesDocument = {
  services: [
    {
      id: 'telefon',
      name: 'Telefonassistent',
      text: 'Eine Computerstimme nimmt ab, wenn Sie nicht können, beantwortet einfache Fragen und schickt Ihnen eine Nachricht.',
      alsoCalled: 'KI am Telefon, Telefon-KI, Telefonbot, Voicebot, Anrufbeantworter, Anrufannahme, Sprachassistent',
      icon: 'phone',
      path: '/leistungen/telefonassistent',
      price: 'einmalig {prices.phoneSetup}, dann {prices.phoneMonth}',
      isShown: true,
    },
    {
      id: 'ablaeufe',
      name: 'Abläufe automatisieren',
      text: 'Anfragen, Termine, Angebote und Rechnungen gehen von einem Ihrer Programme ins andere. Niemand tippt etwas zweimal.',
      alsoCalled: 'Automatisierung, Automation, Büroarbeit automatisieren, Schnittstelle, Workflow',
      icon: 'repeat',
      path: '/leistungen/ablaeufe',
      price: '{prices.workflow}',
      isShown: true,
    },
    {
      id: 'assistent',
      name: 'Assistent für Unterlagen und Website',
      text: 'Er beantwortet Fragen aus Ihren eigenen Texten, für Ihr Team oder für Besucher Ihrer Website.',
      alsoCalled: 'Chatbot, KI-Assistent, Dokumentensuche, Chat auf der Website',
      icon: 'chat',
      path: '/leistungen/assistent',
      price: '{prices.assistant}',
      isShown: true,
    },
    {
      id: 'stunden',
      name: 'Hilfe nach Stunden',
      text: 'Für Kleineres: eine Frage klären, Ihr Team schulen, Bestehendes ändern oder reparieren.',
      alsoCalled: 'Stundensatz, Schulung, Einschulung, Beratung nach Stunden',
      icon: 'clock',
      path: '/#contact',
      price: '{prices.hour}',
      isShown: true,
    },
  ],
};
