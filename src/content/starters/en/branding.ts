import type { Branding } from '#content/branding.schema.ts';

export const branding: Branding = {
  portrait: { src: '/images/portrait.svg', alt: 'Line portrait of {name}', width: 480, height: 560 },
};
