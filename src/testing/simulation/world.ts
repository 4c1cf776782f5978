import { createHmac } from 'node:crypto';
import { type CaldavHandler, createCaldav } from '#testing/fake-caldav.ts';
import type { Captain } from './actors/captains.ts';
import type { ServerCode } from './bundle.ts';
import { createClock, type VirtualClock } from './clock.ts';
import { createDisk, type Disk } from './disk.ts';
import { createEventLog, type EventLog, fingerprint } from './event-log.ts';
import { createModel, type Model } from './model.ts';
import { createNetwork, type Host, type Network } from './network.ts';
import { type Answer, ConnectionLost, MachineProcess, type Sent } from './process.ts';
import { createRandom, type Random } from './random.ts';
import { restoreCopy } from './restore.ts';
import { createFeed, type Feed } from './servers/calendar.ts';
import { type Cdn, createCdn } from './servers/cdn.ts';
import { createLanguageModel, type LanguageModel } from './servers/language-model.ts';
import { createMailServer, type MailServer, type TakenMail } from './servers/mail.ts';
import { createMailbox, type Mailbox } from './servers/mailbox.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const SITE = 'https://business.example';
export const PASSWORD = 'correct horse battery';
export const OWNER = 'owner@business.example';
const WEBHOOK_SECRET = 'the secret of the receiver';
export const BOUNCE_SECRET = 'the secret of the mail provider';
/** A month before the first of March: a Sunday, in the week before the clocks of Los Angeles change. */
const START = Date.parse('2026-01-29T12:00:00Z');

/** An account of calendars over CalDAV. */
export interface Account extends CaldavHandler {
  host: Host;
  url: string;
  /** When it last did not work, in milliseconds of the simulation. */
  brokenUntil: number;
  /** When the owner last changed the event of a call in it, in the same way: until it is read again, the server has the former times. */
  changedAt: number;
  /** Paths of events that a restored server does not know. */
  forgotten: Set<string>;
}

/** A run of the simulation: a server, everything around it, and what is expected of it. */
export interface World {
  seed: string;
  clock: VirtualClock;
  random: Random;
  network: Network;
  disk: Disk;
  log: EventLog;
  model: Model;
  mail: MailServer;
  webhooks: { id: string; event: string; at: number; text: string }[];
  /** Begin and status of a call in invitations, by its UID and number of changes. */
  invitations: Map<string, string>;
  /** When a copy was last put back, in milliseconds of the simulation. */
  restoredAt: number;
  /** A login that is older than the newest copy. */
  keptLogin: Captain | undefined;
  /** Calls of the table of roles that editors have tried. */
  triedCalls: number;
  /** Somebody compares page views. */
  isCounting: boolean;
  /** When the owner last tried a rule of the schedule, in milliseconds of the simulation. */
  rulesTriedAt: number;
  /** Id of the question before a strategy session. */
  goalQuestion: string;
  /** Requests that may have changed something. */
  changes: number;
  feed: Feed;
  cdn: Cdn;
  /** The owner's calendar that bookings are written to. */
  account: Account;
  languageModel: LanguageModel;
  /** Returned mails come to it. */
  mailbox: Mailbox;
  /** The owner has the feed among the calendars, and the server has read it. */
  isCalendarConnected: boolean;
  violations: string[];
  /** Pages that browsers have kept, by path. */
  copies: Map<string, { etag: string; body: string }>;
  /** True while something is broken that explains a refusal: the disk, or the site after a restore. */
  isDegraded: boolean;
  /** Times of kills, in milliseconds of the simulation. */
  kills: number[];
  /** The receiver of webhooks. */
  hooks: Host;
  /** State of the checks of mails. */
  checkedMails: number;
  /** Mails that their readers have read. */
  readMails: number;
  takenMails: Map<string, TakenMail>;
  /** Since when what the server knows may be in its memory alone, in milliseconds of the simulation. */
  unstoredSince: number | undefined;
  toldContacts: Set<string>;
  /** Mail or webhook does not work for some time from now on. */
  mailBroken(ms: number): void;
  wasMailFineFor(ms: number): boolean;
  process(): MachineProcess;
  /** Ends everything, and removes the disk. */
  end(): void;
  /** Starts the server where none runs, and waits until it listens. */
  boot(): Promise<void>;
  /** Kills the server at a write that comes soon, or at once. */
  kill(afterWrites: number): void;
  /** Stops the server as the system does, and starts it again. */
  restart(): Promise<void>;
  /** Stops the server, replaces its data with a copy, and starts it again. */
  restore(): Promise<void>;
  /** A request over the network. @throws ConnectionLost */
  request(sent: Sent): Promise<Answer>;
  violate(text: string): void;
}

