import * as z from 'zod';
import { toIso, toPlannedSeconds, toUnixSeconds, type UnixSeconds } from './time.ts';

/** Number of a row, in a path or a query. */
export const Id = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** A key of a table, such as `PRICE_KINDS`. */
export function keyOf<Key extends string>(table: Readonly<Record<Key, unknown>>, error?: string) {
  return z.enum(Object.keys(table) as [Key, ...Key[]], error);
}

/** A field that may be left out or be null: its value is `fallback` then. */
export function optionalOr<Schema extends z.ZodType, const Fallback>(schema: Schema, fallback: Fallback) {
  return schema.nullish().transform((value) => value ?? fallback);
}

/** An answer that only says what happened. */
export const MessageAnswer = z.object({ message: z.string() });

/** A time as it is stored: whole seconds since 1970 UTC. */
export const StoredTime = z.custom<UnixSeconds>((value) => Number.isSafeInteger(value));

/** A time: whole seconds since 1970 on the server, ISO 8601 in UTC in the API. */
export const Time = z.codec(z.iso.datetime({ offset: true }), StoredTime, {
  decode: (text) => toUnixSeconds(new Date(text)),
  encode: (seconds) => toIso(seconds),
});

/**
 * A time at which something is planned, of ISO 8601, as whole seconds. A year of five digits, which no answer can show, is refused.
 *
 * @param isLocal takes a time without an offset too, as UTC.
 */
export function plannedTime(message: string, { isLocal = false } = {}) {
  return z.iso.datetime({ offset: true, local: isLocal, error: message }).transform((text, issue) => {
    const date = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
    const seconds = Number.isNaN(date.getTime()) ? undefined : toPlannedSeconds(date);
    if (seconds !== undefined && /^\d/.test(toIso(seconds))) return seconds;
    issue.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** A day from which others are counted: the year after it has four digits too. */
export function countableDay(error: string) {
  return z.iso.date({ error, abort: true }).refine((day) => day < '9999', { error });
}

/** An object with some fields of `schema` and any values: after it is merged with the stored object, `schema` checks them. */
export function someFieldsOf<Shape extends z.core.$ZodLooseShape>(schema: z.ZodObject<Shape>) {
  const anything = z.unknown().optional();
  return z.object(
    Object.fromEntries(Object.keys(schema.shape).map((field) => [field, anything])) as Record<
      keyof Shape,
      typeof anything
    >,
  );
}
