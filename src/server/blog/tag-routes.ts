import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Routes, routes } from '#server/http/calls.ts';
import { answerError } from '#server/http/errors.ts';
import { findCaller } from '#server/http/require-captain.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { tagCalls } from '#shared/tag.calls.ts';
import { createTag, listTags } from './tags.ts';

const answeredTags = routes(tagCalls, {
  list: async (ctx, { c }) => listTags(ctx, { hidden: !!(await findCaller(ctx, c)) }),
  create: (ctx, { input }) => createTag(ctx, input.name),
});

/** Programs that create tags read the sentence of a refusal from `error`; `message` has it as in all other calls. */
export const tagRoutes: Routes = (ctx, around) =>
  answeredTags(ctx, around).onError(async (error, c) => {
    const response = answerError(ctx)(error, c);
    const refusal = (await response.json()) as ErrorBody;
    return c.json({ ...refusal, error: refusal.message }, response.status as ContentfulStatusCode);
  });
