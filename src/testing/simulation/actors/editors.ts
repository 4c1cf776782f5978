import { fingerprint } from '#testing/simulation/event-log.ts';
import type { ExpectedIssue, ExpectedPost } from '#testing/simulation/model.ts';
import type { Random } from '#testing/simulation/random.ts';
import { MINUTE, type World } from '#testing/simulation/world.ts';
import { type Captain, logIn } from './captains.ts';
import { createClient } from './client.ts';
import { addressOf, bodyOf, CALLS } from './roles.ts';
import { watch } from './steady.ts';

/** Calls that an editor tries in a visit: the next ones of the table, so that all have had their turn after some days. */
const TRIED = 18;
/** The answers to somebody who may not: the login has ended, the role lacks the right, or there were too many. */
const REFUSALS = new Set([401, 403, 429]);

/** An editor writes a draft, and tries what it may not do. */
export async function edit(world: World, random: Random): Promise<void> {
  const editor = await logIn(world, random.pick(['editor-one', 'editor-two']));
  if (!editor) return;
  const slug = `draft-${fingerprint(String(random.next()))}`;
  const answer = await editor.call(
    'POST',
    '/blog',
    { slug, title: 'A draft', excerpt: '', content: 'Not yet.', tags: [], published: random.chance(0.3) },
    'post.create',
  );
  if (answer?.status === 201) {
    world.model.posts.set(slug, {
      slug,
      title: 'A draft',
      marker: 'Not yet.',
      visibleFrom: undefined,
      isUnsure: false,
    });
    if (answer.json.published) world.violate(`An editor published the post ${slug}`);
  }
  const isPublic = ({ visibleFrom = Number.POSITIVE_INFINITY, isUnsure }: ExpectedPost) =>
    !isUnsure && visibleFrom < world.clock.date();
  const published = [...world.model.posts.values()].find(isPublic);
  if (published && random.chance(0.5)) {
    const change = random.pick([{ content: 'Changed by an editor.' }, { published: false, publishAt: null }]);
    const changed = await editor.call('PUT', `/blog/${published.slug}`, change, 'post.save');
    if (changed && changed.status < 400 && isPublic(published))
      world.violate(`An editor changed the public post ${published.slug}`);
  }
  await tryInUse(world, random, editor);
  const isSteady = watch(world);
  const first = world.triedCalls;
  world.triedCalls = (first + TRIED) % CALLS.length;
  for (const { method, path, who, action } of [...CALLS, ...CALLS].slice(first, first + TRIED)) {
    const address = addressOf(path, published?.slug);
    const body = bodyOf(method);
    if (who === 'owner') {
      const refused = await editor.call(method, address, body, action);
      if (refused && isSteady() && !REFUSALS.has(refused.status))
        world.violate(`An editor was allowed ${method} ${path}`);
    }
    const nobody = random.chance(0.2) ? await createClient(world).send(method, `/api${address}`, body) : undefined;
    if (nobody && isSteady() && !REFUSALS.has(nobody.status))
      world.violate(`Nobody in particular was allowed ${method} ${path}`);
  }
}

/** An editor changes no answer that visitors get, and no issue that is planned. */
async function tryInUse(world: World, random: Random, editor: Captain): Promise<void> {
  const { clock, model, violate } = world;
  if (random.chance(0.5)) {
    const change = random.pick([
      { answer: 'By an editor.' },
      { isActive: false },
      { answer: 'Gone.', isActive: false },
    ]);
    const list = await editor.call('GET', '/captain/answers');
    const used = (list?.status === 200 ? list.json : []).filter(({ isActive }: { isActive: boolean }) => isActive);
    const id = used.length > 0 ? random.pick<{ id: string }>(used).id : undefined;
    const changed = id && (await editor.call('PUT', `/captain/answers/${id}`, change, 'answer.save'));
    if (changed && changed.status < 400) violate(`An editor changed the answer ${id}, which is in use`);
  }
  const isPlanned = ({ state, notBefore }: ExpectedIssue) => state === 'started' && notBefore > clock.date() + MINUTE;
  const issue = model.issues.find((each) => isPlanned(each) && each.stoppedAt === undefined);
  if (!issue) return;
  const isSteady = watch(world);
  const content = { content: `By an editor: ${issue.marker}` };
  const saved = await editor.call('PUT', `/captain/newsletters/${issue.id}`, content, 'issue.save');
  if (saved && saved.status < 400 && isSteady() && isPlanned(issue) && issue.stoppedAt === undefined)
    violate(`An editor changed the issue ${issue.id}, which is planned`);
}
