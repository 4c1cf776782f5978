import { join } from 'node:path';
import { makeFolder, runBareInserts, runLoad, startSite } from './processes.ts';
import { count, median, type Row } from './report.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 64;
const CONTACT = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  company: 'Byron Plumbing',
  service: ['lead-generation'],
  budget: '2.5k-10k',
  message: 'We retype every job sheet into two systems, and the second one is always a day behind.',
};

/** A contact message from socket to disk, against the bare durable insert of the same row. */
export async function benchContact(): Promise<Row[]> {
  const folder = makeFolder();
  const site = await startSite(folder);
  const body = JSON.stringify(CONTACT);
  // Each request comes from an address of its own, as limits count it.
  const request = `POST /api/contact HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db8:%N::1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await runBareInserts(join(folder, 'bare.db'), SECONDS, CONTACT));
    const { perSecond, failed } = await runLoad({
      port: site.port,
      connections: CONNECTIONS,
      seconds: SECONDS,
      request,
      expect: 'HTTP/1.1 201',
    });
    if (failed > 0) throw new Error(`${failed} contact messages were refused`);
    ours.push(perSecond);
  }
  await site.stop();
  const ratio = median(ours) / median(theirs);
  return [
    {
      what: 'POST /api/contact, on disk before the answer',
      figure: `${count(median(ours))} req/s`,
      against: `bare insert ${count(median(theirs))}/s`,
      ratio,
      // Besides the row: HTTP, validation, limits, spam guard, and two outbox rows with their mails.
      goal: 'at least 0.15',
      isMet: ratio >= 0.15,
    },
  ];
}
