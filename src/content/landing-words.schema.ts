import * as z from 'zod';
import { group, line } from './fields.schema.ts';

const label = (kind: string) => line(kind, { max: 40 });

/** Texts that all landing pages share. */
export const LandingWords = z.object({
  labels: group('Labels above the headings of sections', {
    features: label('Cards'),
    capabilities: label('Capabilities'),
    steps: label('Steps'),
    pairs: label('Before and after'),
    useCases: label('Use cases'),
    industries: label('Industries'),
    stats: label('Figures'),
    pricing: label('Prices'),
    trades: label('Trades'),
    integrations: label('Software'),
    demo: label('Phone line'),
    faq: label('Questions'),
    emailCapture: label('Form for an email address'),
    calculator: label('Calculators'),
    cta: label('Closing question'),
    scheduler: label('Booking calendar'),
    gains: label('List of reasons'),
    pains: label('List of troubles'),
    limits: label('List of limits'),
    testimonial: label('Testimonial'),
    caseStudy: label('Case study'),
    logos: label('Logos of clients'),
    imageText: label('Picture beside text'),
    video: label('Video'),
    posts: label('Latest posts'),
    text: label('Text'),
    gallery: label('Picture gallery'),
    contactForm: label('Contact form'),
    openingHours: label('Opening hours'),
    priceList: label('Price list'),
  }),
  breadcrumb: line('The services in breadcrumbs, for search engines', { max: 40 }),
  figure: line('Before the caption of a drawing', { max: 20 }),
  pairs: group('Before and after', {
    problem: line('Above a problem', { max: 40 }),
    challenge: line('Above a challenge', { max: 40 }),
    solution: line('Above the solution', { max: 40 }),
    example: line('Above an example', { max: 40 }),
  }),
  platforms: line('Heading of the products, for screen readers', { max: 60 }),
  caseStudy: group('Case study', {
    client: line('Before the client', { max: 40 }),
    challenge: line('Above the challenge', { max: 40 }),
    solution: line('Above the solution', { max: 40 }),
    result: line('Above the result', { max: 40 }),
  }),
  video: group('Video', {
    open: line('Link to the video on the other site', { max: 60, variables: ['provider'] }),
  }),
  calculator: group('Calculators', {
    number: line('Number field, for screen readers', { max: 120, variables: ['label'] }),
    share: line('Link that copies the address', { max: 60 }),
    shared: line('Short message after copying', { max: 60 }),
    notShared: line('Short message when copying fails', { max: 80 }),
    reset: line('Link to the first numbers', { max: 60 }),
    method: line('Title of the explanation', { max: 60 }),
  }),
  email: group('Form for an email address', {
    privacy: line('Link to the privacy policy', { max: 60 }),
  }),
});
export type LandingWords = z.output<typeof LandingWords>;
