import type { LandingSection } from '#content/landing-sections.schema.ts';
import { CalculatorPart } from './calculator.tsx';
import { Capabilities, Features } from './cards.tsx';
import { CaseStudyPart } from './case-study.tsx';
import { Cta, Related } from './closing.tsx';
import { Demo } from './demo.tsx';
import { EmailCapture } from './email-capture.tsx';
import { Faq } from './faq.tsx';
import type { AnyPart } from './frame.tsx';
import { ImageTextPart } from './image-text.tsx';
import { ListPart } from './list.tsx';
import { LogosPart } from './logos.tsx';
import { Pairs } from './pairs.tsx';
import { Pricing } from './pricing.tsx';
import type { RareSection } from './rare-section-parts.ts';
import { Scheduling } from './scheduling.tsx';
import { Stats } from './stats.tsx';
import { Steps } from './steps.tsx';
import { TestimonialPart } from './testimonial.tsx';
import { Integrations, Trades } from './trades.tsx';
import { Industries, UseCases } from './use-cases.tsx';
import { VideoPart } from './video.tsx';

/** The component for each kind of section, except those of `rare-sections.tsx`; the page draws the hero and the diagram itself. */
export const PARTS: Record<Exclude<LandingSection['kind'], 'hero' | 'diagram' | RareSection['kind']>, AnyPart> = {
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
  hours: CalculatorPart,
  missedCalls: CalculatorPart,
  scheduler: Scheduling,
  cta: Cta,
  related: Related,
  testimonial: TestimonialPart,
  caseStudy: CaseStudyPart,
  logos: LogosPart,
  imageText: ImageTextPart,
  video: VideoPart,
};
