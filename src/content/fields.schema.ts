import * as z from 'zod';
import { CONDITIONS } from '#shared/conditions.ts';
import { ICONS } from './icons.ts';

/*
 * The fields that documents are made of. Each returns a zod schema that checks the value; its metadata (label, hint, control)
 * becomes part of the JSON Schema, from which Captain draws the editor.
 */

/** How the editor shows a field whose type alone does not say it. */
export type Control = 'line' | 'text' | 'link' | 'image' | 'file' | 'icon' | 'anchor' | 'date' | 'money' | 'color';

/** Metadata of a field in the JSON Schema of its document. */
export type FieldMeta = {
  label: string;
  hint?: string;
  /** Characters that are shown in full, where more are allowed: they are counted. */
  shownLength?: number;
  control?: Control;
  /** Text of a new item; without it, the label. */
  start?: string;
  /** True for a picture that is never cropped: it has no focal point. */
  isWhole?: boolean;
  /** The group of the document that has the texts of this part. */
  textsAt?: string;
  /** Placeholders that this text may use besides the facts, e.g. `tag` for `{tag}`. The page fills them in. */
  variables?: readonly string[];
};

interface TextOptions {
  /** In characters. */
  max?: number;
  shownLength?: number;
  hint?: string;
  start?: string | undefined;
  variables?: readonly string[];
}

/** Check of a list of groups: no two have the same text in `field`. */
export function allDiffer<Field extends string>(field: Field, message: string) {
  return (groups: readonly Record<Field, string>[], context: z.RefinementCtx) => {
    const values = groups.map((group) => group[field]);
    values.forEach((value, index) => {
      if (values.indexOf(value) !== index) context.addIssue({ code: 'custom', path: [index, field], message });
    });
  };
}

const REQUIRED = 'Please fill this in';
const NO_HTML = 'Please write plain text; HTML is not allowed here';
const HTML = /<\/?[a-z!][^>]*>/i;

/*
 * Creating a schema takes 0.05 ms, and each step of a chain creates another one. So checks are added in one step, texts with the same
 * limit share theirs, and a new schema is registered with its metadata instead of copied by `meta`.
 */
const LINK = z.string(REQUIRED).check(
  z.trim(),
  z.minLength(1, REQUIRED),
  z.maxLength(500, 'Please keep this under 500 characters'),
  z.refine<string>(
    (value) => /^(?:\/(?![/\\])|#|https?:\/\/[^/]|mailto:|tel:)[^\s\\]*$/.test(value),
    'Please give a path of this site, such as /about, or a full address with https://',
  ),
);
const plainText = byLimit((max) => z.string(REQUIRED).check(...textChecks(max)));
const oneLine = byLimit((max) =>
  z.string(REQUIRED).check(
    ...textChecks(max),
    z.refine<string>((value) => !/[\r\n]/.test(value), 'Please write this on one line'),
  ),
);

function textChecks(max: number) {
  return [
    z.trim(),
    z.minLength(1, REQUIRED),
    z.maxLength(max, `Please keep this under ${max} characters`),
    z.refine<string>((value) => !HTML.test(value), NO_HTML),
  ];
}

/** Creates one schema for each limit. */
function byLimit(create: (max: number) => z.ZodString): (max: number) => z.ZodString {
  const created = new Map<number, z.ZodString>();
  return (max) => {
    const schema = created.get(max) ?? create(max);
    created.set(max, schema);
    return schema;
  };
}

function metaOf(
  label: string,
  control: Control | undefined,
  { hint, shownLength, start, variables }: TextOptions,
): FieldMeta {
  return {
    label,
    ...(control && { control }),
    ...(hint && { hint }),
    ...(shownLength && { shownLength }),
    ...(start && { start }),
    ...(variables && { variables }),
  };
}

/** A short text without line breaks: a heading, a label, a button. */
export function line(label: string, options: TextOptions = {}) {
  return oneLine(options.max ?? 160).meta(metaOf(label, 'line', options));
}

/** A text of one or more sentences. */
export function text(label: string, options: TextOptions = {}) {
  return plainText(options.max ?? 1_000).meta(metaOf(label, 'text', options));
}

/** Where a link leads: a path of this site, with or without a fragment, a fragment of the same page, or an address. */
export function link(label: string, options: { hint?: string } = {}) {
  return LINK.meta(metaOf(label, 'link', options));
}

/** The id of a section: links use it as the fragment. */
export function anchor(label: string) {
  return z
    .string(REQUIRED)
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'Please use small letters, digits and hyphens, starting with a letter')
    .register(z.globalRegistry, { label, control: 'anchor' } satisfies FieldMeta);
}

/** A link with its text. */
export function action(label: string) {
  return group(label, { label: line('Text', { max: 60 }), href: link('Leads to') });
}

/** Stored form of a choice of visitors: text without blanks, which stays the same when the choice gets another text. */
export function storedValue(label: string) {
  return z
    .string(REQUIRED)
    .regex(/^[^\s{}<>]{1,60}$/, 'Please use up to 60 characters without blanks')
    .register(z.globalRegistry, {
      label,
      hint: 'Kept with each message. Change the text instead, so that older messages keep theirs.',
    } satisfies FieldMeta);
}

/** An icon in `icons.ts`. */
export function icon(label: string) {
  return z
    .enum(ICONS, 'Please choose an icon')
    .register(z.globalRegistry, { label, control: 'icon' } satisfies FieldMeta);
}

