import type { ServicesDocument } from '#content/services.schema.ts';

export const services: ServicesDocument = {
  services: [
    {
      id: 'phone',
      name: 'Phone assistant',
      text: 'An AI voice picks up when you cannot, answers simple questions, and sends you a message.',
      alsoCalled:
        'AI on the phone, phone AI, voice assistant, voicebot, answering machine, receptionist, call answering',
      icon: 'phone',
      path: '/services/phone-assistant',
      price: '{prices.phoneSetup} for setup, then {prices.phoneMonth}',
      isShown: true,
    },
    {
      id: 'workflow',
      name: 'Office automation',
      text: 'Requests, appointments, quotes and invoices move between the software you already have. Nobody types anything twice.',
      alsoCalled:
        'automation, workflow automation, automated office work, automating office work, connecting programs, integration',
      icon: 'repeat',
      path: '/services/office-work',
      price: '{prices.workflow}',
      isShown: true,
    },
    {
      id: 'assistant',
      name: 'Document and website assistant',
      text: 'It answers questions from your own documents, for your team or for visitors to your website.',
      alsoCalled: 'chatbot, AI assistant, assistant for documents, document search, website chat',
      icon: 'chat',
      path: '/services/assistant',
      price: '{prices.assistant}',
      isShown: true,
    },
    {
      id: 'hours',
      name: 'Help by the hour',
      text: 'For smaller jobs: answering a question, training your team, changing or fixing what you already have.',
      alsoCalled: 'hourly rate, training, workshop, advice by the hour',
      icon: 'clock',
      path: '/#contact',
      price: '{prices.hour}',
      isShown: true,
    },
  ],
};
