import type { IconName } from './icons.ts';

/*
 * A landing page is a list of sections, drawn in the order they are written.
 *
 * All copy is plain text. Three placeholders stand in it and are filled in when the page is rendered, from the
 * owner's settings: `{name}` the owner's first name, `{brand}` the brand, `{demoPhone}` the number of the demo line.
 */

/** A place on this site: a path, a path with a fragment, or a section of the same page. Never another origin. */
type SiteHref = `/${string}` | `#${string}`;

/** A link drawn as a button. The first of a list is the main one. */
export type Action = { label: string; href: SiteHref };

/** A card of a feature, benefit or service. */
type ServiceCard = { title: string; description: string; icon: IconName };

/** Something a system can do. */
export type Capability = { icon: IconName; title: string; description: string };

/** A line of a list: a short claim and the sentence or two that make it good. */
export type ListItem = { title: string; description: string };

/** `gains` speak for the service, `pains` name today's trouble, `limits` say what the service does not do. */
export type ListTone = 'gains' | 'pains' | 'limits';

/** `number` counts from 1 and is what the visitor sees. */
type Step = { number: number; title: string; details: readonly string[] };

/** A problem, and the time the solution gives back. `timesSaved` is a whole phrase: 'Save 15+ hours per week'. */
type ProblemPair = { problem: string; solution: string; timesSaved: string };

/** A challenge, and what the solution changes. `impact` is a whole phrase: '3x higher response rates'. */
type ImpactPair = { challenge: string; solution: string; impact: string };

/** A challenge, and a worked example of the solution. */
type ExamplePair = { challenge: string; solution: string; example: string };

/** Tell them apart by their keys: `'problem' in pair`, `'impact' in pair`. */
export type Pair = ProblemPair | ImpactPair | ExamplePair;

/** `example` shows one run of it, told as an example; `result` is the gain in a few words. */
type UseCase = { icon: IconName; title: string; description: string; example: string; result?: string };

/** An industry and what the service does in it. */
type Industry = { industry: string; icon: IconName; applications: readonly string[] };

/** A figure as the owner publishes it ('27%', '$45,600+'), and what it counts. */
type Stat = { stat: string; description: string };

/** One part of a price: `amount` '$0.25', `unit` 'per minute'. */
type Price = { amount: string; unit: string; description: string };

/** What a business tool is used for, where the receptionist meets it. */
type PlatformCategory = 'scheduling' | 'CRM' | 'accounting';

/** A third-party product by its own name. */
type Platform = { name: string; category: PlatformCategory; description: string };

type FaqItem = { question: string; answer: string };

/** A sibling page: `title` is the link's text. */
type RelatedLink = { href: SiteHref; title: string; description: string };

/**
 * One number the visitor sets. `initial` lies within `min` and `max`, both inclusive, and on a `step` counted from
 * `min`. `unit` stands after the number, `prefix` before it.
 */
export type CalculatorInput = {
  label: string;
  hint?: string;
  min: number;
  max: number;
  step: number;
  initial: number;
  prefix?: string;
  unit?: string;
};

type CalculatorOf<Id extends string, Input extends string, Output extends string> = {
  id: Id;
  /** Drawn in the order written; the keys name the numbers in the shared link too. */
  inputs: Readonly<Record<Input, CalculatorInput>>;
  /** The label of each result, in the order drawn. */
  outputs: Readonly<Record<Output, string>>;
  /** How the results come about, in words a visitor can check by hand. */
  method: string;
};

/** What missed calls cost in a year, against the receptionist's price. Shares are percentages from 0 to 100. */
type MissedCallsCalculator = CalculatorOf<
  'missed-calls',
  'callsPerWeek' | 'missedShare' | 'hiredShare' | 'jobValue' | 'minutesPerCall',
  'missedPerYear' | 'lostPerYear' | 'firstYearCost'
>;

/** The hours a repeated task takes in a year, and what handing it over gives back. `automatedShare` is 0 to 100. */
type HoursCalculator = CalculatorOf<
  'hours',
  'runsPerWeek' | 'minutesPerRun' | 'automatedShare' | 'hourValue',
  'hoursPerWeek' | 'hoursPerYear' | 'valuePerYear'
>;

export type Calculator = MissedCallsCalculator | HoursCalculator;

/** The drawing each page has as its own; one per landing page. */
export type DiagramId =
  | 'workflow'
  | 'conversation'
  | 'publishing'
  | 'lead-funnel'
  | 'reading'
  | 'blueprint'
  | 'three-rings';

/** What every section with a heading has. `id` is unique in its page and is the fragment that links to it. */
type Headed = { id: string; heading: string; intro?: string };

