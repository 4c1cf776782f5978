import * as z from 'zod';
import { says } from './messages.ts';

/** A page view of the public site; `path` is not below `/captain`. */
export const PageViewInput = z.object(
  { path: z.string(says('invalid')).regex(/^\/(?!captain)[\w/-]{0,100}$/i, says('invalid')) },
  says('invalid'),
);