/** The environment of the server. */
function environment(disk: Disk): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DATA_DIR: disk.folder,
    PORT: '8080',
    SITE_URL: SITE,
    TRUST_PROXY: '1',
    ADMIN_PASSWORD: PASSWORD,
    OWNER_EMAIL: OWNER,
    DATA_KEY: 'the key of the simulation',
    SMTP_URL: 'smtp://203.0.113.25:25',
    MAIL_FROM: 'Robin <robin@business.example>',
    WEBHOOK_URL: 'http://hooks.example/hook',
    WEBHOOK_SECRET,
    BOUNCE_WEBHOOK_SECRET: BOUNCE_SECRET,
    BOUNCE_IMAP_URL: 'imap://bounces:secret@mailbox.example/',
    CALENDAR_ALLOW_PRIVATE: '1',
    CDN: 'on',
    PURGE_URL: 'http://cdn.example/',
    OPENAI_API_KEY: 'the key of the simulation',
    OPENAI_BASE_URL: 'http://model.example/v1',
    LOG_LEVEL: 'error',
  };
}

/** @param isQuiet nothing fails, and everything takes the same time: then what happens follows from the acts alone. */
export function createWorld(
  seed: string,
  code: ServerCode,
  { isQuiet, onLine }: { isQuiet: boolean; onLine?: ((line: string) => void) | undefined },
): World {
  const random = createRandom(seed, isQuiet ? new Map() : undefined);
  const latencyFrom = (source: Random) => () => (isQuiet ? 30 : source.between(5, 60));
  const latency = latencyFrom(random);
  const clock = createClock(START);
  const disk = createDisk(START);
  const network = createNetwork(clock, latencyFrom(random.fork('network')));
  const log = createEventLog(clock.elapsed, onLine);
  const mail = createMailServer(
    network,
    clock,
    ({ to, event, messageId }) => log.add(`mail taken: ${event} to ${to} ${fingerprint(messageId)}`),
    (to, reply) => {
      log.add(`mail refused: ${to} ${reply}`);
      if (reply.startsWith('550')) world.model.maybeSuppressed.add(to);
    },
  );
  const caldav = createCaldav();
  const webhooks: World['webhooks'] = [];
  const isDeaf = random.fork('receiver of webhooks');
  const hooks = network.addWebHost('hooks.example', async (request, response) => {
    // The doctor asks whether it answers.
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const { id, event } = JSON.parse(text);
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(text).digest('hex');
    if (request.headers['x-webhook-signature'] !== `sha256=${signature}`) {
      world.violate(`The webhook ${event} has a wrong signature`);
    }
    if (!isQuiet && isDeaf.chance(0.1)) {
      const status = isDeaf.pick([404, 410, 429, 500, 503]);
      log.add(`webhook refused with ${status}: ${event}`);
      return void response.writeHead(status).end();
    }
    webhooks.push({ id, event, at: clock.elapsed(), text });
    log.add(`webhook taken: ${event}`);
    // Its answer gets lost at times.
    if (!isQuiet && isDeaf.chance(0.1)) request.socket.destroy();
    else response.writeHead(204).end();
  });
  let isOver = false;
  let lives = 0;
  let current: MachineProcess | undefined;
  let isStopping = false;
  let isRestoring = false;
  let mailFineFrom = 0;

  const world: World = {
    seed,
    clock,
    random,
    network,
    disk,
    log,
    model: createModel(),
    mail,
    webhooks,
    invitations: new Map(),
    restoredAt: 0,
    keptLogin: undefined,
    triedCalls: 0,
    isCounting: false,
    rulesTriedAt: -DAY,
    goalQuestion: '',
    changes: 0,
    feed: createFeed(network, clock, 'calendar.example'),
    account: {
      ...caldav,
      host: network.addWebHost('account.example', caldav.handle),
      url: `http://account.example${caldav.path}`,
      brokenUntil: 0,
      changedAt: -DAY,
      forgotten: new Set(),
    },
    cdn: createCdn(network, clock, 'cdn.example'),
    languageModel: createLanguageModel(network, random.fork('language model'), 'model.example', (text) =>
      world.violate(text),
    ),
    mailbox: createMailbox(network, 'mailbox.example'),
    violations: [],
    copies: new Map(),
    isCalendarConnected: false,
    isDegraded: false,
    kills: [],
    hooks,
    checkedMails: 0,
    readMails: 0,
    takenMails: new Map(),
    unstoredSince: undefined,
    toldContacts: new Set(),
    mailBroken(ms) {
      mailFineFrom = Math.max(mailFineFrom, clock.elapsed() + ms);
    },
    wasMailFineFor: (ms) => clock.elapsed() - mailFineFrom > ms,
    end() {
      isOver = true;
      current?.kill();
      disk.remove();
    },
    process: () => current as MachineProcess,
    async boot() {
      if (isRestoring) await restoreCopy(world, createProcess());
      isRestoring = false;
      const started = createProcess();
      current = started;
      log.add(`start ${lives}`);
      started.start();
      void started.ended.then(() => onEnd(started));
      await started.listening();
      log.add(started.isDead ? 'start failed' : 'server listens');
    },
    kill(afterWrites) {
      if (!current || current.isDead) return;
      log.add(`kill at write ${afterWrites}`);
      if (afterWrites === 0) current.kill();
      else current.killAfterWrites = afterWrites;
    },
    async restart() {
      if (!current || current.isDead) return;
      log.add('stop');
      isStopping = true;
      const stopping = current;
      stopping.stop();
      await Promise.race([stopping.ended, clock.sleep(MINUTE)]);
      if (stopping.isDead) return;
      world.violate('The server did not stop within a minute');
      stopping.kill();
    },
    async restore() {
      if (!current || current.isDead || world.isDegraded) return;
      isRestoring = true;
      await world.restart();
    },
    async request(sent) {
      await clock.sleep(latency());
      if (sent.method !== 'GET') world.changes += 1;
      const headers = {
        host: 'business.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': sent.from ?? '198.51.100.1',
        ...sent.headers,
      };
      const line = `${sent.method} ${sent.path.replace(/[\w.-]{24,}/g, '…')}`;
      try {
        const asked = world.process().request({ ...sent, headers });
        const late = clock.after(10 * MINUTE, () => world.violate(`${line} got no answer`));
        const answer = await asked.finally(late.cancel);
        log.add(`${line} → ${answer.status} ${fingerprint(answer.body)}`);
        await clock.sleep(latency());
        if (answer.status >= 500 && !world.isDegraded) {
          world.violate(`${line} was answered with ${answer.status}: ${answer.body.slice(0, 200)}`);
        }
        checkHeaders(world, sent.path, answer);
        return answer;
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        log.add(`${line} → ${error.message}`);
        throw error;
      }
    },
    violate(text) {
      log.add(`VIOLATION: ${text}`);
      world.violations.push(text);
    },
  };

  function createProcess(): MachineProcess {
    lives += 1;
    const surroundings = { clock, network, disk, code, env: environment(disk) };
    return new MachineProcess({ ...surroundings, random: random.fork(`life ${lives}`), print: onPrint });
  }

  function onEnd(ended: MachineProcess): void {
    if (ended !== current || isOver) return;
    log.add(isStopping ? 'stopped' : 'killed');
    if (world.unstoredSince !== undefined) mail.unsureSince(world.unstoredSince);
    if (!isStopping) {
      world.kills.push(clock.elapsed());
      mail.senderKilled();
    }
    isStopping = false;
    // As a supervisor does.
    clock.after(random.between(1_000, 20_000), () => void world.boot());
  }

  function onPrint(line: string): void {
    const { level, msg, err, job } = parseLog(line);
    if (level !== 'error' && level !== 'fatal') return;
    log.add(`log: ${msg} ${err?.message ?? ''}`);
    if (!world.isDegraded && isUnexpected(msg, job)) world.violate(`The server logged: ${line.slice(0, 600)}`);
  }
  return world;
}

/** No cache keeps what only captains may see, and no other site shows a page in a frame. */
function checkHeaders({ violate }: World, path: string, { status, headers }: Answer): void {
  const isPrivate = path.startsWith('/api/captain/') && status === 200;
  if (isPrivate && !headers['cache-control']?.includes('no-store')) violate(`A cache may keep the answer of ${path}`);
  const isPage = status === 200 && headers['content-type']?.startsWith('text/html');
  if (isPage && !headers['content-security-policy']?.includes("frame-ancestors 'none'"))
    violate(`Another site may show ${path} in a frame`);
}

/** Failures of other services are logged as errors too. */
function isUnexpected(message = '', job = ''): boolean {
  return job !== 'Purge the CDN' && !/external service|drill|snapshot/.test(message);
}

function parseLog(line: string): { level?: string; msg?: string; err?: { message?: string }; job?: string } {
  try {
    return JSON.parse(line);
  } catch {
    // Written by a library, or why a start failed.
    return { level: line.startsWith('start failed') ? 'error' : 'warn', msg: line };
  }
}