/** A value out of a few. @param names the label of each value, in the order shown. */
export function choice<T extends string>(label: string, names: Record<T, string>, hint?: string) {
  const values = Object.keys(names) as T[];
  return z.enum(values, 'Please choose one').register(z.globalRegistry, { label, ...(hint && { hint }), names });
}

/** The condition of `shared/conditions.ts` under which a part is shown; without one it always is. */
export function shownWhen() {
  return choice(
    'Show only when',
    CONDITIONS,
    'With “None” it is always shown. Else the site shows it as long as what you choose is so.',
  ).optional();
}

export function flag(label: string, hint?: string) {
  return z.boolean().register(z.globalRegistry, { label, ...(hint && { hint }) } satisfies FieldMeta);
}

/** A number from `min` to `max`. */
export function number(label: string, { min = 0, max = 1_000_000 } = {}) {
  const outside = `Please give a number from ${min} to ${max}`;
  return z
    .number('Please give a number')
    .check(z.gte(min, outside), z.lte(max, outside))
    .register(z.globalRegistry, { label } satisfies FieldMeta);
}

/** An amount in the currency of the settings. */
export function money(label: string, hint?: string) {
  return z
    .number('Please give an amount')
    .check(z.gte(0, 'Please give an amount of 0 or more'), z.lte(100_000_000, 'Please give a smaller amount'))
    .register(z.globalRegistry, { label, control: 'money', ...(hint && { hint }) } satisfies FieldMeta);
}

/** A calendar day as `2025-06-10`. */
export function date(label: string, { hint }: { hint?: string } = {}) {
  return z.iso
    .date('Please give a day as 2025-06-10')
    .register(z.globalRegistry, { label, control: 'date', ...(hint && { hint }) } satisfies FieldMeta);
}

/**
 * A picture: `src` is a path below `/uploads/`, `/images/` or `/videos/`; `focusX` and `focusY` are the point that must stay
 * visible when it is cropped, in percent from the left and the top; `width` and `height` are those of the file, in pixels.
 *
 * @param options `start` is the description of a new one.
 */
export function image(label: string, hint?: string, { start, isWhole }: Pick<FieldMeta, 'start' | 'isWhole'> = {}) {
  const alt = line('Description for people who cannot see it', { max: 250, start });
  return z.object({ ...pictureShape(), alt }).register(z.globalRegistry, pictureMeta(label, hint, isWhole));
}
export type ImageValue = z.output<ReturnType<typeof image>>;

/** A decorative picture, without a description. */
export function backdrop(label: string, hint?: string, { isWhole }: Pick<FieldMeta, 'isWhole'> = {}) {
  return z.object(pictureShape()).register(z.globalRegistry, pictureMeta(label, hint, isWhole));
}

function pictureMeta(label: string, hint: string | undefined, isWhole: boolean | undefined): FieldMeta {
  return { label, control: 'image', ...(hint && { hint }), ...(isWhole && { isWhole }) };
}

function pictureShape() {
  return {
    src: z
      .string('Please choose a picture')
      .regex(/^\/(?:uploads|images|videos)\/[^\s\\?#]+\.(?:avif|gif|jpg|png|svg|webp)$/, 'Please choose a picture')
      .register(z.globalRegistry, { label: 'Picture', control: 'file' } satisfies FieldMeta),
    width: number('Width in pixels', { min: 1, max: 20_000 }),
    height: number('Height in pixels', { min: 1, max: 20_000 }),
    focusX: number('Focal point from the left, in percent', { max: 100 }).optional(),
    focusY: number('Focal point from the top, in percent', { max: 100 }).optional(),
  };
}

/** The path of a file of one kind, uploaded or shipped. @param kind its extension. */
export function upload(label: string, kind: 'mp4', hint?: string) {
  return z
    .string('Please choose a file')
    .regex(new RegExp(`^/(?:uploads|videos)/[^\\s\\\\?#]+\\.${kind}$`), `Please choose an ${kind.toUpperCase()} file`)
    .register(z.globalRegistry, { label, control: 'file', ...(hint && { hint }) } satisfies FieldMeta);
}

/** A colour as `#rrggbb`. */
export function color(label: string, hint?: string) {
  return z
    .string('Please choose a colour')
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Please give a colour as # and six digits, such as #ff8a1f')
    .register(z.globalRegistry, { label, control: 'color', ...(hint && { hint }) } satisfies FieldMeta);
}

/** Fields that belong together. */
export function group<T extends z.ZodRawShape>(label: string, shape: T, hint?: string) {
  return z.object(shape).register(z.globalRegistry, { label, ...(hint && { hint }) } satisfies FieldMeta);
}

/** A list that the owner can extend, reorder and shorten. */
export function list<T extends z.ZodType>(
  label: string,
  item: T,
  { min = 1, max = 24, hint }: { min?: number; max?: number; hint?: string } = {},
) {
  return z
    .array(item)
    .check(
      z.minLength(min, min === 1 ? 'Please keep at least one' : `Please keep at least ${min}`),
      z.maxLength(max, `Please keep at most ${max}`),
    )
    .register(z.globalRegistry, { label, ...(hint && { hint }) } satisfies FieldMeta);
}

/** Title and description of a page for search engines and shared links. */
export function pageMeta() {
  return group('Search engines and shared links', {
    title: line('Title', { max: 120, shownLength: 60, hint: '30 to 60 characters are shown in full.' }),
    description: text('Description', { max: 400, shownLength: 160, hint: '110 to 160 characters are shown in full.' }),
  });
}
