import { Hono } from 'hono';
import * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { readId, readPage, readQuery } from '#server/http/query.ts';
import type { CaptainVariables } from '#server/http/require-captain.ts';
import { mailPreviewHeaders } from '#server/http/security-headers.ts';
import { AudienceInput, IssueInput, PostChoice } from '#shared/newsletter-issue.schema.ts';
import { AnyFields } from '#shared/post.schema.ts';
import { roleOf } from '#shared/roles.ts';
import { countAudience, listAudienceChoices } from './audience-queries.ts';
import { countIssues, findCaptainEmail } from './issue-queries.ts';
import { getIssueRevision, listIssueRevisions } from './issue-revisions.ts';
import { createIssue, getIssue, listIssues, removeIssue, saveIssue, withChanges } from './issues.ts';
import { getPreview, previewIssue, sendTestIssue } from './preview.ts';
import { createIssueFromPost } from './publishing.ts';
import { listWarnings } from './warnings.ts';

const SchemeQuery = z.object({ scheme: z.enum(['light', 'dark']).catch('light') });

/** For captains: the issues of the newsletter, newest first. `?page=`, `?limit=`; the header X-Total-Count has the total. */
export function newslettersApi(ctx: AppContext) {
  return new Hono<{ Variables: CaptainVariables }>()
    .get('/', async (c) => {
      const page = readPage(c);
      c.header('X-Total-Count', String(await countIssues(ctx.db)));
      return c.json(await listIssues(ctx, page));
    })
    .post('/', body(IssueInput), async (c) =>
      c.json(await createIssue(ctx, c.req.valid('json'), c.get('captain').name), 201),
    )
    .get('/audience', async (c) => c.json(await listAudienceChoices(ctx.db)))
    .post('/audience', body(z.object({ audience: AudienceInput })), async (c) =>
      c.json({ count: await countAudience(ctx.db, c.req.valid('json').audience) }),
    )
    .post('/from-post', body(PostChoice), async (c) =>
      c.json(await createIssueFromPost(ctx, c.req.valid('json'), c.get('captain').name), 201),
    )
    .get('/:id', async (c) => c.json(await getIssue(ctx, readId(c))))
    .put('/:id', body(AnyFields), async (c) => {
      const id = readId(c);
      const input = await withChanges(ctx, id, c.req.valid('json'));
      const captain = c.get('captain');
      return c.json(await saveIssue(ctx, id, input, captain.name, { draftsOnly: roleOf(captain) === 'editor' }));
    })
    .delete('/:id', async (c) => {
      await removeIssue(ctx, readId(c));
      return c.body(null, 204);
    })
    .post('/:id/preview', body(AnyFields), async (c) => {
      const id = readId(c);
      const input = await withChanges(ctx, id, c.req.valid('json'));
      return c.json(await previewIssue(ctx, id, input, c.get('captain').id));
    })
    .get('/:id/preview', (c) => {
      const { scheme } = readQuery(c, SchemeQuery);
      const html = getPreview(ctx, readId(c), c.get('captain').id, scheme);
      return c.html(html, 200, mailPreviewHeaders(ctx.config));
    })
    .get('/:id/warnings', async (c) => c.json(await listWarnings(ctx, readId(c))))
    .post('/:id/test', async (c) => {
      const email = await findCaptainEmail(ctx.db, c.get('captain').id);
      await sendTestIssue(ctx, readId(c), email);
      return c.json({ message: `A test mail is on its way to ${email}` });
    })
    .get('/:id/revisions', async (c) => c.json(await listIssueRevisions(ctx, readId(c))))
    .get('/:id/revisions/:revision{\\d{1,15}}', async (c) =>
      c.json(await getIssueRevision(ctx, readId(c), Number(c.req.param('revision')))),
    );
}
