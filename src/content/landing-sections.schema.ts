import * as z from 'zod';
import { choice, type FieldMeta, group, icon, line, link, list, text } from './fields.schema.ts';
import { HoursCalculator, MissedCallsCalculator } from './landing-calculators.schema.ts';
import { Diagram } from './landing-diagram.schema.ts';
import {
  actions,
  headedList,
  headedSectionFields,
  ListItem,
  sectionFields,
  toneChoice,
} from './landing-fields.schema.ts';
import { CaseStudy, ImageText, Logos, Testimonial, Video } from './landing-proof.schema.ts';
import { ContactSection, Gallery, OpeningHours, PlainText, Posts, PriceList } from './landing-rare.schema.ts';

const Card = group('Card', {
  icon: icon('Icon'),
  title: line('Title', { max: 80 }),
  description: text('Description', { max: 400 }),
});

const cards = (label: string) => list(label, Card, { max: 12 });

/** The first one of a page is its only `h1`. */
const Hero = group('Headline with buttons', {
  kind: z.literal('hero'),
  ...sectionFields(),
  eyebrow: line('Line above the headline', { max: 60 }),
  title: line('Headline', { max: 120 }),
  lead: text('Text', { max: 600 }),
  actions: actions('Buttons'),
  note: line('Small line below the buttons', { max: 200 }).optional(),
});

const Features = group('Cards', {
  kind: z.literal('features'),
  ...headedSectionFields(),
  cards: cards('Cards'),
  list: headedList('List below the cards').optional(),
});

const Capabilities = group('Cards of capabilities', {
  kind: z.literal('capabilities'),
  ...headedSectionFields(),
  capabilities: cards('Capabilities'),
});

const ListOfItems = group('List', {
  kind: z.literal('list'),
  ...headedSectionFields(),
  tone: toneChoice(),
  items: list('Items', ListItem, { max: 16 }),
});

const Steps = group('Steps', {
  kind: z.literal('steps'),
  ...headedSectionFields(),
  steps: list(
    'Steps',
    group('Step', {
      title: line('Title', { max: 80 }),
      details: list('Details', text('Detail', { max: 300 }), { max: 6 }),
    }),
    { max: 10 },
  ),
});

const Pairs = group('Before and after', {
  kind: z.literal('pairs'),
  ...headedSectionFields(),
  contrast: choice('What is compared', {
    problem: 'A problem, its solution and the time it saves',
    impact: 'A challenge, its solution and the effect',
    example: 'A challenge, its solution and an example',
  }),
  pairs: list(
    'Pairs',
    group('Pair', {
      before: line('Problem or challenge'),
      solution: text('Solution', { max: 500 }),
      result: text('Time saved, effect or example', { max: 400 }),
    }),
    { max: 12 },
  ),
});

const UseCases = group('Use cases', {
  kind: z.literal('useCases'),
  ...headedSectionFields(),
  useCases: list(
    'Use cases',
    group('Use case', {
      icon: icon('Icon'),
      title: line('Title', { max: 80 }),
      description: text('Description', { max: 500 }),
      example: text('Example', { max: 500 }),
      result: line('Result').optional(),
    }),
    { max: 12 },
  ),
});

const Industries = group('Industries', {
  kind: z.literal('industries'),
  ...headedSectionFields(),
  industries: list(
    'Industries',
    group('Industry', {
      icon: icon('Icon'),
      industry: line('Name', { max: 60 }),
      applications: list('What you do there', line('Entry'), { max: 8 }),
    }),
    { max: 12 },
  ),
});

const Stats = group('Figures', {
  kind: z.literal('stats'),
  ...headedSectionFields(),
  stats: list(
    'Figures',
    group('Figure', { stat: line('Figure', { max: 40 }), description: text('What it means', { max: 200 }) }),
    { max: 6 },
  ),
  list: headedList('List below the figures').optional(),
});

const Pricing = group('Prices', {
  kind: z.literal('pricing'),
  ...headedSectionFields(),
  prices: list(
    'Prices',
    group('Price', {
      amount: line('Amount', { max: 60 }),
      unit: line('Unit', {
        max: 80,
        hint: 'Shown above the amount, such as the name of the service. A price of your list, as {prices.hour}, brings its own unit.',
      }),
      per: line('For search engines: the price is for one', {
        max: 30,
        hint: 'For example minute. Leave it empty for a price that is paid once.',
      }).optional(),
      description: text('What it pays for', { max: 300 }).optional(),
    }),
    { max: 4 },
  ),
  terms: list('Short promises', line('Promise', { max: 60 }), { min: 0, max: 8 }),
  facts: list('What the price includes', ListItem, { min: 0, max: 8 }),
  payback: group('When it pays off', {
    title: line('Title', { max: 120 }),
    description: text('Calculation', { max: 500 }),
  }).optional(),
  actions: actions('Buttons'),
});

