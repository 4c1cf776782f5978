import { call } from './call.ts';
import { SiteDraftState, SiteNotesInput } from './site-draft.schema.ts';

/** The draft of the whole site that a language model writes, document after document. */
export const siteDraftCalls = {
  get: call('GET /captain/site-draft', {
    does: 'How far the draft of the whole site is, and what the model did not know',
    who: 'owner',
    answer: SiteDraftState,
  }),
  start: call('POST /captain/site-draft', {
    does: 'Has the model draft the whole site from notes, one document after the other; nothing is published',
    who: 'owner',
    input: SiteNotesInput,
    status: 202,
    answer: SiteDraftState,
    audit: 'site-draft.start',
    errors: ['conflict'],
  }),
  pause: call('POST /captain/site-draft/pause', {
    does: 'Pauses the draft of the whole site',
    who: 'owner',
    answer: SiteDraftState,
    audit: 'site-draft.pause',
    errors: ['conflict'],
  }),
  resume: call('POST /captain/site-draft/resume', {
    does: 'Goes on with the draft of the whole site',
    who: 'owner',
    answer: SiteDraftState,
    audit: 'site-draft.resume',
    errors: ['conflict'],
  }),
};
