import type { IconName } from './icons.ts';

/*
 * A landing page is a list of sections, rendered in their order.
 *
 * All copy is plain text with three placeholders, which are replaced with settings when the page is rendered: `{name}` is
 * the owner's first name, `{brand}` the brand, `{demoPhone}` the demo phone number.
 */

/** A link within this site: a path, a path with a fragment, or a fragment of the same page. */
type SiteHref = `/${string}` | `#${string}`;

/** A link shown as a button. The first one of a list is the primary button. */
export type Action = { label: string; href: SiteHref };

/** A card of a feature, benefit or service. */
type ServiceCard = { title: string; description: string; icon: IconName };

/** Something a system can do. */
export type Capability = { icon: IconName; title: string; description: string };

/** An item of a list: a short claim and one or two sentences that explain it. */
export type ListItem = { title: string; description: string };

/** `gains`: benefits of the service; `pains`: problems of today; `limits`: what the service does not do. */
export type ListTone = 'gains' | 'pains' | 'limits';

/** `number` starts at 1 and is shown to visitors. */
type Step = { number: number; title: string; details: readonly string[] };

/** A problem and the time that its solution saves. `timesSaved` is a phrase: 'Save 15+ hours per week'. */
type ProblemPair = { problem: string; solution: string; timesSaved: string };

/** A challenge and the effect of its solution. `impact` is a phrase: '3x higher response rates'. */
type ImpactPair = { challenge: string; solution: string; impact: string };

/** A challenge and an example of its solution. */
type ExamplePair = { challenge: string; solution: string; example: string };

/** Narrow the type by its keys: `'problem' in pair`, `'impact' in pair`. */
export type Pair = ProblemPair | ImpactPair | ExamplePair;

/** `example` describes one example; `result` is the benefit in a few words. */
type UseCase = { icon: IconName; title: string; description: string; example: string; result?: string };

/** An industry and what the service does in it. */
type Industry = { industry: string; icon: IconName; applications: readonly string[] };

/** A figure as shown ('27%', '$45,600+') and its meaning. */
type Stat = { stat: string; description: string };

/** One part of a price: `amount` '$0.25', `unit` 'per minute'. */
type Price = { amount: string; unit: string; description: string };

/** Category of a business tool that the receptionist connects to. */
type PlatformCategory = 'scheduling' | 'CRM' | 'accounting';

/** A third-party product. */
type Platform = { name: string; category: PlatformCategory; description: string };

type FaqItem = { question: string; answer: string };

/** A link to another landing page: `title` is the link text. */
type RelatedLink = { href: SiteHref; title: string; description: string };

/**
 * One number that the visitor sets. `initial` is between `min` and `max` (inclusive) and a multiple of `step` from `min`.
 * `unit` is shown after the number, `prefix` before it.
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
  /** Shown in this order; the keys are also the query parameters of the shared link. */
  inputs: Readonly<Record<Input, CalculatorInput>>;
  /** The label of each result, in the order shown. */
  outputs: Readonly<Record<Output, string>>;
  /** How the results are calculated, so that a visitor can check them. */
  method: string;
};

/** Yearly cost of missed calls, compared with the receptionist's price. Shares are percentages from 0 to 100. */
type MissedCallsCalculator = CalculatorOf<
  'missed-calls',
  'callsPerWeek' | 'missedShare' | 'hiredShare' | 'jobValue' | 'minutesPerCall',
  'missedPerYear' | 'lostPerYear' | 'firstYearCost'
>;

/** Hours per year of a repeated task, and the hours that automation saves. `automatedShare` is 0 to 100. */
type HoursCalculator = CalculatorOf<
  'hours',
  'runsPerWeek' | 'minutesPerRun' | 'automatedShare' | 'hourValue',
  'hoursPerWeek' | 'hoursPerYear' | 'valuePerYear'
>;

export type Calculator = MissedCallsCalculator | HoursCalculator;

/** The diagrams; one per landing page. */
export type DiagramId =
  | 'workflow'
  | 'conversation'
  | 'publishing'
  | 'lead-funnel'
  | 'reading'
  | 'blueprint'
  | 'three-rings';

/** Common fields of sections with a heading. `id` is unique in its page; links use it as the fragment. */
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
 * A diagram without a heading. `stops` are the texts in it, in reading order; `summary` describes it for screen readers;
 * `caption` is shown below it.
 */
type DiagramSection = {
  kind: 'diagram';
  id: string;
  diagram: DiagramId;
  caption: string;
  summary: string;
  stops: readonly { label: string; note: string }[];
};

/** Cards, and optionally a list under the same heading. */
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

/** Figures, and optionally a list under the same heading. */
type StatsSection = Headed & {
  kind: 'stats';
  stats: readonly Stat[];
  list?: { heading: string; tone: ListTone; items: readonly ListItem[] };
};

/** `terms` are short promises, `facts` what the price includes, `payback` a calculation of when it pays off. */
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

/** `consent` is shown beside the field, with a link to the privacy policy; `done` is shown after the address is stored. */
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

/** The booking widget of one meeting, and what visitors can expect. */
type SchedulerSection = Headed & {
  kind: 'scheduler';
  meeting: 'voice-ai';
  minutes: number;
  expectationsHeading: string;
  expectations: readonly string[];
  note: string;
};

/** All kinds of sections, distinguished by `kind`. */
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

/** A landing page. */
export type LandingPage = {
  /** Unique among the pages; names the content file, the page's picture and its entry in the sitemap. */
  slug: string;
  path: `/${string}`;
  /** `title` 30 to 60 characters, `description` 110 to 160, unique among the pages, without placeholders. */
  meta: { title: string; description: string };
  /** Structured data: `name` is also the last breadcrumb, `serviceType` the category for search engines. */
  service: { name: string; serviceType: string; description: string };
  /** The link to `/`; `fixed` keeps it visible while the page scrolls. */
  homeLink: { label: 'Home' | 'Back to Home'; fixed: boolean };
  /** In the order shown: the hero first, the diagram second. */
  sections: readonly LandingSection[];
};
