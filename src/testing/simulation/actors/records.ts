import { fingerprint } from '#testing/simulation/event-log.ts';
import type { Random } from '#testing/simulation/random.ts';
import type { World } from '#testing/simulation/world.ts';
import type { Captain } from './captains.ts';
import type { JsonAnswer } from './client.ts';
import { watch } from './steady.ts';

type Fields = Record<string, unknown>;

/** Something that the owner makes, changes and deletes. */
interface Kind {
  list: string;
  /** The field by which an address names one; `id` unless it is given. */
  key?: 'slug';
  /** Read by itself: the list has not all of its fields. */
  isReadAlone?: true;
  method?: 'PATCH';
  /** All fields are sent, not those alone that are changed. */
  isSentWhole?: true;
  /** Begin of the actions in the audit log. */
  action: string;
  make(name: string): Fields;
  /** Fields that are changed, with their new values. */
  changes: Fields;
  staysForEver?: true;
}

const KINDS: Kind[] = [
  {
    list: '/captain/popup-notifications',
    action: 'popup',
    make: (title) => ({ title, message: 'Closed.', isActive: false, buttonText: 'Read', buttonLink: '/about' }),
    changes: {
      ...{ message: 'Open again.', delay: 7, showOnce: true, buttonText: 'More', buttonLink: '/blog', look: 'corner' },
      ...{ pages: ['/about'], firstDay: '2026-01-01', lastDay: '2026-02-01' },
    },
  },
  {
    list: '/captain/meeting-types',
    action: 'meeting-type',
    make: (slug) => ({ slug, name: 'Coffee', minutes: 20, isActive: false, location: 'By phone' }),
    changes: {
      ...{ name: 'Tea', description: 'A short call.', minutes: 25, bufferBefore: 5, bufferAfter: 10, maxPerDay: 3 },
      ...{ noticeMinutes: 90, horizonDays: 12, stepMinutes: 60, location: 'By video' },
    },
  },
  {
    list: '/captain/users',
    action: 'user',
    make: (username) => ({
      username,
      name: 'Kim',
      email: `${username}@business.example`,
      role: 'editor',
      isActive: false,
    }),
    changes: { name: 'Kim Lee', email: 'kim@business.example' },
    staysForEver: true,
  },
  {
    list: '/captain/answers',
    action: 'answer',
    make: (title) => ({
      topic: 'process',
      title,
      phrasings: [`Tell me of ${title}`],
      answer: 'Soon.',
      isActive: false,
    }),
    changes: { answer: 'Later.', phrasings: ['Is it later?'], link: { label: 'Read', href: '/about' } },
  },
  {
    list: '/blog',
    key: 'slug',
    isReadAlone: true,
    action: 'post',
    make: (slug) => ({ slug, title: slug, excerpt: 'Short.', content: 'Words.', tags: ['one'], published: false }),
    changes: {
      ...{ title: 'Another title', excerpt: 'Shorter.', content: 'Other words.', tags: ['one', 'two'] },
      ...{ coverImage: '/images/portrait.svg', author: 'Kim', featured: true },
    },
  },
  {
    list: '/captain/newsletters',
    isReadAlone: true,
    isSentWhole: true,
    action: 'issue',
    make: (subject) => ({ subject, preview: 'Short', content: 'Words.', audience: { kind: 'all' }, publishAs: 'none' }),
    changes: {
      ...{ subject: 'Another subject', preview: 'Shorter', content: 'Other words.', publishAs: 'archive' },
      audience: { kind: 'page', pages: ['/about'] },
    },
  },
  {
    list: '/captain/leads',
    isReadAlone: true,
    method: 'PATCH',
    action: 'lead',
    make: (name) => ({ name, email: `${name}@mail.example`, source: 'Met at a fair', notes: 'Tall.' }),
    changes: { notes: 'Very tall.', stage: 'proposal', followUpOn: '2030-01-01' },
    staysForEver: true,
  },
];

/** Fields that follow from others, or from the time. */
const FOLLOWING = new Set(['updatedAt', 'html', 'readingTime', 'lastAt', 'slug', 'version']);

/** The owner changes some fields of one of two records: the others stay, and so does the other record, also when the first one is deleted. */
export async function changeRecords(world: World, random: Random, owner: Captain): Promise<void> {
  const kind = random.pick(KINDS);
  const { list, key = 'id', action, method = 'PUT' } = kind;
  const isSteady = watch(world);
  const addresses: string[] = [];
  for (const name of ['one', 'two'].map((each) => `${each}-${fingerprint(`${each}${random.next()}`)}`)) {
    const made = await owner.call('POST', list, kind.make(name), `${action}.${action === 'lead' ? 'add' : 'create'}`);
    if (made?.status !== 201) return;
    addresses.push(`${list}/${made.json[key]}`);
  }
  const read = async (): Promise<(Fields | undefined)[] | undefined> => {
    const answers: (JsonAnswer | undefined)[] = [];
    for (const path of kind.isReadAlone ? addresses : [list]) answers.push(await owner.call('GET', path));
    if (!answers.every((answer) => answer && answer.status < 500) || !isSteady()) return undefined;
    if (kind.isReadAlone) return answers.map((answer) => (answer?.status === 200 ? answer.json : undefined));
    return addresses.map((path) => answers[0]?.json.find?.((row: Fields) => path === `${list}/${row[key]}`));
  };
  const before = await read();
  const names = Object.keys(kind.changes).filter(() => random.chance(0.4));
  const changed = Object.fromEntries(names.map((name) => [name, kind.changes[name]]));
  const sent = kind.isSentWhole ? { ...before?.[0], ...changed } : changed;
  const saved = await owner.call(method, addresses[0]!, sent, `${action}.save`);
  const after = saved?.status === 200 ? await read() : undefined;
  if (before && after) {
    compare({ ...before[0], ...changed }, after[0], addresses[0]!);
    compare(before[1], after[1], addresses[1]!);
  }
  if (kind.staysForEver) return;
  const deleted = await owner.call('DELETE', addresses[0]!, undefined, `${action}.delete`);
  const rest = deleted?.status === 204 ? await read() : undefined;
  if (rest?.[0]) world.violate(`${addresses[0]} was deleted and is still there`);
  if (after && rest) compare(after[1], rest[1], addresses[1]!);
  await owner.call('DELETE', addresses[1]!, undefined, `${action}.delete`);

  function compare(expected: Fields = {}, found: Fields = {}, address: string): void {
    const differs = (name: string) =>
      !FOLLOWING.has(name) && JSON.stringify(found[name]) !== JSON.stringify(expected[name]);
    const wrong = [...new Set([...Object.keys(expected), ...Object.keys(found)])].find(differs);
    if (wrong !== undefined)
      world.violate(
        `The ${wrong} of ${address} is ${JSON.stringify(found[wrong])} and not ${JSON.stringify(expected[wrong])}, after ${names.join(', ')} was saved`,
      );
  }
}
