import * as z from 'zod';

/** A page view of the public site; `path` is not below `/captain`. */
export const PageViewInput = z.object({ path: z.string().regex(/^\/(?!captain)[\w/-]{0,100}$/i) });
