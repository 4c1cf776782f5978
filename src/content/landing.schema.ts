import * as z from 'zod';
import { choice, flag, group, line, list, pageMeta, text } from './fields.schema.ts';
import { LandingSection } from './landing-sections.schema.ts';

/** A landing page: a list of sections, shown in their order. */
export const LandingDocument = z.object({
  path: z
    .string('Please give the path of the page')
    .regex(
      /^\/[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+){0,3}$/,
      'Please use letters, digits and hyphens, such as /services/audits',
    )
    .max(100, 'Please keep this under 100 characters')
    .meta({ label: 'Path', control: 'line', hint: 'When it changes, the old path leads to the new one.' }),
  hidden: flag('Hide this page', 'Visitors get "page not found", and links to it disappear.').optional(),
  label: line('Name in links', {
    max: 60,
    hint: 'A page of a service has the name of the service.',
  }).optional(),
  sections: list('Sections', LandingSection, { max: 40 }),
  meta: pageMeta(),
  service: group('Structured data', {
    serviceType: line('Kind of service', { max: 80 }),
    description: text('Description', { max: 400 }),
  }),
  homeLink: group('Link to the home page', {
    label: line('Text', { max: 40 }),
    position: choice('Position', { fixed: 'Always visible', top: 'At the top of the page' }),
  }),
});
export type LandingDocument = z.output<typeof LandingDocument>;
