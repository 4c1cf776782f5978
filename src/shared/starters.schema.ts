import * as z from 'zod';

/** The starter of a site and the language of its texts. */
export const StarterChoice = z.object({ key: z.string(), language: z.string() });
export type StarterChoice = z.output<typeof StarterChoice>;