/** The first section of a page; `title` is its only `h1`, `note` a small line under the buttons. */
type HeroSection = {
  kind: 'hero';
  id: string;
  eyebrow: string;
  title: string;
  lead: string;
  actions: readonly Action[];
  note?: string;
};

/**
 * A figure without a heading of its own. `stops` are the texts drawn in it, in the order the eye follows them;
 * `summary` tells the same to who cannot see it, `caption` stands below it.
 */
type DiagramSection = {
  kind: 'diagram';
  id: string;
  diagram: DiagramId;
  caption: string;
  summary: string;
  stops: readonly { label: string; note: string }[];
};

/** Cards, and optionally a list that belongs under the same heading. */
type FeaturesSection = Headed & {
  kind: 'features';
  cards: readonly ServiceCard[];
  list?: { heading: string; tone: ListTone; items: readonly ListItem[] };
};

type CapabilitiesSection = Headed & { kind: 'capabilities'; capabilities: readonly Capability[] };

type ListSection = Headed & { kind: 'list'; tone: ListTone; items: readonly ListItem[] };

type StepsSection = Headed & { kind: 'steps'; steps: readonly Step[] };

/** All pairs of one section are of one kind. */
type PairsSection = Headed & { kind: 'pairs'; pairs: readonly Pair[] };

type UseCasesSection = Headed & { kind: 'useCases'; useCases: readonly UseCase[] };

type IndustriesSection = Headed & { kind: 'industries'; industries: readonly Industry[] };

/** Figures, and optionally a list that belongs under the same heading. */
type StatsSection = Headed & {
  kind: 'stats';
  stats: readonly Stat[];
  list?: { heading: string; tone: ListTone; items: readonly ListItem[] };
};

/** `terms` are short promises, `facts` what the price buys, `payback` the sum that shows when it has paid. */
type PricingSection = Headed & {
  kind: 'pricing';
  prices: readonly Price[];
  terms: readonly string[];
  facts: readonly ListItem[];
  payback: { title: string; description: string };
  actions: readonly Action[];
};

/** The trades served by name, and the features made for them. */
type TradesSection = Headed & {
  kind: 'trades';
  trades: readonly string[];
  featuresHeading: string;
  features: readonly ServiceCard[];
};

type IntegrationsSection = Headed & {
  kind: 'integrations';
  platforms: readonly Platform[];
  benefitsHeading: string;
  benefits: readonly ServiceCard[];
};

/** A phone line to try. `phone` is shown and dialled; `prompts` are things to say to it. */
type DemoSection = Headed & {
  kind: 'demo';
  phone: string;
  callLabel: string;
  promptsHeading: string;
  prompts: readonly string[];
  note: string;
};

type FaqSection = Headed & { kind: 'faq'; questions: readonly FaqItem[] };

/** `consent` stands beside the box, with a link to the privacy policy; `done` is said once the address is recorded. */
type EmailCaptureSection = Headed & {
  kind: 'emailCapture';
  label: string;
  placeholder: string;
  button: string;
  consent: string;
  done: string;
};

type CalculatorSection = Headed & { kind: 'calculator'; calculator: Calculator };

type RelatedSection = Headed & { kind: 'related'; links: readonly RelatedLink[] };

type CtaSection = Headed & { kind: 'cta'; actions: readonly Action[]; note?: string };

/** The booking widget of one meeting, and what to expect of it. */
type SchedulerSection = Headed & {
  kind: 'scheduler';
  meeting: 'voice-ai';
  minutes: number;
  expectationsHeading: string;
  expectations: readonly string[];
  note: string;
};

/** Every section a landing page can be made of, told apart by `kind`. */
export type LandingSection =
  | HeroSection
  | DiagramSection
  | FeaturesSection
  | CapabilitiesSection
  | ListSection
  | StepsSection
  | PairsSection
  | UseCasesSection
  | IndustriesSection
  | StatsSection
  | PricingSection
  | TradesSection
  | IntegrationsSection
  | DemoSection
  | FaqSection
  | EmailCaptureSection
  | CalculatorSection
  | RelatedSection
  | CtaSection
  | SchedulerSection;

/** One landing page, whole. */
export type LandingPage = {
  /** Unique among the pages; names the content file, the page's picture and its entry in the sitemap. */
  slug: string;
  path: `/${string}`;
  /** `title` 30 to 60 characters, `description` 110 to 160, neither with a placeholder nor used by another page. */
  meta: { title: string; description: string };
  /** Structured data: `name` is the last breadcrumb too, `serviceType` what a search engine would file it under. */
  service: { name: string; serviceType: string; description: string };
  /** The way back to `/`; `fixed` keeps it in place while the page scrolls. */
  homeLink: { label: 'Home' | 'Back to Home'; fixed: boolean };
  /** In the order drawn: the hero first, its diagram second. */
  sections: readonly LandingSection[];
};
