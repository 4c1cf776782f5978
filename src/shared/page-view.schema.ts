import * as z from 'zod';
import { says } from './messages.ts';

/** A page view of the public site; `path` is not below `/captain`. */
export const PageViewInput = z.object(
  {
    path: z.string(says('invalid')).regex(/^\/(?!captain)[\w/-]{0,100}$/i, says('invalid')),
    /** Of the first page of a visit: its `utm_source`, else the host of the page that linked here, else empty. */
    source: z.string(says('invalid')).max(200, says('invalid')).optional(),
  },
  says('invalid'),
);
