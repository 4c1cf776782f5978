import { fingerprint } from '#testing/simulation/event-log.ts';
import type { Random } from '#testing/simulation/random.ts';
import { MINUTE, type World } from '#testing/simulation/world.ts';
import { type Captain, logIn } from './captains.ts';
import { createClient, Form } from './client.ts';

/** The owner uploads a picture, uses it in a draft, puts another one in its place, and deletes one. */
export async function manageFiles(world: World, random: Random): Promise<void> {
  const owner = await logIn(world);
  if (!owner) return;
  const isPhoto = random.chance(0.5);
  const first = await upload(world, random, owner, isPhoto);
  if (first && random.chance(0.5)) await showAndReplace(world, random, owner, { first, isPhoto });
  await world.clock.sleep(random.between(10_000, 5 * MINUTE));
  if (random.chance(0.6)) await remove(world, random, owner);
}

/** A drawing, or a photo, which has smaller files too. @returns the name of the stored file. */
async function upload(world: World, random: Random, owner: Captain, isPhoto: boolean): Promise<string | undefined> {
  const content = fingerprint(String(random.next()));
  const text = isPhoto
    ? `RIFF1234WEBP of ${content}`
    : `<svg xmlns="http://www.w3.org/2000/svg"><title>${content}</title></svg>`;
  const form = new Form('files', isPhoto ? 'photo.webp' : 'picture.svg', text);
  if (random.chance(0.1)) world.kill(random.between(1, 3));
  const answer = await owner.call('POST', '/assets', form, 'asset.upload');
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
  if (shown.body !== text || type !== (isPhoto ? 'image/webp' : 'image/svg+xml'))
    world.violate(`The file ${filename} is not sent as it came`);
  if (!isPhoto && (!opens.startsWith('attachment') || !policy.includes('sandbox') || policy.includes('script-src')))
    world.violate(`A script in the file ${filename} would run`);
  return filename;
}

/** Texts that can show a picture. Each stores one that does. @returns the address of the text. */
const TEXTS = {
  async post(owner: Captain, name: string, picture: string) {
    const post = { slug: name, title: name, excerpt: '', tags: [], published: false, content: `![](${picture})` };
    return (await owner.call('POST', '/blog', post, 'post.create')) && `/blog/${name}`;
  },
  async cover(owner: Captain, name: string, picture: string) {
    const post = { slug: name, title: name, excerpt: '', tags: [], published: false, content: '', coverImage: picture };
    return (await owner.call('POST', '/blog', post, 'post.create')) && `/blog/${name}`;
  },
  async issue(owner: Captain, name: string, picture: string) {
    const issue = {
      subject: name,
      preview: '',
      content: `![](${picture})`,
      audience: { kind: 'all' },
      publishAs: 'none',
    };
    const made = await owner.call('POST', '/captain/newsletters', issue, 'issue.create');
    return made && `/captain/newsletters/${made.json?.id}`;
  },
  async page(owner: Captain, _name: string, picture: string) {
    const look = '/captain/content/branding';
    const { version, published } = (await owner.call('GET', look))?.json ?? {};
    const size = picture.endsWith('.webp') ? { width: 800, height: 600 } : { width: 10, height: 10 };
    const data = { ...published, logo: { src: picture, ...size, alt: 'A drawing' } };
    return (await owner.call('PUT', `${look}/draft`, { version, data }, 'page.draft')) && look;
  },
};

/** Somewhere the picture is shown: it is not deleted, and another one can take its place. */
async function showAndReplace(
  world: World,
  random: Random,
  owner: Captain,
  { first, isPhoto }: { first: string; isPhoto: boolean },
): Promise<void> {
  const kind = random.pick(Object.keys(TEXTS) as (keyof typeof TEXTS)[]);
  const text = await TEXTS[kind](owner, `pictures-${fingerprint(String(random.next()))}`, `/uploads/${first}`);
  if (!text) return;
  const shown = await owner.call('GET', text);
  if (shown?.status !== 200 || !shown.body.includes(first)) return;
  const files = { filenames: [first], evenIfUsed: false };
  const refused = await owner.call('POST', '/assets/batch-delete', files);
  // Somebody else may have changed the text.
  const kept = refused?.json?.success ? await owner.call('GET', text) : undefined;
  if (kept?.body.includes(first)) world.violate(`The picture ${first} was deleted although a text (${kind}) shows it`);
  const second = await upload(world, random, owner, isPhoto);
  if (!second) return;
  const replaced = await owner.call('POST', `/assets/${first}/replace`, { by: second }, 'asset.replace');
  const answer = replaced?.status === 200 ? await owner.call('GET', text) : undefined;
  if (answer?.status === 200 && (answer.body.includes(first) || (kind !== 'page' && !answer.body.includes(second))))
    world.violate(`A text (${kind}) still shows ${first}`);
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
