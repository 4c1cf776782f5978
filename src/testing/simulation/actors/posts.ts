import { fingerprint } from '#testing/simulation/event-log.ts';
import type { ExpectedPost } from '#testing/simulation/model.ts';
import type { Random } from '#testing/simulation/random.ts';
import { DAY, HOUR, type World } from '#testing/simulation/world.ts';
import type { Captain } from './captains.ts';
import { createClient } from './client.ts';
import { watch } from './steady.ts';
import { readPost } from './visitors.ts';

export async function changePosts(world: World, random: Random, owner: Captain): Promise<void> {
  const posts = [...world.model.posts.values()].filter(({ isUnsure }) => !isUnsure);
  const marker = `text-${fingerprint(String(random.next()))}`;
  const plannedAt = random.chance(0.3) ? world.clock.date() + random.between(HOUR, 2 * DAY) : undefined;
  const isPublished = plannedAt !== undefined || random.chance(0.8);
  const visibleFrom = plannedAt === undefined ? world.clock.date() : Math.ceil(plannedAt / 1000) * 1000;
  const fields = {
    content: `## Why\n\nSome **bold** words: ${marker}.`,
    // A time in the future plans a post, whether it is marked as published or not.
    published: plannedAt === undefined ? isPublished : random.chance(0.5),
    publishAt: plannedAt === undefined ? null : new Date(visibleFrom).toISOString(),
  };
  if (posts.length === 0 || random.chance(0.4)) {
    const slug = `post-${fingerprint(String(random.next()))}`;
    const post = {
      slug,
      title: `About ${slug}`,
      marker,
      visibleFrom: isPublished ? visibleFrom : undefined,
      isUnsure: true,
      tag: `tag-${slug}`,
      isPlanned: plannedAt !== undefined,
    };
    world.model.posts.set(slug, post);
    const answer = await owner.call(
      'POST',
      '/blog',
      {
        ...fields,
        slug,
        title: post.title,
        excerpt: 'Short.',
        tags: [post.tag, random.pick(['Mühlen', 'mühlen', 'MÜHLEN'])],
      },
      'post.create',
    );
    if (!answer) return;
    post.isUnsure = false;
    if (answer.status !== 201) world.model.posts.delete(slug);
    else if (plannedAt !== undefined) await planAnew(world, random, owner, post);
    return;
  }
  const isOut = ({ visibleFrom = Number.POSITIVE_INFINITY }: ExpectedPost) => visibleFrom <= world.clock.date();
  const appeared = posts.filter((each) => each.isPlanned && isOut(each));
  const isRetouched = random.chance(0.25);
  const post = random.pick(isRetouched && appeared.length > 0 ? appeared : posts);
  // A page that was just read is in memory.
  const visitor = createClient(world);
  await readPost(world, visitor, post.slug);
  if (post.isUnsure) return;
  post.isUnsure = true;
  if (!isRetouched && random.chance(0.2)) {
    const answer = await owner.call('DELETE', `/blog/${post.slug}`, undefined, 'post.delete');
    if (!answer) return;
    post.isUnsure = false;
    if (answer.status === 204) post.visibleFrom = undefined;
    return readPost(world, visitor, post.slug);
  }
  const wasPublic = isOut(post);
  if (isRetouched) {
    // Some fields of it are saved, which says nothing about when it is public.
    const answer = await owner.call('PUT', `/blog/${post.slug}`, { excerpt: `Short: ${marker}` }, 'post.save');
    post.isUnsure = answer === undefined;
    return readPost(world, visitor, post.slug);
  }
  if (wasPublic && isPublished && plannedAt === undefined && random.chance(0.5)) {
    return rename(world, owner, post, { ...fields, marker });
  }
  const seen = await owner.call('GET', `/blog/${post.slug}`);
  const answer = await owner.call('PUT', `/blog/${post.slug}`, fields, 'post.save');
  if (!answer) return;
  if (answer.status === 200 && seen?.status === 200) {
    const late = { title: 'Written meanwhile', updatedAt: seen.json.updatedAt };
    const replaced = await owner.call('PUT', `/blog/${post.slug}`, late, 'post.save');
    if (replaced && replaced.status < 400)
      world.violate(`The post ${post.slug} was replaced by somebody who had not seen it`);
  }
  post.isUnsure = false;
  if (answer.status !== 200) return;
  const wasVisible = post.visibleFrom !== undefined && post.visibleFrom <= world.clock.date();
  const keepsTime = wasVisible && isPublished && plannedAt === undefined;
  Object.assign(post, {
    marker,
    visibleFrom: isPublished ? (keepsTime ? post.visibleFrom : visibleFrom) : undefined,
    isPlanned: plannedAt !== undefined,
  });
  await readPost(world, visitor, post.slug);
  await readRevisions(world, random, owner, post);
}

