import { fingerprint } from '#testing/simulation/event-log.ts';
import type { Random } from '#testing/simulation/random.ts';
import type { World } from '#testing/simulation/world.ts';
import type { Captain } from './captains.ts';
import { watch } from './steady.ts';

const ISSUE = { preview: '', content: 'Words.', audience: { kind: 'all' }, publishAs: 'none' };

/** Texts with drafts: a post and an issue. */
const KINDS = [
  {
    list: '/blog',
    drafts: '/captain/posts',
    action: 'post',
    make: (name: string) => ({ slug: name, title: name, excerpt: '', content: 'Words.', tags: [], published: false }),
    key: 'slug',
  },
  {
    list: '/captain/newsletters',
    drafts: '/captain/newsletters',
    action: 'issue',
    make: (name: string) => ({ ...ISSUE, subject: name }),
    key: 'id',
  },
];

/** Two editors of one text: a draft with a version that is not the newest is refused, also after the text was saved and has no draft any more. */
export async function tryDrafts(world: World, random: Random, owner: Captain): Promise<void> {
  const { list, drafts, action, make, key } = random.pick(KINDS);
  const isSteady = watch(world);
  const fields = make(`two-${fingerprint(`editors${random.next()}`)}`);
  const made = await owner.call('POST', list, fields, `${action}.create`);
  if (made?.status !== 201) return;
  const text = `${list}/${made.json[key]}`;
  const draft = `${drafts}/${made.json.id}/draft`;
  const open = await owner.call('GET', draft);
  const save = (version: string, content: string) =>
    owner.call('PUT', draft, { version, data: { ...open?.json.saved, content } }, `${action}.draft`);
  const first = open?.status === 200 ? await save(open.json.version, 'Mine.') : undefined;
  if (first?.status === 200) {
    const late = await save(open?.json.version, 'Theirs.');
    if (late && late.status < 400) world.violate(`A draft of ${text} was replaced by somebody who had not seen it`);
    const stored = await owner.call(
      'PUT',
      text,
      { ...(action === 'issue' && fields), content: 'Mine, saved.' },
      `${action}.save`,
    );
    const after = stored?.status === 200 ? await save(first.json.version, 'Theirs, later.') : undefined;
    if (after && after.status < 400 && isSteady())
      world.violate(`A draft of ${text} was stored by somebody who had not seen what was saved`);
  }
  await owner.call('DELETE', text, undefined, `${action}.delete`);
}
