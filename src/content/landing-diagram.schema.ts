import * as z from 'zod';
import { choice, group, line, list, text } from './fields.schema.ts';
import { sectionFields } from './landing-fields.schema.ts';

/** How many fields each drawing has; each field needs a text. */
const FIELDS = {
  workflow: 6,
  conversation: 6,
  publishing: 6,
  'lead-funnel': 5,
  reading: 5,
  blueprint: 6,
  'three-rings': 6,
};

/** A drawing with its texts. */
export const Diagram = group('Drawing', {
  kind: z.literal('diagram'),
  ...sectionFields(),
  diagram: choice('Drawing', {
    workflow: 'Workflow',
    conversation: 'Conversation',
    publishing: 'Publishing',
    'lead-funnel': 'Funnel of leads',
    reading: 'Reading documents',
    blueprint: 'Blueprint',
    'three-rings': 'Phone call',
  }),
  caption: text('Caption', { max: 300 }),
  summary: text('Description for people who cannot see it', { max: 600 }),
  stops: list(
    'Texts below the drawing',
    group('Text', { label: line('Title', { max: 40 }), note: line('Explanation', { max: 100 }) }),
    { max: 8 },
  ),
}).refine(({ diagram, stops }) => stops.length === FIELDS[diagram], {
  error: ({ input }) =>
    `This drawing has ${FIELDS[(input as { diagram: keyof typeof FIELDS }).diagram]} fields: please give as many texts`,
  path: ['stops'],
});
