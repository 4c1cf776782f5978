import type { Branding } from '#content/branding.schema.ts';

export const branding: Branding = {
  portrait: { src: '/images/portrait.svg', alt: 'Line portrait of {name}', width: 480, height: 560 },
  showName: true,
  hero: {
    kind: 'video',
    video: '/videos/hero-video.mp4',
    picture: { src: '/videos/hero-poster.webp', width: 1280, height: 720, focusX: 70, focusY: 50 },
    tallPicture: { src: '/videos/hero-poster-portrait.webp', width: 720, height: 1100, focusX: 70, focusY: 50 },
  },
  colors: { ink: '#11161d', paper: '#f5f0e6', signal: '#ff8a1f' },
  type: 'editorial',
  corners: 'slight',
  lines: 'fine',
  drawings: true,
};
