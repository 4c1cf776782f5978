import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { answerError } from '#server/http/errors.ts';
import { type CaptainVariables, findCaptain, requireCaptain } from '#server/http/require-captain.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { TagInput } from '#shared/post.schema.ts';
import { createTag, listTags } from './tags.ts';

export function tagsApi(ctx: AppContext) {
  const api = new Hono<{ Variables: CaptainVariables }>();
  // Programs that create tags read the sentence of a refusal from `error`; `message` has it as in all other calls.
  api.onError(async (error, c) => {
    const response = answerError(ctx)(error, c);
    const refusal = (await response.json()) as ErrorBody;
    return c.json({ ...refusal, error: refusal.message }, response.status as ContentfulStatusCode);
  });
  api.get('/', async (c) => c.json(await listTags(ctx, { hidden: !!(await findCaptain(ctx, c)) })));
  api.post('/', requireCaptain(ctx), body(TagInput), async (c) => {
    const { name } = c.req.valid('json');
    await createTag(ctx, name);
    return c.json({ name }, 201);
  });
  return api;
}
