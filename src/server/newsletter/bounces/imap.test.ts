/** Reads returned mail from a real IMAP server, where Dovecot is installed. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { complaint, returned } from '#testing/bounce-mails.ts';
import { createSending } from '#testing/create-sending.ts';
import { hasDovecot, runDovecot } from '#testing/run-dovecot.ts';
import { openAndReadMailbox, openImap } from './mailbox.ts';

/** A site that has sent an issue, and the mailbox to which its mail returns. */
async function setUp(count: number, options?: { isPlain?: boolean }) {
  const sending = await createSending(count, {}, { BOUNCE_IMAP_URL: 'imap://bounces%40site.example:secret@127.0.0.1' });
  await sending.act('send');
  await sending.drain();
  const dovecot = await runDovecot(options);
  onTestFinished(dovecot.close);
  const { ctx, smtp, suppressed, call } = sending;
  return {
    ...sending,
    dovecot,
    read: (url = dovecot.url()) => openAndReadMailbox(ctx, () => openImap(url)),
    messageIdOf: (email: string | undefined) =>
      smtp.mails.find(({ to }) => to[0] === email)?.headers['message-id'] ?? '',
    suppressed: async () => (await suppressed()).map(({ email, kind }) => [email, kind]).sort(),
    trouble: async () =>
      ((await call('GET', '/api/captain/overview')).body.notices as { text: string }[])
        .map(({ text }) => text)
        .filter((text) => text.includes('bounced newsletter mail')),
  };
}

/** Passes on what client and server say, and hangs up after `count` mails went through. */
async function cutAfter(port: number, count: number): Promise<number> {
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    let mails = 0;
    client.pipe(server);
    server.on('close', () => client.destroy());
    server.on('data', (chunk) => {
      mails += chunk.toString('latin1').split(/\* \d+ FETCH .*BODY/).length - 1;
      if (mails > count) server.destroy();
      else client.write(chunk);
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const address = proxy.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test.runIf(hasDovecot())(
  'returned mails, complaints and doubles are understood, other mails are left alone',
  async () => {
    const { dovecot, read, emails, messageIdOf, suppressed, recipients, trouble } = await setUp(5, { isPlain: true });
    const bounce = (index: number, status = '5.1.1') =>
      returned({ to: emails[index]!, status, messageId: messageIdOf(emails[index]) });
    dovecot.deliver(bounce(0));
    dovecot.deliver(bounce(0));
    dovecot.deliver(bounce(1, '5.2.2'));
    dovecot.deliver(complaint({ to: emails[2]!, messageId: messageIdOf(emails[2]) }));
    dovecot.deliver(
      returned({ to: emails[3]!, status: '4.4.1', action: 'delayed', messageId: messageIdOf(emails[3]) }),
    );
    const away = `From: ${emails[3]}\r\nAuto-Submitted: auto-replied\r\nIn-Reply-To: ${messageIdOf(emails[3])}\r\n`;
    dovecot.deliver(`${away}Subject: Automatic reply: Five hours a week\r\n\r\nBack on Monday. 550 5.1.1\r\n`);
    dovecot.deliver(`${bounce(4)}${'The returned mail.\r\n'.repeat(500_000)}`);
    dovecot.deliver('\u0000 no mail at all');
    await read();
    expect(await suppressed()).toEqual([
      [emails[0], 'hard'],
      [emails[2], 'complaint'],
      [emails[4], 'hard'],
    ]);
    expect((await recipients()).map(({ state }) => state)).toEqual(['failed', 'failed', 'sent', 'sent', 'failed']);
    expect(dovecot.countSeen()).toBe(8);
    expect(await trouble()).toEqual([]);
  },
);

test.runIf(hasDovecot())('a connection that breaks off is reported, and the next visit reads the rest', async () => {
  const { dovecot, read, emails, messageIdOf, suppressed, trouble } = await setUp(20, { isPlain: true });
  for (const email of emails) dovecot.deliver(returned({ to: email, messageId: messageIdOf(email) }));
  const port = await cutAfter(dovecot.port, 7);
  await read(dovecot.url().replace(String(dovecot.port), String(port)));
  expect(dovecot.countSeen()).toBe(7);
  expect(await suppressed()).toHaveLength(7);
  expect(await trouble()).toEqual([expect.stringMatching(/cannot be read: connection/i)]);
  await read();
  expect(dovecot.countSeen()).toBe(20);
  expect(await suppressed()).toHaveLength(20);
  expect(await trouble()).toEqual([]);
});

test.runIf(hasDovecot())('after many returned mails the rest waits for the next visit', async () => {
  const { dovecot, read, emails, messageIdOf, suppressed } = await setUp(3, { isPlain: true });
  for (let index = 0; index < 520; index += 1) {
    const email = emails[Math.min(2, Math.floor(index / 250))]!;
    dovecot.deliver(returned({ to: email, messageId: messageIdOf(email) }));
  }
  await read();
  expect([dovecot.countSeen(), (await suppressed()).length]).toEqual([500, 2]);
  await read();
  expect([dovecot.countSeen(), (await suppressed()).length]).toEqual([520, 3]);
});

test.runIf(hasDovecot())('the owner reads why the mailbox cannot be opened', async () => {
  const { dovecot, read, trouble } = await setUp(1, { isPlain: true });
  const reason = async (url: string) => {
    await read(url);
    return (await trouble())[0]?.replace('The mailbox of bounced newsletter mail cannot be read: ', '');
  };
  expect(await reason(dovecot.url({ password: 'wrong' }))).toBe('the login was refused (Authentication failed).');
  expect(await reason(dovecot.url({ name: 'Returned' }))).toBe("Mailbox doesn't exist: Returned.");
  expect(await reason('imap://bounces:secret@127.0.0.1:1')).toBe('connect ECONNREFUSED 127.0.0.1:1.');
  expect(await reason(dovecot.url())).toBeUndefined();
});

test.runIf(hasDovecot())(
  'the connection is encrypted where the server can, and its certificate is verified',
  async () => {
    const { dovecot, read, emails, messageIdOf, suppressed, trouble } = await setUp(2);
    const deliver = (index: number) =>
      dovecot.deliver(returned({ to: emails[index]!, messageId: messageIdOf(emails[index]) }));
    deliver(0);
    for (const url of [dovecot.url(), dovecot.secureUrl]) {
      await read(url);
      expect(await trouble()).toEqual([expect.stringContaining('self-signed certificate')]);
    }
    expect(await suppressed()).toEqual([]);
    const trusted = getCACertificates('default');
    onTestFinished(() => setDefaultCACertificates(trusted));
    setDefaultCACertificates([...trusted, dovecot.certificate]);
    await read();
    expect(await suppressed()).toHaveLength(1);
    deliver(1);
    await read(dovecot.secureUrl);
    expect(await suppressed()).toHaveLength(2);
    expect(await trouble()).toEqual([]);
  },
);
