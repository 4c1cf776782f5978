import type { LandingSection } from '#content/landing-sections.schema.ts';
import { CalculatorPart } from './calculator/calculator.tsx';
import type { AnyPart } from './frame.tsx';
import { Capabilities, Features } from './offer/cards.tsx';
import { ListPart } from './offer/list.tsx';
import { Pairs } from './offer/pairs.tsx';
import { Pricing } from './offer/pricing.tsx';
import { Steps } from './offer/steps.tsx';
import { Integrations, Trades } from './offer/trades.tsx';
import { Industries, UseCases } from './offer/use-cases.tsx';
import { CaseStudyPart } from './proof/case-study.tsx';
import { ImageTextPart } from './proof/image-text.tsx';
import { LogosPart } from './proof/logos.tsx';
import { Stats } from './proof/stats.tsx';
import { TestimonialPart } from './proof/testimonial.tsx';
import { VideoPart } from './proof/video.tsx';
import type { RareSection } from './rare-section-parts.ts';
import { Cta, Related } from './talk/closing.tsx';
import { Demo } from './talk/demo.tsx';
import { EmailCapture } from './talk/email-capture.tsx';
import { Faq } from './talk/faq.tsx';
import { Scheduling } from './talk/scheduling.tsx';

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
