import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail received by the fake server. */
interface TakenMail {
  from: string;
  to: string[];
  /** Headers by lower-case name, folded lines joined. */
  headers: Record<string, string>;
  raw: string;
}

/** Behaviour of the server: `answer` sends this reply to every RCPT, `hang` never replies. */
export type SmtpMood = { kind: 'fine' } | { kind: 'answer'; reply: string } | { kind: 'hang' };

/** An SMTP server that accepts every mail, or fails as configured. */
export async function startFakeSmtp() {
  const mails: TakenMail[] = [];
  const sockets = new Set<Socket>();
  let mood: SmtpMood = { kind: 'fine' };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
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
        mails.push({ from, to, headers: headersOf(line), raw: Buffer.from(line, 'latin1').toString('utf8') });
        isData = false;
        say('250 taken');
      } else command(line);
    }
  });

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    const now = mood();
    if (verb === 'EHLO') socket.write('250-fake\r\n250 8BITMIME\r\n');
    else if (verb === 'MAIL') {
      from = address(line);
      to = [];
      say('250 ok');
    } else if (verb === 'RCPT') {
      if (now.kind === 'answer') return void say(now.reply);
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
