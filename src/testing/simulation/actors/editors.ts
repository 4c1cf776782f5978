import { fingerprint } from '#testing/simulation/event-log.ts';
import type { ExpectedPost } from '#testing/simulation/model.ts';
import type { Random } from '#testing/simulation/random.ts';
import type { World } from '#testing/simulation/world.ts';
import { logIn } from './captains.ts';
import { createClient } from './client.ts';

/** Calls that an editor must be refused. */
const FORBIDDEN: readonly [method: string, path: string, body?: unknown][] = [
  ['GET', '/captain/leads'],
  ['GET', '/captain/contacts'],
  ['GET', '/captain/subscribers'],
  ['GET', '/captain/bookings'],
  ['GET', '/captain/settings'],
  ['GET', '/captain/audit'],
  ['GET', '/captain/users'],
  ['GET', '/captain/people?email=ada@mail.example'],
  ['GET', '/captain/export/contacts.csv'],
  ['PUT', '/captain/settings', { brand_name: 'Mine' }],
  ['DELETE', '/captain/people?email=ada@mail.example'],
];

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
    const changed = await editor.call('PUT', `/blog/${published.slug}`, change);
    if (changed && changed.status < 400 && isPublic(published))
      world.violate(`An editor changed the public post ${published.slug}`);
  }
  const [method, path, body] = random.pick(FORBIDDEN);
  const refused = await editor.call(method, path, body);
  if (refused && refused.status < 400) world.violate(`An editor was allowed ${method} ${path}`);
  if (random.chance(0.3)) {
    const nobody = await createClient(world).send(method, `/api${path}`, body);
    if (nobody && nobody.status < 400) world.violate(`Nobody in particular was allowed ${method} ${path}`);
  }
}
