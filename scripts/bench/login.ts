import { makeFolder, runBareHashes, runLoad, startSite } from './processes.ts';
import { count, median, type Row } from './report.ts';

const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 4;
const PASSWORD = 'correct horse battery';

/** Logging in, against the password's hash alone, which is meant to be slow. */
export async function benchLogin(): Promise<Row[]> {
  const site = await startSite(makeFolder(), { ADMIN_USERNAME: 'captain', ADMIN_PASSWORD: PASSWORD });
  const body = JSON.stringify({ username: 'captain', password: PASSWORD });
  const request = `POST /api/captain/login HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db8:%N::1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await runBareHashes(SECONDS));
    const { perSecond, failed } = await runLoad({
      port: site.port,
      connections: CONNECTIONS,
      seconds: SECONDS,
      request,
      expect: 'HTTP/1.1 200',
    });
    if (failed > 0) throw new Error(`${failed} logins were refused`);
    ours.push(perSecond);
  }
  await site.stop();
  return [
    {
      what: 'login, session on disk before the answer',
      figure: `${count(median(ours))} req/s`,
      against: `Argon2id ${count(median(theirs))}/s`,
      ratio: median(ours) / median(theirs),
    },
  ];
}
