import { call } from './call.ts';
import { PageViewInput } from './page-view.schema.ts';

/** Counts without cookies: nothing about the visitor is stored. */
export const pageViewCalls = {
  count: call('POST /page-views', {
    does: 'Counts a page that was opened by navigation inside the browser',
    who: 'anyone',
    input: PageViewInput,
    maxBytes: 8 * 1024,
  }),
};
