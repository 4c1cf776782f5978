/** Texts that all landing pages share. */
export const LANDING_WORDS = {
  problem: 'Today',
  challenge: 'Challenge',
  solution: 'With the system',
  example: 'Example',
  platforms: 'Platforms',
  share: 'Copy a link to these numbers',
  shared: 'Link copied',
  reset: 'Back to the first numbers',
  method: 'How this is worked out',
  privacy: 'Privacy Policy',
} as const;
