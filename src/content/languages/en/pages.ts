import type { AboutDocument } from '#content/about.schema.ts';
import type { CalendarDocument } from '#content/booking-page.schema.ts';
import type { HomeDocument } from '#content/home.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

/*
 * The few texts of each page that say nothing about the business.
 */

export const home = {
  sections: 'Sections',
  hero: {
    videoFallback: 'Your browser does not support the video tag.',
    pauseVideo: 'Pause background video',
    playVideo: 'Play background video',
  },
  about: { label: 'About' },
  portfolio: { label: 'Services', figureLabel: 'Fig. {number}' },
  blog: { label: 'Blog', readBlog: { label: 'Read the blog', href: '/blog' } },
  contact: { label: 'Contact', phone: 'Or call me', socials: 'Elsewhere' },
} satisfies PartOf<HomeDocument>;

export const about = {
  name: 'About',
  eyebrow: 'About {name}',
  story: { label: 'Story' },
  specialisations: { label: 'Work' },
  philosophy: { label: 'Philosophy' },
  social: {
    heading: 'Find me elsewhere',
    profiles: [
      { key: 'x', label: 'X' },
      { key: 'linkedin', label: 'LinkedIn' },
      { key: 'huggingface', label: 'Hugging Face' },
    ],
  },
} satisfies PartOf<AboutDocument>;

/** Words of both pages on which a call is booked; only the free one shows the next days. */
export const bookingPage = { schedule: 'Booking', serviceType: 'Consultation' } satisfies PartOf<CalendarDocument>;

export const calendar = {
  ...bookingPage,
  preview: {
    heading: 'The next {days} days',
    text: 'The calendar preview looks {days} days ahead. If none of these days suits you, move on to a later date in the calendar.',
  },
} satisfies PartOf<CalendarDocument>;
