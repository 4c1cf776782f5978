import type { AboutDocument } from '#content/about.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const about = {
  meta: {
    title: 'About {ownerName}: AI and automation in {area.name}',
    description:
      'Who {ownerName} is and how I work: start small, explain plainly, name the price first, and say so when something is not worth doing.',
  },
  heading: 'Technology should take work off you, not make more of it.',
  lead: 'I am {ownerName}. I set up AI and automation for {own.customers}, in {area.name}.',
  stats: [
    { figure: '1', label: 'Person', detail: 'You talk to the person who sets it up.' },
    { figure: '{meeting.consultation}', label: 'Minutes for a first call', detail: 'Free, {meeting.way}.' },
    { figure: '{years.it}', label: 'Years of experience', detail: 'With programs that have to hold up every day.' },
  ],
  story: {
    heading: 'Who sets it up',
    paragraphs: [
      '[Your way in three or four sentences: what did you learn, where did you work, how did you come to AI and automation?]',
      'I am {ownerName}, and I work alone: the person who talks with you also sets it up, and answers when something does not run.',
    ],
  },
  specialisations: {
    heading: 'What I offer',
    lead: 'One at a time or one after the other, as it fits your business.',
  },
  philosophy: {
    heading: 'How I work',
    lead: 'Three rules that you may remind me of.',
    items: [
      {
        title: 'Start small',
        text: 'First comes the one thing that takes the most time. Once it runs, we see what is next.',
      },
      {
        title: 'The price comes first',
        text: 'You know what setting it up costs, and what keeping it running costs, before you say yes.',
      },
      {
        title: 'People decide',
        text: 'The AI prepares and suggests. Promises, prices and difficult conversations stay with you.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell me about your business',
    text: 'Afterwards you know whether anything is worth doing, and where you would start.',
    buttons: [
      {
        label: 'Book a first call',
        href: '/calendar',
        detail: '{meeting.consultation} minutes, free, {meeting.way}.',
      },
    ],
  },
} satisfies PartOf<AboutDocument>;
