import { fingerprint } from '#testing/simulation/event-log.ts';
import type { ExpectedIssue } from '#testing/simulation/model.ts';
import type { Random } from '#testing/simulation/random.ts';
import { DAY, HOUR, MINUTE, type World } from '#testing/simulation/world.ts';
import type { Captain } from './captains.ts';
import { createClient, type JsonAnswer } from './client.ts';
import { erasePerson, follow, suppressAddress, TOPIC } from './people.ts';
import { watch } from './steady.ts';
import { reportBounce } from './visitors.ts';

/** Two people have opened the same issue: the second does not replace what the first has saved. */
async function saveLate(world: World, owner: Captain, issue: Record<string, unknown>): Promise<void> {
  const { id, subject, preview, content, audience, publishAs, version } = issue;
  const fields = { subject, preview, content, audience, publishAs, version };
  const save = () => owner.call('PUT', `/captain/newsletters/${id}`, fields, 'issue.save');
  if ((await save())?.status !== 200) return;
  const late = await save();
  if (late && late.status < 400) world.violate(`The issue ${id} was replaced by somebody who had not seen it`);
}

export async function workOnIssues(world: World, random: Random, owner: Captain): Promise<void> {
  const { issues } = world.model;
  const open = issues.filter(({ state }) => state !== 'draft').slice(-3);
  if (random.chance(0.2)) return countVisits(world, owner);
  if (open.length > 0 && random.chance(0.5)) {
    await step(world, owner, random.pick(open), random.weighted({ pause: 3, resume: 4, cancel: 1 }));
    return;
  }
  const marker = `issue-${fingerprint(String(random.next()))}`;
  const page = random.chance(0.2) ? random.pick(['/', '/about']) : undefined;
  const topic = page === undefined && random.chance(0.2) ? TOPIC : undefined;
  const before = random.chance(0.3) ? world.clock.date() - random.between(HOUR, 2 * DAY) : undefined;
  const limits = before === undefined ? {} : { before: new Date(before).toISOString() };
  const publishAs = random.pick(['none', 'archive']);
  const kind = page ? { kind: 'page', pages: [page] } : topic ? { kind: 'interest', interests: [topic] } : ALL;
  const made = await writeIssue(owner, marker, { audience: { ...kind, ...limits }, publishAs });
  if (made?.status !== 201) return;
  if (random.chance(0.3)) await saveLate(world, owner, made.json);
  const isListed = await readArchive(world, marker);
  if (isListed) world.violate(`The archive lists the issue ${made.json.id}, which was not sent`);
  const wait = random.chance(0.4) ? random.between(HOUR, DAY) : 0;
  const issue = { id: made.json.id, marker, page, topic, before };
  const sent = await send(world, owner, issue, wait);
  if (!sent || wait > 0) return;
  const isSteady = watch(world);
  const isPublic = await readArchive(world, marker);
  if (isSteady() && isPublic !== undefined && isPublic !== (publishAs === 'archive'))
    world.violate(`The issue ${issue.id} is ${isPublic ? '' : 'not '}in the archive`);
  if (random.chance(0.4)) return;
  // A mistake is seen while it goes out.
  await world.clock.sleep(random.between(1_000, 10_000));
  if ((await step(world, owner, sent, 'pause'))?.status === 200) await endMeanwhile(world, random, owner, sent);
}

/** Readers open the links of an issue, and the owner sees how many have come from it. */
async function countVisits(world: World, owner: Captain): Promise<void> {
  const mail = world.mail.mails.findLast(({ event, text }) => event === 'newsletter.issue' && FROM_ISSUE.test(text));
  const [path = '', id] = FROM_ISSUE.exec(mail?.text ?? '') ?? [];
  if (!id || world.isCounting) return;
  world.isCounting = true;
  const isSteady = watch(world);
  const read = async (): Promise<number | undefined> => {
    // It stores what was counted.
    await owner.call('GET', '/captain/overview');
    return (await owner.call('GET', `/captain/newsletters/${id}`))?.json?.visits;
  };
  const before = await read();
  const answers = [];
  for (let count = 0; count < 2; count++)
    answers.push(await createClient(world, { 'user-agent': 'Mozilla/5.0' }).get(path));
  const after = await read();
  world.isCounting = false;
  const wrong = answers.find((answer) => answer && answer.status >= 400);
  if (wrong && isSteady()) world.violate(`A link of the issue ${id}, ${path}, was answered with ${wrong.status}`);
  if (before === undefined || after === undefined || !answers.every((answer) => answer?.status === 200) || !isSteady())
    return;
  if (after - before !== answers.length)
    world.violate(`${answers.length} visits from the issue ${id} were counted as ${after - before}`);
}

