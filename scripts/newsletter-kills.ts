/**
 * Sends an issue of the newsletter to 5,000 addresses of example.com through a real mail server while the site is killed 20 times, and
 * compares what the mail server delivered.
 *
 *   node scripts/newsletter-kills.ts smtp://127.0.0.1:2525 MAILBOX [ADDRESSES] [KILLS]
 *
 * The mail server delivers every mail into the one file MAILBOX, e.g. Postfix with `virtual_mailbox_maps = static:all` and
 * `virtual_mailbox_domains = example.com`.
 */
import { createReadStream, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { sendWithKills } from '#testing/send-with-kills.ts';

const [smtpUrl = '', mailbox = '', addresses = '5000', kills = '20'] = process.argv.slice(2);
const emails = Array.from({ length: Number(addresses) }, (_, index) => `reader${index}@example.com`);
/** Spread over the whole run: at 100 mails a second at most, a kill comes every so many milliseconds. */
const spread = (Number(addresses) / 100 / Number(kills)) * 1_000;
const delays = Array.from({ length: Number(kills) }, () => Math.random() * 1.5 * spread);

const begun = Date.now();
const states = await sendWithKills({ smtpUrl, emails, delays });
await untilQuiet();
const ids = new Map<string, Set<string>>();
let copies = 0;
let recipient = '';
for await (const line of createInterface({ input: createReadStream(mailbox) })) {
  recipient = /^X-Original-To: (.+)/i.exec(line)?.[1] ?? recipient;
  const id = /^Message-ID: (.+)/i.exec(line)?.[1];
  if (!id || !recipient) continue;
  copies += 1;
  ids.set(recipient, new Set([...(ids.get(recipient) ?? []), id]));
  recipient = '';
}
const count = (state: string) => [...states.values()].filter((one) => one === state).length;
console.log({
  seconds: Math.round((Date.now() - begun) / 1000),
  addresses: emails.length,
  kills: delays.length,
  recordedAsSent: count('sent'),
  delivered: copies,
  missing: emails.filter((email) => !ids.has(email)).length,
  repeated: copies - ids.size,
  repeatedWithAnotherId: [...ids.values()].filter(({ size }) => size > 1).length,
});

/** Until the mail server has delivered everything. */
async function untilQuiet(): Promise<void> {
  let size = -1;
  while (statSync(mailbox).size !== size) {
    size = statSync(mailbox).size;
    await setTimeout(5_000);
  }
}
