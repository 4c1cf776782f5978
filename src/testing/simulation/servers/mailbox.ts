import type { Host, Network, SimulatedSocket } from '#testing/simulation/network.ts';

/** A mailbox over IMAP, to which returned mails and complaints come. */
export interface Mailbox {
  host: Host;
  /** When it last did not work, in milliseconds of the simulation. */
  brokenUntil: number;
  /** Unique ids are the positions from 1. */
  mails: { source: string; isSeen: boolean }[];
}

/** As much of IMAP as a program needs that reads the unread mails of one folder. */
export function createMailbox(network: Network, name: string): Mailbox {
  const mailbox: Mailbox = {
    host: network.addHost(name, talk),
    brokenUntil: 0,
    mails: [],
  };

  function talk(socket: SimulatedSocket): void {
    let buffer = '';
    socket.write('* OK simulated\r\n');
    socket.on('data', (chunk: Buffer) => {
      buffer += chunk.toString('latin1');
      for (let end = buffer.indexOf('\r\n'); end !== -1; end = buffer.indexOf('\r\n')) {
        const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(buffer.slice(0, end)) ?? [];
        buffer = buffer.slice(end + 2);
        socket.write(`${answer(command)}${tag} OK done\r\n`);
        if (/^LOGOUT/i.test(command)) socket.end();
      }
    });
    socket.on('end', () => socket.end());
  }

  /** The lines before the one that ends the answer to a command. */
  function answer(command: string): string {
    const { mails } = mailbox;
    const name = /^(?:UID )?\w+/.exec(command)?.[0].toUpperCase();
    const uid = Number(/^UID \w+ (\d+)/i.exec(command)?.[1]);
    const mail = mails[uid - 1];
    if (name === 'CAPABILITY') return '* CAPABILITY IMAP4rev1\r\n';
    if (name === 'LIST') return '* LIST () "/" INBOX\r\n';
    if (name === 'SELECT') return `* ${mails.length} EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n`;
    if (name === 'UID SEARCH')
      return `* SEARCH${mails.map(({ isSeen }, at) => (isSeen ? '' : ` ${at + 1}`)).join('')}\r\n`;
    if (name === 'UID STORE' && mail) mail.isSeen = true;
    if (name !== 'UID FETCH' || !mail) return name === 'LOGOUT' ? '* BYE\r\n' : '';
    const { source } = mail;
    return `* ${uid} FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(source)}}\r\n${source})\r\n`;
  }
  return mailbox;
}
