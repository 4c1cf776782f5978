import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';

/** A mail as the fake server received it. */
interface TakenMail {
  from: string;
  to: string[];
  /** Headers by lower-case name, folded lines joined, not decoded. */
  headers: Record<string, string>;
  raw: string;
  /** The decoded mail: addresses, subject, `text`, `html`. */
  parsed: Email;
  /** The decoded calendar file and its method, if the mail has one. */
  calendar: { method: string; content: string } | undefined;
}

/**
 * How the server treats its clients: `answer` replies so to every RCPT, or to those for which a function gives a reply; `refuse-sender`
 * replies so to every MAIL, `refuse-login` to every AUTH; `hang` never replies, `close` hangs up, `limit` does so after some mails on a connection.
 */
export type SmtpMood =
  | { kind: 'fine' }
  | { kind: 'answer'; reply: string | ((to: string) => string | undefined) }
  | { kind: 'refuse-sender'; reply: string }
  | { kind: 'refuse-login'; reply: string }
  | { kind: 'hang' }
  | { kind: 'close' }
  | { kind: 'limit'; mails: number };

/** A mail server that accepts every mail, or misbehaves as `setMood` says. */
export async function startFakeSmtp() {
  const mails: TakenMail[] = [];
  const sockets = new Set<Socket>();
  let mood: SmtpMood = { kind: 'fine' };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (mood.kind === 'close') return void socket.destroy();
    talk(socket, mails, () => mood);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    setMood(next: SmtpMood) {
      mood = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function talk(socket: Socket, mails: TakenMail[], mood: () => SmtpMood): void {
  let buffer = '';
  let isData = false;
  let from = '';
  let to: string[] = [];
  let taken = 0;
  const say = (line: string) => socket.write(`${line}\r\n`);
  if (mood().kind !== 'hang') say('220 fake ESMTP');
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    if (mood().kind === 'hang') return;
    for (;;) {
      const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return;
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        const envelope = { from, to };
        void take(line).then((mail) => {
          mails.push({ ...envelope, ...mail });
          taken += 1;
          say('250 taken');
        });
      } else command(line);
    }
  });

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    const now = mood();
    if (verb === 'EHLO') socket.write('250-fake\r\n250-AUTH PLAIN\r\n250 8BITMIME\r\n');
    else if (verb === 'AUTH') say(now.kind === 'refuse-login' ? now.reply : '235 ok');
    else if (verb === 'MAIL' && now.kind === 'limit' && taken >= now.mails) socket.destroy();
    else if (verb === 'MAIL' && now.kind === 'refuse-sender') say(now.reply);
    else if (verb === 'MAIL') {
      from = address(line);
      to = [];
      say('250 ok');
    } else if (verb === 'RCPT') {
      const reply = now.kind === 'answer' ? now.reply : undefined;
      const refusal = typeof reply === 'function' ? reply(address(line)) : reply;
      if (refusal) return void say(refusal);
      to.push(address(line));
      say('250 ok');
    } else if (verb === 'DATA') {
      isData = true;
      say('354 go on');
    } else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  }
}

async function take(line: string): Promise<Omit<TakenMail, 'from' | 'to'>> {
  const raw = Buffer.from(line.replace(/^\.\./gm, '.'), 'latin1');
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const invite = parsed.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const calendar = invite && { method: invite.method ?? '', content: String(invite.content) };
  return { headers: headersOf(line), raw: raw.toString('utf8'), parsed, calendar };
}

function address(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}

function headersOf(raw: string): Record<string, string> {
  const head = raw.split('\r\n\r\n', 1)[0] ?? '';
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
