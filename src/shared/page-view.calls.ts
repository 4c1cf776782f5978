import * as z from 'zod';
import { call } from './call.ts';
import { says } from './messages.ts';

/** A page view of the public site; `path` is not below `/captain`. */
export const PageViewInput = z.object(
  {
    path: z.string(says('invalid')).regex(/^\/(?!captain)[\w/-]{0,100}$/i, says('invalid')),
    /** Query of the first page of a visit, and the page that linked to it. Only a campaign or a host is kept of them. */
    from: z.tuple([z.string(), z.string()], says('invalid')).optional(),
  },
  says('invalid'),
);

/** Counts without cookies: nothing about the visitor is stored. */
export const pageViewCalls = {
  count: call('POST /page-views', {
    does: 'Counts a page that a browser shows without asking this server for it: after a click on a link, or from a CDN',
    who: 'anyone',
    input: PageViewInput,
    maxBytes: 8 * 1024,
  }),
};
