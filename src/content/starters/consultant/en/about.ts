import type { AboutDocument } from '#content/about.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const about = {
  meta: {
    title: 'About {name}: AI and Automation Consultant',
    description:
      'A systems administrator turned automation specialist: {years.it}+ years in IT, {years.ai}+ years with AI, {years.industries}+ industries. How I work, and what I will not do to your systems.',
  },
  heading: 'I kept systems running. Now I make them do the work.',
  lead: "I'm {name}, a systems administrator turned automation specialist. I build custom AI automation that integrates with the systems you already have. No new software to learn.",
  stats: [
    {
      figure: '{years.industries}+',
      label: 'Industries',
      detail: 'Home services, law, real estate, agencies and professional services among them.',
    },
    {
      figure: '{years.it}+',
      label: 'Years in IT',
      detail: 'Servers, networks, backups, and the people who depend on them.',
    },
    {
      figure: '{years.ai}+',
      label: 'Years with AI',
      detail: 'Language models put to work inside ordinary business processes.',
    },
    {
      figure: '24/7',
      label: 'Monitoring',
      detail: 'A step that fails at night raises an alarm at night.',
    },
  ],
  story: {
    heading: 'How a systems administrator came to automation',
    paragraphs: [
      'For {years.it}+ years my work in IT was the kind you notice only when it stops: servers, networks, accounts, backups. It taught me to ask what happens when a part fails, and to write down how to get it back.',
      'It also showed me where the hours go. Rarely into the hard problems. They go into copying: an order from an email into a spreadsheet, from the spreadsheet into the accounting program, from there into a message to the customer. The systems were up. The people were the cable between them.',
      'So I began to connect the systems instead. First with scripts, then with self-hosted workflows that an owner can open and read. For {years.ai}+ years I have added language models where a rule is not enough: reading a free-form request, sorting a mailbox, answering the question that comes in at 11 pm.',
      'The habits stayed. I test with your real cases before anything goes live. I log what happened, so that a wrong answer can be traced. I leave the old way in place until the new one has earned its keep. {brand} is one person: whoever you talk to on the first call also builds the thing and picks up when it needs care.',
    ],
  },
  specialisations: {
    heading: '{SpecialisationsCountWord} core specialisations',
    lead: 'Most projects are a mix of these. Each connects to the mailbox, calendar, CRM and accounting you use today.',
  },
  philosophy: {
    heading: 'Four rules I work by',
    lead: 'They decide what I build, and now and then what I talk you out of.',
    items: [
      {
        title: 'Integration over replacement',
        text: 'Your team knows its tools. I connect them rather than replace them. If a new program is truly needed, you hear why first, and what it would cost to do without.',
      },
      {
        title: 'Transparency',
        text: 'You can open every workflow and read every prompt. You pay me directly for hosting and AI usage, on terms we put in writing first. No surprise bills.',
      },
      {
        title: 'Partnership',
        text: 'I learn your process from the people who do it, and they test what I build before it goes live. After launch I watch it, mend it and tell you what it saves.',
      },
      {
        title: 'Self-hosted',
        text: 'Where it makes sense, your automation runs on a server we choose together, and your data stays where you can point to it. This website keeps the same rule: it runs on its own server, without advertising trackers.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell me which task you would hand over first',
    text: 'Start with the free call. If the problem is larger than half an hour, take the full session.',
    buttons: [
      {
        label: 'Book Free Consultation',
        href: '/calendar',
        detail: '{meeting.consultation} minutes. No sales pitch, no obligation.',
      },
      {
        label: 'Strategic Session',
        href: '/strategy-session',
        detail: '{meeting.strategy} minutes, 1-on-1, with a follow-up document.',
      },
    ],
  },
} satisfies PartOf<AboutDocument>;
