import { askForConsent } from './actors/consents.ts';
import { deleteOfEachKind, makeEachCall } from './actors/each-call.ts';
import { edit } from './actors/editors.ts';
import { manageFiles } from './actors/files.ts';
import { waitForAMonth } from './actors/month.ts';
import { setUp, work } from './actors/owner.ts';
import { waitForEachInTurn } from './actors/pending.ts';
import { assist } from './actors/programs.ts';
import { answerMails, reportBounces, visit } from './actors/visitors.ts';
import { describeEvents, describeState } from './behaviour.ts';
import type { ServerCode } from './bundle.ts';
import type { VirtualClock } from './clock.ts';
import { createEarlierSite } from './earlier.ts';
import { addEvent, cause } from './faults.ts';
import { checkDay, checkOften } from './invariants.ts';
import type { Random } from './random.ts';
import { createWorld, DAY, HOUR, MINUTE, type World } from './world.ts';

export interface RunOptions {
  seed: string;
  days: number;
  /** Visits on a day; 50 unless it is given. */
  visits?: number;
  /** The acts that happen; all unless it is given. */
  only?: ReadonlySet<string> | undefined;
  /** Goes on after a violation: so several defects are found in one run. */
  goesOn?: boolean;
  onLine?: (line: string) => void;
  /** Nothing fails, everybody does each kind of act in turn, and `behaviour` of the result tells what it led to. */
  isQuiet?: boolean;
}

export interface Result {
  seed: string;
  days: number;
  /** The first is the one that ended the run. */
  violations: string[];
  lines: readonly string[];
  hash: string;
  /** Names of all acts, in their order. */
  acts: string[];
  /** Lines of a quiet run, which say what it led to. */
  behaviour: string[];
}

/** Somebody or something that acts again and again. */
interface Actor {
  name: string;
  perDay: number;
  act(world: World, random: Random): Promise<unknown>;
}

const ACTORS: Actor[] = [
  { name: 'visitors', perDay: 50, act: visit },
  { name: 'readers of mails', perDay: 12, act: answerMails },
  { name: 'owner', perDay: 12, act: work },
  { name: 'editors', perDay: 4, act: edit },
  { name: 'programs', perDay: 2, act: assist },
  { name: 'consents', perDay: 1, act: askForConsent },
  { name: 'files', perDay: 2, act: manageFiles },
  { name: 'mail provider', perDay: 4, act: reportBounces },
  { name: 'faults', perDay: 5, act: cause },
];

/** How often they act in a quiet run: most of what one person does happens at least once on a day. */
const QUIET: Record<string, number> = {
  visitors: 60,
  'readers of mails': 20,
  owner: 60,
  editors: 12,
  programs: 12,
  consents: 6,
  files: 12,
  'mail provider': 6,
  faults: 0,
};

/** Share of the runs that begin with an earlier version. */
const EARLIER = 0.3;

/** Events that are in the owner's calendar when a run begins. */
const FIRST_EVENTS = 6;

/** Lives through some days of a site, until they are over or something is wrong. */
export async function simulate(
  code: ServerCode,
  { seed, days, visits = 50, only, goesOn = false, onLine, isQuiet = false }: RunOptions,
): Promise<Result> {
  const world = createWorld(seed, code, { isQuiet, onLine });
  let behaviour: string[] = [];
  let isEnding = false;
  const problems: unknown[] = [];
  const acts: string[] = [];
  const isOver = () => (world.violations.length > 0 && !goesOn) || problems.length > 0;
  const guard = (running: Promise<unknown>) => void running.catch((error) => problems.push(error));
  // It would end a real server.
  const onRejection = (error: unknown) => world.violate(`Unhandled rejection: ${(error as Error)?.stack ?? error}`);
  process.on('unhandledRejection', onRejection);
  try {
    if (!isQuiet && world.random.chance(EARLIER)) await createEarlierSite(world);
    guard(begin(world));
    await world.clock.runUntil(HOUR, isOver);
    for (const actor of ACTORS) {
      const { name } = actor;
      const perDay = isQuiet ? (QUIET[name] ?? 0) : name === 'visitors' ? visits : actor.perDay;
      if (perDay === 0) continue;
      repeat(world.clock, { name, perDay }, world.random.fork(name), (id, random) => {
        if (isEnding || (only && !only.has(id))) return;
        acts.push(id);
        guard(actor.act(world, random));
      });
    }
    for (let at = HOUR; at <= days * DAY && !isOver(); at += 30 * MINUTE) {
      await world.clock.runUntil(at, isOver);
      if (isOver()) break;
      checkOften(world);
      if (at % DAY !== 0) continue;
      guard(checkDay(world));
      await world.clock.runUntil(at + MINUTE, isOver);
    }
    isEnding = true;
    if (isQuiet && !isOver()) behaviour = await endQuietDay(world, guard);
  } finally {
    process.off('unhandledRejection', onRejection);
    world.end();
  }
  if (problems.length > 0) throw problems[0];
  const { violations, log } = world;
  return { seed, days, violations, lines: log.lines(), hash: log.hash(), acts, behaviour };
}

/** Waits until all acts have ended, and for what is planned; makes each call, and reads what all of it led to. @returns sorted lines. */
async function endQuietDay(world: World, guard: (running: Promise<unknown>) => void): Promise<string[]> {
  const liveOn = (hours: number) => world.clock.runUntil(world.clock.elapsed() + hours * HOUR);
  await liveOn(2);
  guard(waitForEachInTurn(world, world.random.fork('pending')));
  await liveOn(3);
  guard(makeEachCall(world));
  // Mails are sent meanwhile.
  await liveOn(6);
  let state: string[] = [];
  guard(describeState(world).then((lines) => (state = lines)));
  await liveOn(1);
  guard(deleteOfEachKind(world));
  await liveOn(2);
  return [...state, ...describeEvents(world)].sort();
}

/** Starts the server a month before the first day. */
async function begin(world: World): Promise<void> {
  await world.boot();
  await waitForAMonth(world);
  const events = world.random.fork('first events');
  for (let count = 0; count < FIRST_EVENTS; count++) addEvent(world, events);
  await setUp(world);
}

/** Acts at times that are drawn, so that acts overlap. Each act draws for itself, so that one that is left out changes no other. */
function repeat(
  clock: VirtualClock,
  { name, perDay }: Pick<Actor, 'name' | 'perDay'>,
  random: Random,
  act: (id: string, random: Random) => void,
): void {
  let count = 0;
  const next = () => {
    const wait = -Math.log(1 - random.next()) * (DAY / perDay);
    clock.after(wait, () => {
      count += 1;
      const id = `${name} ${count}`;
      act(id, random.fork(id));
      next();
    });
  };
  next();
}
