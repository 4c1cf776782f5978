/** Sample popups: one that visitors see, one that rests. */
export const POPUPS = [
  {
    title: 'Two places left in this month’s audits',
    message: 'Two hours, fifty cards on a wall, and one task that stops. The first conversation is free.',
    isActive: true,
    delay: 8,
    showOnce: true,
    buttonText: 'Book a call',
    buttonLink: '/calendar',
  },
  {
    title: 'Closed between the years',
    message: 'Back on January 7. Servers keep running, and so does the phone assistant.',
    isActive: false,
    delay: 3,
    showOnce: false,
  },
];
