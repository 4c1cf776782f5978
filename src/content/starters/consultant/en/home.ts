import type { HomeDocument } from '#content/home.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';

export const home = {
  meta: {
    title: 'Buy Back Your Time | AI & Business Automation',
    description:
      'Custom AI automation that works inside the software you already run: workflows, chatbots, voice reception and lead systems. No new software to learn.',
  },

  parts: [
    { kind: 'about' },
    { kind: 'portfolio' },
    { kind: 'voiceAi' },
    { kind: 'blog' },
    { kind: 'chat' },
    { kind: 'contact' },
  ],

  hero: {
    kicker: 'AI and business automation, by one person',
    title: 'Buy Back',
    titleEmphasis: 'Your Time',
    tagline:
      'Custom AI automation that integrates with your existing systems. No new software to learn. You pay for hosting and AI usage directly, so no bill surprises you.',
    services: { label: 'View My Services', href: '/#portfolio' },
    call: { label: 'Book a call', href: '/#contact' },
    stats: [
      { figure: '{years.industries}+', unit: 'Industries' },
      { figure: '{years.it}+', unit: 'Years in IT' },
      { figure: '{years.ai}+', unit: 'Years with AI' },
      { figure: '24/7', unit: 'Monitoring' },
    ],
  },

  about: {
    title: 'A systems administrator turned automation specialist',
    lead: 'For {years.it}+ years in IT I was the one called when something stopped at night. It taught me to build things that do not need a call.',
    paragraphs: [
      'I am {name}. I look at how work moves through your business, find the steps that people repeat by hand, and connect the tools you already pay for so that those steps happen without them.',
      'What I build runs on a server you own. You can read it, stop it, and take it to somebody else.',
    ],
    specialisationsTitle: 'Core specialisations',
    photo: { href: '/about', caption: 'More about how I work' },
  },

  portfolio: {
    title: '{ServicesCountWord} ways to stop doing it by hand',
    lead: 'Each one starts with what you run today. If a spreadsheet does the job, I will tell you so.',
    linkLabel: 'See how it works',
  },

  voiceAi: {
    label: 'Voice AI',
    title: 'Voice AI for Home Services',
    lead: 'You are under a sink with both hands full. Riley answers every call in under 3 rings, 24/7/365, takes the job down and books it.',
    points: [
      'HVAC, plumbing, electrical, landscaping, roofing',
      'Emergencies are put through to you',
      'No contract, no monthly minimum',
    ],
    prices: [
      { figure: '{price.setup}', unit: 'setup fee, once' },
      { figure: '{price.perMinute}/min', unit: 'per call, nothing while it is quiet' },
    ],
    rings: ['1st ring', '2nd ring', '3rd ring', 'answered'],
    link: { label: 'Hear how it answers', href: '/Home-services-ai' },
  },

  blog: {
    title: 'AI & Automation Education',
    arePostsShown: false,
    comingSoon: 'Knowledge Hub Coming Soon',
    lead: 'One letter a week: something I automated, what it cost, what broke, and the steps to do it yourself.',
  },

  chat: {
    label: 'FAQ',
    title: 'Test Out The Bot Here',
    lead: 'Ask what it costs, how long it takes, or whether your software can be connected. It is the kind of bot I build, and it answers from this site alone.',
    withoutScript: 'The bot needs JavaScript. Without it, {name} answers in person: book half an hour, or write below.',
    book: { label: 'Book Free Consultation', href: '/calendar' },
    notes: ['It never makes up a price.', 'It says so when it does not know.', 'A person is one click away.'],
  },

  contact: {
    title: 'Tell me what eats your time',
    lead: 'Two sentences are enough. I read every message myself.',
    promise: { figure: 'Within {response.minutes} minutes', text: 'you get a response' },
    bookings: [
      { label: 'Book Free Consultation', href: '/calendar', note: '{meeting.consultation} minutes, no obligation' },
      {
        label: 'Book Strategic Session',
        href: '/strategy-session',
        note: '{meeting.strategy} minutes, a plan in writing',
      },
    ],
  },
} satisfies PartOf<HomeDocument>;
