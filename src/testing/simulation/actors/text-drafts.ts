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

/** Two editors of each kind of text. */
export async function tryDrafts(world: World, random: Random, owner: Captain): Promise<void> {
  for (const kind of KINDS) await tryDraft(world, random, owner, kind);
}

/** A version that is not the newest is refused: in a draft, also after the text was saved and has no draft any more, and in a text that ends the draft. */
async function tryDraft(world: World, random: Random, owner: Captain, kind: (typeof KINDS)[number]): Promise<void> {
  const { list, drafts, action, make, key } = kind;
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
    const store = (rest: object) =>
      owner.call('PUT', text, { ...(action === 'issue' && fields), ...rest }, `${action}.save`);
    const over = await store({ content: 'Theirs, saved.', draft: open?.json.version });
    if (over && over.status < 400) world.violate(`The draft of ${text} ended by somebody who had not seen it`);
    const stored = await store({ content: 'Mine, saved.' });
    const after = stored?.status === 200 ? await save(first.json.version, 'Theirs, later.') : undefined;
    if (after && after.status < 400 && isSteady())
      world.violate(`A draft of ${text} was stored by somebody who had not seen what was saved`);
    // The draft that is saved has ended, and what is discarded is gone.
    for (const end of ['saved', 'discarded'] as const) {
      const now = await owner.call('GET', draft);
      const open = now?.status === 200 ? await save(now.json.version, `Mine, to be ${end}.`) : undefined;
      if (open?.status !== 200) break;
      const ended =
        end === 'saved'
          ? await store({ content: 'Mine, at last.', draft: open.json.version })
          : await owner.call('DELETE', draft, undefined, `${action}.discard`);
      const left = ended && ended.status < 300 ? await owner.call('GET', draft) : undefined;
      if (left?.status === 200 && left.json.draft !== null && isSteady())
        world.violate(`The draft of ${text} is still there after it was ${end}`);
    }
  }
  await owner.call('DELETE', text, undefined, `${action}.delete`);
}
