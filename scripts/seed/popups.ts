/** Sample popups as the dashboard would send them: one that visitors see, one that waits. */
export const POPUPS = [
  {
    title: 'Two openings this month',
    message: 'There is room for two more builds before the holidays. Thirty minutes tell whether yours should be one.',
    isActive: true,
    delay: 8,
    showOnce: true,
    buttonText: 'Book a free call',
    buttonLink: '/calendar',
  },
  {
    title: 'Try to confuse Riley',
    message: 'The voice receptionist takes calls around the clock. Ring her up and ask for something odd.',
    isActive: false,
    delay: 3,
    showOnce: false,
    buttonText: 'See how it works',
    buttonLink: '/Home-services-ai',
  },
];
