import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { inLong } from '#testing/long.ts';
import { sendWithKills } from '#testing/send-with-kills.ts';

const KILLS = inLong(1, 3);
/** In the name of the test; `SEED=… npx vitest run …` repeats the moments of the kills. */
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

test(`kill -9 while an issue is sent, ${KILLS} times (seed ${SEED}): nobody is missed, and a kill repeats one mail at most, with the same id`, async () => {
  const smtp = await startFakeSmtp();
  onTestFinished(() => smtp.close());
  const emails = Array.from({ length: 300 }, (_, index) => `reader${index}@example.com`);
  const delays = fc.sample(fc.nat(400), { seed: SEED, numRuns: KILLS });
  const states = await sendWithKills({ smtpUrl: smtp.url, emails, delays });
  expect(new Set(states.values())).toEqual(new Set(['sent']));
  const mails = Map.groupBy(smtp.mails, ({ to }) => to[0]!);
  expect([...mails.keys()].sort()).toEqual([...emails].sort());
  expect(smtp.mails.length - emails.length).toBeLessThanOrEqual(KILLS);
  for (const copies of mails.values()) expect(new Set(copies.map(({ headers }) => headers['message-id'])).size).toBe(1);
});
