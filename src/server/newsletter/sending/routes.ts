import type { AppContext } from '#server/context.ts';
import { routes } from '#server/http/calls.ts';
import { getIssue } from '#server/newsletter/issues/issues.ts';
import { sendingCalls } from '#shared/newsletter.calls.ts';
import { changeSending, readRecipients, sendIssue } from './sending.ts';

export const sendingRoutes = routes(sendingCalls, {
  send: (ctx, { params, input }) => issueAfter(ctx, params.id, sendIssue(ctx, params.id, input)),
  pause: (ctx, { params }) => issueAfter(ctx, params.id, changeSending(ctx, params.id, 'paused')),
  resume: (ctx, { params }) => issueAfter(ctx, params.id, changeSending(ctx, params.id, 'sending')),
  cancel: (ctx, { params }) => issueAfter(ctx, params.id, changeSending(ctx, params.id, 'cancelled')),
  recipients: (ctx, { params, query }) => readRecipients(ctx, params.id, query),
});

async function issueAfter(ctx: AppContext, id: number, work: Promise<void>) {
  await work;
  return getIssue(ctx, id);
}
