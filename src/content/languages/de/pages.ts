import type { AboutDocument } from '#content/about.schema.ts';
import type { CalendarDocument } from '#content/booking-page.schema.ts';
import type { HomeDocument } from '#content/home.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

/*
 * The few texts of each page that say nothing about the business.
 */

export const home = {
  sections: 'Abschnitte',
  hero: {
    videoFallback: 'Ihr Browser kann das Video nicht abspielen.',
    pauseVideo: 'Hintergrundvideo anhalten',
    playVideo: 'Hintergrundvideo abspielen',
  },
  about: { label: 'Über mich' },
  portfolio: { label: 'Leistungen', figureLabel: 'Abb. {number}' },
  blog: { label: 'Blog', readBlog: { label: 'Zum Blog', href: '/blog' } },
  contact: { label: 'Kontakt', phone: 'Oder rufen Sie an', socials: 'Auch hier zu finden' },
} satisfies PartOf<HomeDocument>;

export const about = {
  name: 'Über mich',
  eyebrow: 'Über {name}',
  story: { label: 'Werdegang' },
  specialisations: { label: 'Schwerpunkte' },
  philosophy: { label: 'Grundsätze' },
  social: {
    heading: 'Auch hier zu finden',
    profiles: [
      { key: 'x', label: 'X' },
      { key: 'linkedin', label: 'LinkedIn' },
      { key: 'huggingface', label: 'Hugging Face' },
    ],
  },
} satisfies PartOf<AboutDocument>;

/** Words of both pages on which a call is booked; only the free one shows the next days. */
export const bookingPage = { schedule: 'Terminbuchung', serviceType: 'Beratung' } satisfies PartOf<CalendarDocument>;

export const calendar = {
  ...bookingPage,
  preview: {
    heading: 'Die nächsten {days} Tage',
    text: 'Hier sehen Sie die nächsten {days} Tage. Passt keiner davon, blättern Sie im Kalender weiter.',
  },
} satisfies PartOf<CalendarDocument>;
