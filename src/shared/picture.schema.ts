import * as z from 'zod';

/** An uploaded picture: its size in pixels, and the widths of its AVIF and WebP variants. */
export const Picture = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
});
export type Picture = z.output<typeof Picture>;
