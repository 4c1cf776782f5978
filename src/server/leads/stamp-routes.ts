import { routes } from '#server/http/calls.ts';
import { formStampCalls } from '#shared/site.calls.ts';
import { makeStamp } from './spam-guard.ts';

/** `rejectBots` checks the stamp when the form is sent. */
export const formStampRoutes = routes(formStampCalls, { make: (ctx) => ({ stamp: makeStamp(ctx) }) });
