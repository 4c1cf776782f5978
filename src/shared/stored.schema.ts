import * as z from 'zod';
import { toIso, toUnixSeconds, type UnixSeconds } from './time.ts';

/** Number of a row, in a path or a query. */
export const Id = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** An answer that only says what happened. */
export const Message = z.object({ message: z.string() });

/** A time as it is stored: whole seconds since 1970 UTC. */
export const Seconds = z.custom<UnixSeconds>((value) => Number.isSafeInteger(value));

/** A time: whole seconds since 1970 on the server, ISO 8601 in UTC in the API. */
export const Time = z.codec(z.iso.datetime({ offset: true }), Seconds, {
  decode: (text) => toUnixSeconds(new Date(text)),
  encode: (seconds) => toIso(seconds),
});

/** JSON data of any form. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json | undefined };

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
