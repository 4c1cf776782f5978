import type { AboutDocument } from '#content/about.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const about = {
  meta: {
    title: 'About {ownerName}: {own.fieldOfWork} in {area.name}',
    description:
      'Who I am and how I work: start small, name the price first, and say so when something is not worth doing.',
  },
  heading: 'Technology should save you work, not add to it.',
  lead: 'I am {ownerName}. I help {own.customers} in {area.name} spend less time on office work.',
  stats: [
    { figure: '1', label: 'Person', detail: 'From start to finish.' },
    { figure: '{meeting.consultation}', label: 'Minutes for a first call', detail: 'Free, {meeting.way}.' },
    { figure: '{years.it}', label: 'Years of experience', detail: 'With business software.' },
  ],
  story: {
    heading: 'Who I am',
    paragraphs: [
      '[Your story in three or four sentences: what did you learn, where did you work, how did you come to this work?]',
      'I work alone: I talk to you, set it up, and help when something stops working.',
    ],
  },
  specialisations: {
    heading: 'What I offer',
    lead: 'You can start with one and add others later.',
  },
  philosophy: {
    heading: 'How I work',
    lead: 'Three rules for every project.',
    items: [
      {
        title: 'One thing first',
        text: 'We begin with the task that takes the most time.',
      },
      {
        title: 'The price comes first',
        text: 'You know what it costs before you say yes.',
      },
      {
        title: 'People decide',
        text: 'The software prepares. Promises, prices and difficult conversations stay with you.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell me about your business',
    text: 'After the first call you know whether it is worth it, and where to start.',
    buttons: [
      {
        label: 'Book a first call',
        href: '/calendar',
        detail: '{meeting.consultation} minutes, {meeting.way}, free.',
      },
      {
        label: '{meeting.strategyName}',
        href: '/strategy-session',
        detail: '{meeting.strategy} minutes, {meeting.strategyPrice}',
      },
    ],
  },
} satisfies PartOf<AboutDocument>;
