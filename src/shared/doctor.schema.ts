import * as z from 'zod';

/** An examined part of the site. */
export const Finding = z.object({
  /** Name of the part: `Mail`, `Database`. */
  name: z.string(),
  /** `off`: not configured, which is allowed. */
  state: z.enum(['ok', 'off', 'warning', 'failed']),
  text: z.string(),
  /** Remedy. */
  fix: z.string().nullable(),
});
export type Finding = z.output<typeof Finding>;
