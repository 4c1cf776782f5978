import { fingerprint } from '#testing/simulation/event-log.ts';
import type { Random } from '#testing/simulation/random.ts';
import type { World } from '#testing/simulation/world.ts';
import type { Captain } from './captains.ts';
import { TextFile } from './client.ts';
import { watch } from './steady.ts';

/**
 * The owner imports a post of another system several times: a file that is the same changes nothing, a newer one replaces the text, and a text
 * that was changed here stays.
 */
export async function importPost(world: World, random: Random, owner: Captain): Promise<void> {
  const isSteady = watch(world);
  const slug = `moved-${fingerprint(`post${random.next()}`)}`;
  let text = '';
  for (const [expected, written] of [
    ['new', 'First words.'],
    ['same', 'First words.'],
    ['updated', 'Second words.'],
    ['kept', 'Third words.'],
  ] as const) {
    if (expected === 'kept') {
      text = 'Words of here.';
      await world.clock.sleep(10_000);
      const saved = await owner.call('PUT', `/blog/${slug}`, { content: text }, 'post.save');
      if (saved?.status !== 200) break;
    } else text = written;
    const action = await runImport(world, owner, slug, written);
    const post = await owner.call('GET', `/blog/${slug}`);
    if (!action || !post || !isSteady()) break;
    if (action !== expected) world.violate(`The import of ${slug} was ${action} and not ${expected}`);
    if (!post.json?.content?.includes(text)) world.violate(`The post ${slug} is not “${text}” after its import`);
  }
  await owner.call('DELETE', `/blog/${slug}`, undefined, 'post.delete');
}

/** Imports a draft. @returns what became of it; undefined without an answer, or while another import runs. */
async function runImport(world: World, owner: Captain, slug: string, text: string): Promise<string | undefined> {
  const file = new TextFile(`---\ntitle: About ${slug}\nslug: ${slug}\ndraft: true\n---\n\n${text}\n`);
  const begun = await owner.call('POST', `/captain/posts/import?name=${slug}.md`, file, 'post.import');
  if (begun?.status !== 202) return undefined;
  for (let count = 0; count < 20; count++) {
    const last = await owner.call('GET', '/captain/posts/import');
    if (last?.status !== 200) return undefined;
    const post = last.json?.posts?.find((each: { slug: string }) => each.slug === slug);
    if (last.json?.state === 'done' || !post) return post?.action;
    await world.clock.sleep(3_000);
  }
  return undefined;
}
