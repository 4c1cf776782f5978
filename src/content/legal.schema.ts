import * as z from 'zod';
import { anchor, date, group, line, list, pageMeta, shownWhen, text } from './fields.schema.ts';

const Item = group('Item', {
  term: line('Beginning, in bold', { max: 120 }).optional(),
  text: text('Text'),
  when: shownWhen(),
});

/** A paragraph, a list, or a list with a paragraph above it. */
const Block = group('Paragraph', {
  text: text('Text', { max: 3_000 }).optional(),
  items: list('List below it', Item, { min: 0, max: 30 }).optional(),
  when: shownWhen(),
}).refine(({ text, items = [] }) => text || items.length > 0, 'Please write a text or a list');
export type LegalBlock = z.output<typeof Block>;

const NOT_BEFORE =
  'Visitors read no earlier day than the one from which your legal texts apply: see Make it yours, Legal details.';

/** A legal text: privacy policy, terms of service, cookie policy. */
export const LegalDocument = z.object({
  label: line('Text of links to this page', { max: 60 }),
  eyebrow: line('Line above the title', { max: 40 }),
  title: line('Title', { max: 80 }),
  summary: text('Summary'),
  more: list('Sentences after the summary', group('Sentence', { text: text('Text'), when: shownWhen() }), {
    min: 0,
    max: 10,
  }).optional(),
  effectiveLabel: line('Label of the effective date', { max: 40 }),
  effectiveDate: date('Effective date', { hint: NOT_BEFORE }),
  updatedLabel: line('Label of the last change', { max: 40 }),
  lastUpdated: date('Last change', { hint: NOT_BEFORE }),
  contents: line('Name of the table of contents, for screen readers', { max: 60 }),
  sections: list(
    'Sections',
    group('Section', {
      id: anchor('Anchor'),
      heading: line('Heading', { max: 80 }),
      blocks: list('Paragraphs', Block, { max: 30 }),
      when: shownWhen(),
    }),
    { max: 30 },
  ).refine(
    (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
    'Please give each section an anchor of its own',
  ),
  meta: pageMeta(),
});
export type LegalDocument = z.output<typeof LegalDocument>;
