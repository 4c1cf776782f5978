import { fingerprint } from '#testing/simulation/event-log.ts';
import type { Random } from '#testing/simulation/random.ts';
import { MINUTE, type World } from '#testing/simulation/world.ts';
import { type Captain, logIn } from './captains.ts';
import { createClient, Form } from './client.ts';

/** The owner uploads a picture, uses it in a draft, puts another one in its place, and deletes one. */
export async function manageFiles(world: World, random: Random): Promise<void> {
  const owner = await logIn(world);
  if (!owner) return;
  const first = await upload(world, random, owner);
  if (first && random.chance(0.5)) await showAndReplace(world, random, owner, first);
  await world.clock.sleep(random.between(10_000, 5 * MINUTE));
  if (random.chance(0.6)) await remove(world, random, owner);
}

/** @returns the name of the stored file. */
async function upload(world: World, random: Random, owner: Captain): Promise<string | undefined> {
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><title>${fingerprint(String(random.next()))}</title></svg>`;
  if (random.chance(0.1)) world.kill(random.between(1, 3));
  const answer = await owner.call('POST', '/assets', new Form('files', 'picture.svg', text), 'asset.upload');
  if (answer?.status !== 201) return undefined;
  const { filename } = answer.json.assets[0];
  world.model.files.set(filename, { text, state: 'there' });
  const shown = await createClient(world).get(`/uploads/${filename}`);
  const {
    'content-type': type,
    'content-disposition': opens = '',
    'content-security-policy': policy = '',
  } = shown?.headers ?? {};
  if (shown?.status !== 200 || world.model.files.get(filename)?.state !== 'there') return filename;
  if (shown.body !== text || type !== 'image/svg+xml') world.violate(`The file ${filename} is not sent as it came`);
  if (!opens.startsWith('attachment') || !policy.includes('sandbox') || policy.includes('script-src'))
    world.violate(`A script in the file ${filename} would run`);
  return filename;
}

async function showAndReplace(world: World, random: Random, owner: Captain, first: string): Promise<void> {
  const slug = `pictures-${fingerprint(String(random.next()))}`;
  const draft = {
    slug,
    title: 'Pictures',
    excerpt: '',
    tags: [],
    published: false,
    content: `![A drawing](/uploads/${first})`,
  };
  const made = await owner.call('POST', '/blog', draft, 'post.create');
  if (made?.status !== 201) return;
  const files = { filenames: [first], evenIfUsed: false };
  const refused = await owner.call('POST', '/assets/batch-delete', files);
  if (refused?.json?.success) world.violate(`The picture ${first} was deleted although a post shows it`);
  const second = await upload(world, random, owner);
  if (!second) return;
  const replaced = await owner.call('POST', `/assets/${first}/replace`, { by: second }, 'asset.replace');
  if (replaced?.status !== 200) return;
  const post = await owner.call('GET', `/blog/${slug}`);
  if (post?.status !== 200) return;
  const { content } = post.json;
  if (!content.includes(second) || content.includes(first)) world.violate(`The post ${slug} still shows ${first}`);
}

async function remove({ model }: World, random: Random, owner: Captain): Promise<void> {
  const there = [...model.files].filter(([, { state }]) => state === 'there');
  if (there.length === 0) return;
  const [name, file] = random.pick(there);
  file.state = 'unknown';
  const files = { filenames: [name], evenIfUsed: true };
  const answer = await owner.call('POST', '/assets/batch-delete', files, 'asset.delete');
  if (answer) file.state = answer.json?.success ? 'gone' : 'there';
}
