import type { VirtualClock } from '#testing/simulation/clock.ts';
import { fingerprint } from '#testing/simulation/event-log.ts';
import type { Host, Network, SimulatedSocket } from '#testing/simulation/network.ts';

/** A mail that the server took. */
export interface TakenMail {
  /** When its sender began with it, and when it was taken. Milliseconds of the simulation. */
  begunAt: number;
  at: number;
  /** `at` as a date. */
  date: number;
  /** The latest date that the clocks had shown by then. */
  latestDate: number;
  to: string;
  messageId: string;
  subject: string;
  /** Name of the event it tells of; `newsletter.issue` for issues. */
  event: string;
  text: string;
  replyTo: string;
  /** Its reader can leave the newsletter with one click. */
  hasOneClick: boolean;
  /** Its calendar file, unfolded; empty without one. */
  calendar: string;
  /** False where the sender may not have heard that it was taken. */
  isCertain: boolean;
}

/** Answers of the server: `greylist` defers each recipient once, `defer` and `refuse` all of them, `deny` says that nobody exists, `lose` takes a mail without saying so. */
export type MailMood = 'fine' | 'greylist' | 'defer' | 'refuse' | 'deny' | 'lose';

export interface MailServer {
  host: Host;
  mood: MailMood;
  mails: TakenMail[];
  /** Recipients who do not exist. */
  unknown: Set<string>;
  /** The process that sends was killed: what it took last it may not know. */
  senderKilled(): void;
  /** The process that sends has ended, and could not store what it knew since a time of the simulation. */
  unsureSince(at: number): void;
}

const UNSURE_MS = 30_000;
/** Time to take a mail: an issue lasts for a while, as with a real server. */
const TAKES_MS = 4_000;

/** The owner's mail server, spoken to in SMTP. */
export function createMailServer(
  network: Network,
  clock: VirtualClock,
  onMail: (mail: TakenMail) => void,
  onRefused: (to: string, reply: string) => void,
): MailServer {
  const seen = new Set<string>();
  const server: MailServer = {
    host: network.addHost('203.0.113.25', (socket) => talk(socket)),
    mood: 'fine',
    mails: [],
    unknown: new Set(),
    unsureSince(at) {
      for (const mail of server.mails) if (mail.at > at - UNSURE_MS) mail.isCertain = false;
    },
    senderKilled() {
      let unsureIssues = 1;
      for (const mail of server.mails.toReversed()) {
        if (clock.elapsed() - mail.at > UNSURE_MS) break;
        // An issue's mails are noted one by one.
        if (mail.event === 'newsletter.issue' && unsureIssues-- <= 0) continue;
        mail.isCertain = false;
      }
    },
  };

  function talk(socket: SimulatedSocket): void {
    let buffer = '';
    let isData = false;
    let to = '';
    let begunAt = 0;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 simulated ESMTP');
    socket.on('data', (chunk: Buffer) => {
      buffer += chunk.toString('latin1');
      for (;;) {
        const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          take(line);
        } else command(line);
      }
    });
    socket.on('end', () => socket.end());

    function command(line: string): void {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') socket.write('250-simulated\r\n250 8BITMIME\r\n');
      else if (verb === 'MAIL') {
        begunAt = clock.elapsed();
        say('250 ok');
      } else if (verb === 'RCPT') {
        to = /<([^>]*)>/.exec(line)?.[1]?.toLowerCase() ?? '';
        const reply = refusalOf(to);
        if (reply) onRefused(to, reply);
        say(reply ?? '250 ok');
      } else if (verb === 'DATA') {
        isData = true;
        say('354 go on');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }

    function take(raw: string): void {
      const isCut = Number.isFinite(socket.cutAfter);
      const times = { begunAt, at: clock.elapsed(), date: clock.date(), latestDate: clock.latest() };
      const mail = { ...read(raw.replace(/^\.\./gm, '.')), to, ...times };
      const taken = { ...mail, isCertain: server.mood !== 'lose' && !isCut };
      server.mails.push(taken);
      onMail(taken);
      if (server.mood === 'lose') socket.destroy();
      else clock.after(TAKES_MS, () => socket.destroyed || say('250 taken'));
    }
  }

  function refusalOf(to: string): string | undefined {
    if (server.mood === 'deny' || server.unknown.has(to)) return '550 5.1.1 no such user';
    if (server.mood === 'defer') return '451 4.3.0 try later';
    if (server.mood === 'refuse') return '554 5.7.1 refused by policy';
    // Some receivers defer whoever they do not know yet at any time.
    if ((server.mood !== 'greylist' && !/^[01]/.test(fingerprint(to))) || seen.has(to)) return undefined;
    seen.add(to);
    return '450 4.2.0 greylisted';
  }
  return server;
}

const PARTS = {
  plain: /content-type: text\/plain.*?\r\n\r\n(.*?)(?:\r\n--|$)/is,
  calendar: /content-type: text\/calendar.*?\r\n\r\n(.*?)(?:\r\n--|$)/is,
};

function read(
  raw: string,
): Pick<TakenMail, 'messageId' | 'subject' | 'event' | 'text' | 'replyTo' | 'hasOneClick' | 'calendar'> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? '';
  return {
    messageId: header('Message-ID'),
    subject: header('Subject'),
    event: header('X-Event'),
    text: partOf(raw, 'plain'),
    replyTo: header('Reply-To'),
    hasOneClick: header('List-Unsubscribe').includes('https:') && header('List-Unsubscribe-Post') !== '',
    calendar: partOf(raw, 'calendar').replace(/\r\n[ \t]/g, ''),
  };
}

/** A text in a mail; empty without one of this kind. */
function partOf(raw: string, kind: 'plain' | 'calendar'): string {
  const part = PARTS[kind].exec(raw);
  const encoding = /content-transfer-encoding: *([\w-]+)/i.exec(part?.[0] ?? '')?.[1]?.toLowerCase();
  const body = part?.[1] ?? '';
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
