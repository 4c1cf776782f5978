/** The sections that a page can be read without, as one module: it is fetched when the browser must draw one of them. */
export { CalculatorPart } from './calculator.tsx';
export { Capabilities, Features } from './cards.tsx';
export { Demo } from './demo.tsx';
export { EmailCapture } from './email-capture.tsx';
export { Faq } from './faq.tsx';
export { ListPart } from './list.tsx';
export { Pairs } from './pairs.tsx';
export { Pricing } from './pricing.tsx';
export { Stats } from './stats.tsx';
export { Steps } from './steps.tsx';
export { Integrations, Trades } from './trades.tsx';
export { Industries, UseCases } from './use-cases.tsx';
