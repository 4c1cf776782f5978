import * as z from 'zod';

/** A path of the public site, as the router knows it. */
export const PageViewInput = z.object({ path: z.string().regex(/^\/(?!captain)[\w/-]{0,100}$/i) });
