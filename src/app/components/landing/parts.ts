import type { ComponentType, ReactNode } from 'react';
import { drawing as blueprint } from '#app/components/figures/diagrams/blueprint.tsx';
import { drawing as conversation } from '#app/components/figures/diagrams/conversation.tsx';
import { drawing as leadFunnel } from '#app/components/figures/diagrams/lead-funnel.tsx';
import { drawing as publishing } from '#app/components/figures/diagrams/publishing.tsx';
import { drawing as reading } from '#app/components/figures/diagrams/reading.tsx';
import { drawing as threeRings } from '#app/components/figures/diagrams/three-rings.tsx';
import { drawing as workflow } from '#app/components/figures/diagrams/workflow.tsx';
import type { DiagramId, LandingSection } from '#content/landing.ts';
import { CalculatorPart } from './calculator.tsx';
import { Capabilities, Features } from './cards.tsx';
import { Cta, Related } from './closing.tsx';
import { Demo } from './demo.tsx';
import { EmailCapture } from './email-capture.tsx';
import { Faq } from './faq.tsx';
import type { Placed } from './frame.tsx';
import { ListPart } from './list.tsx';
import { Pairs } from './pairs.tsx';
import { Pricing } from './pricing.tsx';
import { Scheduling } from './scheduling.tsx';
import { Stats } from './stats.tsx';
import { Steps } from './steps.tsx';
import { Integrations, Trades } from './trades.tsx';
import { Industries, UseCases } from './use-cases.tsx';

// biome-ignore lint/suspicious/noExplicitAny: the table below pairs each kind with the component for it.
type AnyPart = ComponentType<Placed<any>>;

/** The component for each kind of section; the page draws the hero and the diagram itself. */
export const PARTS: Record<Exclude<LandingSection['kind'], 'hero' | 'diagram'>, AnyPart> = {
  features: Features,
  capabilities: Capabilities,
  list: ListPart,
  steps: Steps,
  pairs: Pairs,
  useCases: UseCases,
  industries: Industries,
  stats: Stats,
  pricing: Pricing,
  trades: Trades,
  integrations: Integrations,
  demo: Demo,
  faq: Faq,
  emailCapture: EmailCapture,
  calculator: CalculatorPart,
  scheduler: Scheduling,
  cta: Cta,
  related: Related,
};

/** Each landing page's own drawing, for its diagram and its social card (`scripts/pictures`). */
export const DRAWINGS: Record<DiagramId, ReactNode> = {
  workflow,
  conversation,
  publishing,
  'lead-funnel': leadFunnel,
  reading,
  blueprint,
  'three-rings': threeRings,
};