const Trades = group('Trades', {
  kind: z.literal('trades'),
  ...headedSectionFields(),
  trades: list('Trades', line('Trade', { max: 60 }), { max: 60 }),
  featuresHeading: line('Heading above the cards'),
  features: cards('Cards'),
});

const Integrations = group('Software it works with', {
  kind: z.literal('integrations'),
  ...headedSectionFields(),
  platforms: list(
    'Products',
    group('Product', {
      name: line('Name', { max: 60 }),
      category: line('Group it is listed in', { max: 40 }),
      description: line('Description', { max: 120 }),
    }),
    { max: 24 },
  ),
  benefitsHeading: line('Heading above the cards'),
  benefits: cards('Cards'),
});

const Demo = group('Phone line to try', {
  kind: z.literal('demo'),
  ...headedSectionFields(),
  phone: line('Phone number', { max: 40, hint: '{demoPhone} is the number of the settings.' }),
  callLabel: line('Button', { max: 40 }),
  promptsHeading: line('Heading above the examples', { max: 80 }),
  prompts: list('Things to say', line('Example'), { max: 8 }),
  note: text('Note', { max: 300 }),
});

const Faq = group('Questions and answers', {
  kind: z.literal('faq'),
  ...headedSectionFields(),
  questions: list(
    'Questions',
    group('Question', { question: line('Question'), answer: text('Answer', { max: 1_500 }) }),
    { max: 24 },
  ),
});

/** The address is kept as an interest in the page. */
const EmailCapture = group('Form for an email address', {
  kind: z.literal('emailCapture'),
  ...headedSectionFields(),
  fieldLabel: line('Label of the field', { max: 60 }),
  placeholder: line('Example of an address', { max: 60 }),
  button: line('Button', { max: 40 }),
  consent: text('Consent', { max: 500, hint: 'A link to the privacy policy follows it.' }),
  done: text('Shown after sending', { max: 300 }),
});

const Cta = group('Closing question with buttons', {
  kind: z.literal('cta'),
  ...headedSectionFields(),
  actions: actions('Buttons'),
  note: line('Small line below the buttons', { max: 200 }).optional(),
});

/** The calendar of one meeting, and what visitors can expect. */
const Scheduler = group('Booking calendar', {
  kind: z.literal('scheduler'),
  ...headedSectionFields(),
  meeting: choice('Meeting', {
    voiceAi: 'Discovery call',
    consultation: 'Free consultation',
    strategy: 'Strategy session',
  }),
  calendar: link('Page of a meeting type', {
    hint: 'Shows the built-in calendar of this meeting type, for example /book/coffee-chat, in place of the scheduling service.',
  }).optional(),
  title: line('Title of the calendar', { max: 80 }),
  frameTitle: line('Name of the calendar for screen readers'),
  fallback: text('Shown when the calendar does not load', { max: 300 }),
  button: line('Button when the calendar does not load', { max: 60 }),
  expectationsHeading: line('Heading of the list', { max: 80 }),
  expectations: list('What to expect', text('Entry', { max: 300 }), { max: 8 }),
  note: text('Note', { max: 300 }),
});

const Related = group('Links to related pages', {
  kind: z.literal('related'),
  ...sectionFields(),
  heading: line('Heading'),
  links: list(
    'Links',
    group('Link', {
      href: link('Leads to'),
      title: line('Text', { max: 80 }),
      description: text('Description', { max: 200 }),
    }),
    { max: 8 },
  ),
});

/** Sections that every page of sections can have. */
export const COMMON_SECTIONS = [
  Hero,
  Features,
  Steps,
  Faq,
  Cta,
  Pricing,
  Stats,
  ListOfItems,
  ImageText,
  Testimonial,
  CaseStudy,
  Logos,
  Video,
  Capabilities,
  UseCases,
  Pairs,
  Industries,
  Trades,
  Integrations,
  Diagram,
  HoursCalculator,
  MissedCallsCalculator,
  Demo,
  Scheduler,
  Related,
  Posts,
  PlainText,
  Gallery,
  ContactSection,
  OpeningHours,
  PriceList,
] as const;

/** A section of a landing page, distinguished by `kind`. */
export const LandingSection = z
  .discriminatedUnion('kind', [...COMMON_SECTIONS, EmailCapture])
  .meta({ label: 'Section' } satisfies FieldMeta);
export type LandingSection = z.output<typeof LandingSection>;
