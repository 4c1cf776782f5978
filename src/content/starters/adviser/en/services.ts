import type { ServicesDocument } from '#content/services.schema.ts';

export const services: ServicesDocument = {
  services: [
    {
      id: 'question',
      name: 'Advice on one question',
      text: 'You face a decision and want to know what it means. We discuss the answer, and you get it in writing.',
      icon: 'search',
      path: '/services/advice',
      price: '{prices.question}',
      isShown: true,
    },
    {
      id: 'care',
      name: 'Ongoing support',
      text: 'Monthly and yearly tasks are done well before the deadline. You have one person to call.',
      icon: 'clock',
      path: '/services/ongoing-care',
      price: '{prices.care}',
      isShown: true,
    },
    {
      id: 'cases',
      name: 'Applications and cases',
      text: 'Applications, notices, objections: I prepare them, meet the deadlines, and deal with the authority that decides.',
      icon: 'document',
      path: '/services/applications',
      price: '{prices.case}',
      isShown: true,
    },
  ],
};
