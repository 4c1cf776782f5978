import * as z from 'zod';
import { call } from './call.ts';
import { DraftQuery, KeysQuery, PathQuery } from './content.schema.ts';
import { FoundPage, PublicSite } from './site.schema.ts';

/** Calls that a first page needs: they are mounted in `server/app.ts`. */
export const siteCalls = {
  get: call('GET /site', {
    does: 'The settings of the site that every page shows, its menu and its branding',
    who: 'anyone',
    query: DraftQuery,
    answer: PublicSite,
  }),
};

export const formStampCalls = {
  make: call('GET /site/stamp', {
    does: 'A signed time for a form, which is sent with it',
    who: 'anyone',
    answer: z.object({ stamp: z.string() }),
  }),
};

/** Texts that pages are made of: as published, or the draft that a link shows. */
export const publicContentCalls = {
  documents: call('GET /content', {
    does: 'Documents by their keys',
    who: 'anyone',
    query: KeysQuery,
    answer: z.record(z.string(), z.custom<object>()),
    errors: ['not_found'],
  }),
  page: call('GET /content/page', {
    does: 'The landing page at a path, or where it has moved',
    who: 'anyone',
    query: PathQuery,
    answer: FoundPage,
    errors: ['not_found'],
  }),
};
