import type { ServicesDocument } from '#content/services.schema.ts';

export const services: ServicesDocument = {
  services: [
    {
      id: 'phone',
      name: 'Phone assistant',
      text: 'A computer voice picks up when you cannot: it asks what the call is about, answers simple questions, and writes down for you what needs doing.',
      alsoCalled:
        'AI on the phone, phone AI, voice assistant, voicebot, answering machine, receptionist, call answering',
      icon: 'phone',
      path: '/services/phone-assistant',
      price: '{prices.phoneSetup} once, then {prices.phoneMonth}',
      isShown: true,
    },
    {
      id: 'workflow',
      name: 'Automated office work',
      text: 'Requests, appointments, quotes and invoices move by themselves between the programs you already have. Nobody types anything twice.',
      alsoCalled: 'automation, workflow automation, automating office work, connecting programs, integration',
      icon: 'repeat',
      path: '/services/office-work',
      price: '{prices.workflow}',
      isShown: true,
    },
    {
      id: 'assistant',
      name: 'Assistant for documents and website',
      text: 'It answers questions from your own texts: in the office from manuals and contracts, on the website from what you offer.',
      alsoCalled: 'chatbot, AI assistant, document search, website chat',
      icon: 'chat',
      path: '/services/assistant',
      price: '{prices.assistant}',
      isShown: true,
    },
    {
      id: 'hours',
      name: 'Help by the hour',
      text: 'For anything smaller: settling a question, training your team, changing or repairing something that exists.',
      alsoCalled: 'hourly rate, training, workshop, advice by the hour',
      icon: 'clock',
      path: '/#contact',
      price: '{prices.hour}',
      isShown: true,
      places: [{ place: 'specialisations' }, { place: 'about' }, { place: 'menu' }, { place: 'contact' }],
    },
  ],
};
