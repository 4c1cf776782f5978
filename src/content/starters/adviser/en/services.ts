import type { ServicesDocument } from '#content/services.schema.ts';

export const services: ServicesDocument = {
  services: [
    {
      id: 'question',
      name: 'Advice on one question',
      text: 'A decision is ahead of you, and you want to know what it means before you take it. You get the answer in a talk and on paper.',
      icon: 'search',
      path: '/services/advice',
      price: '{prices.question}',
      isShown: true,
    },
    {
      id: 'care',
      name: 'Ongoing care',
      text: 'What comes back every month and every year is done before the deadline presses. You have one person to call.',
      icon: 'clock',
      path: '/services/ongoing-care',
      price: '{prices.care}',
      isShown: true,
    },
    {
      id: 'cases',
      name: 'Applications and cases',
      text: 'Applications, notices, objections: I prepare them, keep the deadlines, and talk to the office that decides.',
      icon: 'document',
      path: '/services/applications',
      price: '{prices.case}',
      isShown: true,
    },
  ],
};