/** A planned post gets another time, or is published now; readers look at both times. */
async function planAnew(world: World, random: Random, owner: Captain, post: ExpectedPost): Promise<void> {
  const { clock, model } = world;
  const { slug } = post;
  if (post.visibleFrom !== undefined) model.dueReads.push({ slug, at: post.visibleFrom });
  if (random.chance(0.3)) return;
  const isNow = random.chance(0.4);
  const visibleFrom = isNow ? clock.date() : Math.ceil((clock.date() + random.between(HOUR, DAY)) / 1000) * 1000;
  const publishAt = isNow ? null : new Date(visibleFrom).toISOString();
  post.isUnsure = true;
  const answer = await owner.call('PUT', `/blog/${slug}`, { published: true, publishAt }, 'post.save');
  if (!answer) return;
  post.isUnsure = false;
  if (answer.status !== 200) return;
  post.visibleFrom = visibleFrom;
  if (!isNow) return void model.dueReads.push({ slug, at: visibleFrom });
  await clock.sleep(10_000);
  await readPost(world, createClient(world), slug);
}

/** Each saved text of a post can be read again. */
async function readRevisions(world: World, random: Random, owner: Captain, post: ExpectedPost): Promise<void> {
  const { revisions } = world.model;
  const { slug, marker } = post;
  const isSteady = watch(world);
  const isSame = () => isSteady() && !post.isUnsure && post.marker === marker;
  const list = await owner.call('GET', `/blog/${slug}/revisions`);
  if (list?.status !== 200 || !isSame()) return;
  const ids: number[] = list.json.map(({ id }: { id: number }) => id);
  const [newest] = ids;
  if (newest !== undefined && !revisions.has(newest)) revisions.set(newest, marker);
  const known = ids.filter((id) => revisions.has(id));
  if (known.length === 0) return world.violate(`The post ${slug} was saved and has no revision`);
  const id = random.pick(known);
  const revision = await owner.call('GET', `/blog/${slug}/revisions/${id}`);
  if (revision?.status === 200 && isSame() && !revision.json.post.content.includes(revisions.get(id)))
    world.violate(`The revision ${id} of ${slug} is not ${revisions.get(id)}`);
}

/** A public post gets another address, to which the former one leads. */
async function rename(
  world: World,
  owner: Captain,
  post: ExpectedPost,
  { marker, ...fields }: { marker: string; content: string },
  slug = `renamed-${marker}`,
): Promise<void> {
  const { posts } = world.model;
  const former = post.slug;
  const visitor = createClient(world);
  const answer = await owner.call('PUT', `/blog/${former}`, { ...fields, slug }, 'post.save');
  if (!answer) return;
  post.isUnsure = false;
  if (answer.status !== 200) return;
  posts.delete(former);
  posts.set(slug, Object.assign(post, { slug, marker, former: [...(post.former ?? []), former] }));
  const isSteady = watch(world);
  for (const address of post.former ?? []) {
    const old = await visitor.get(`/blog/${address}`);
    const isLeading = old?.status === 301 && old.headers.location?.endsWith(`/${slug}`);
    if (old && isSteady() && posts.get(slug) === post && !post.isUnsure && post.visibleFrom !== undefined && !isLeading)
      world.violate(`The former address ${address} of ${slug} was answered with ${old.status}`);
  }
  await readPost(world, visitor, slug);
  // A typing error in the new address is seen at once.
  if (post.former?.length === 1 && !post.isUnsure && posts.get(slug) === post) {
    post.isUnsure = true;
    await rename(world, owner, post, { ...fields, marker }, `${slug}-again`);
  }
}