/** A link in the mail of an issue to a page of the site. */
const FROM_ISSUE = /(?<=https:\/\/business\.example)\/[\w/-]*\?from=issue-(\d+)/;

/** The owner stops an issue, or goes on with it. */
async function step(
  { clock }: World,
  owner: Captain,
  issue: ExpectedIssue,
  action: 'pause' | 'resume' | 'cancel',
): Promise<JsonAnswer | undefined> {
  const { state, stoppedAt } = issue;
  if (action === 'resume') issue.stoppedAt = undefined;
  issue.state = 'unknown';
  const answer = await owner.call('POST', `/captain/newsletters/${issue.id}/${action}`, undefined, `issue.${action}`);
  if (answer) issue.state = state;
  if (action !== 'resume' && answer?.status === 200) issue.stoppedAt = clock.elapsed();
  if (action === 'resume' && answer?.status === 200) issue.resumedAt = clock.date();
  else if (action === 'resume' && answer) issue.stoppedAt = stoppedAt;
  return answer;
}

/**
 * While an issue waits for its turn one of its readers leaves, one is suppressed, one complains and one is erased: it goes on without them.
 */
async function endMeanwhile(world: World, random: Random, owner: Captain, issue: ExpectedIssue): Promise<void> {
  const list = await owner.call('GET', `/captain/newsletters/${issue.id}/recipients?state=pending`);
  const emails: string[] = list?.json?.map?.(({ email }: { email: string }) => email) ?? [];
  const waiting = emails.flatMap((email) => world.model.subscribers.get(email) ?? []);
  const readers = waiting.filter(({ state, neverLeaves }) => state === 'subscribed' && !neverLeaves);
  const leaving = readers.find(({ leaveLink }) => leaveLink);
  // Some stay, or nobody would be left for the next issue.
  const [suppressed, reported, erased] = readers.filter((reader) => reader !== leaving).slice(2);
  if (leaving) await follow(world, createClient(world), leaving, 'unsubscribe');
  if (suppressed) await suppressAddress(world, owner, suppressed.email);
  if (reported) await reportBounce(world, random, reported.email);
  if (erased && random.chance(0.3)) await erasePerson(world, owner, erased.email);
  if (!leaving && !suppressed) return;
  // Longer than a mail takes that was on its way.
  await world.clock.sleep(MINUTE);
  await step(world, owner, issue, 'resume');
}

const ALL = { kind: 'all' };

function writeIssue(owner: Captain, marker: string, rest: { audience: object; publishAs: string }) {
  const text = {
    subject: `News ${marker}`,
    preview: 'Short',
    content: `Hello,\n\nsome **bold** words: ${marker}\n\n[More](/about)`,
  };
  return owner.call('POST', '/captain/newsletters', { ...text, ...rest }, 'issue.create');
}

/** @param wait milliseconds until it goes out. @returns the issue, once it was acknowledged. */
async function send(
  { clock, model }: World,
  owner: Captain,
  written: Pick<ExpectedIssue, 'id' | 'marker' | 'page' | 'topic' | 'before'>,
  wait = 0,
): Promise<ExpectedIssue | undefined> {
  const notBefore = clock.date() + wait;
  const issue: ExpectedIssue = { ...written, state: 'draft', stoppedAt: undefined, notBefore };
  model.issues.push(issue);
  const at = wait > 0 ? { at: new Date(notBefore).toISOString() } : {};
  const sent = await owner.call('POST', `/captain/newsletters/${issue.id}/send`, at, 'issue.send');
  issue.state = sent ? (sent.status === 200 ? 'started' : 'draft') : 'unknown';
  return sent?.status === 200 ? issue : undefined;
}

/** Everybody gets an issue. @param wait milliseconds until it goes out. */
export async function sendToAll(world: World, random: Random, owner: Captain, wait = 0): Promise<void> {
  const marker = `issue-${fingerprint(String(random.next()))}`;
  const made = await writeIssue(owner, marker, { audience: ALL, publishAs: 'none' });
  if (made?.status === 201) await send(world, owner, { id: made.json.id, marker }, wait);
}

/** Whether visitors find an issue in the archive; undefined where that is not known. */
async function readArchive(world: World, marker: string): Promise<boolean | undefined> {
  const page = await createClient(world).get('/newsletter/archive');
  return page?.status === 200 ? page.body.includes(marker) : undefined;
}
