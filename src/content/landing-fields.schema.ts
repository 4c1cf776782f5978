import { action, anchor, choice, flag, group, line, list, text } from './fields.schema.ts';

/*
 * Fields that several kinds of sections share.
 */

export const hiddenFlag = () => flag('Hide this section').optional();

/** Name in links of a section, and whether it is hidden. */
export function sectionFields() {
  return { id: anchor('Name in links'), hidden: hiddenFlag() };
}

/** Fields of a section with label, heading and introduction, with those of `sectionFields`. */
export function headedSectionFields() {
  return {
    ...sectionFields(),
    label: line('Label above the heading', {
      max: 40,
      hint: 'Without one, the usual label of this kind of section is shown.',
    }).optional(),
    heading: line('Heading'),
    intro: text('Introduction', { max: 600 }).optional(),
  };
}

/** Buttons; the first is the main one. */
export const actions = (label: string) => list(label, action('Button'), { min: 0, max: 4 });

/** A short claim and one or two sentences that explain it. */
export const ListItem = group('Item', {
  title: line('Title', { max: 120 }),
  description: text('Description', { max: 400 }).optional(),
});

export const toneChoice = () =>
  choice('Shown as', { gains: 'Reasons for it', pains: 'Troubles of today', limits: 'Limits of the service' });

/** A list under a heading of its own. */
export const headedList = (label: string) =>
  group(label, { heading: line('Heading'), tone: toneChoice(), items: list('Items', ListItem, { max: 16 }) });
