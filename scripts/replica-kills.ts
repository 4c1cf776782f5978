/**
 * Sends ten messages a second to the site while it copies them with Litestream, kills both (`kill -9`), deletes the data folder and starts
 * again, and compares what was acknowledged with what was restored.
 *
 *   node scripts/replica-kills.ts REPLICA_URL [KILLS]
 *
 * The replica must be empty, e.g. file:///var/tmp/replica. Credentials come from the environment (LITESTREAM_ACCESS_KEY_ID …).
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loseVolumes } from '#testing/lose-volumes.ts';

const [url = '', kills = '20'] = process.argv.slice(2);
const credentials = Object.entries(process.env).flatMap(([name, value = '']) =>
  /^(?:LITESTREAM|AWS)_/.test(name) ? [[name, value]] : [],
);
execFileSync(process.execPath, [join(import.meta.dirname, '../build.mjs'), '--if-stale'], { stdio: 'inherit' });
let printed = 0;
const delays = Array.from({ length: Number(kills) }, () => 500 + Math.random() * 5_500);
console.log('kill  acknowledged  missing  oldest missing  reported as lost  wrongly reported  restored and started in');
const losses = await loseVolumes({ ...Object.fromEntries(credentials), LITESTREAM_REPLICA_URL: url }, delays, print);
const worst = Math.max(...losses.map(({ oldestMissing }) => oldestMissing));
console.log(
  `${sum('acknowledged')} messages acknowledged, ${sum('missing')} missing, the oldest of them ${worst.toFixed(2)} s before a kill; ${sum('wronglyReported')} missing although they were reported as restored`,
);
process.exitCode = worst <= 1 && sum('wronglyReported') === 0 ? 0 : 1;

function print(loss: (typeof losses)[number]): void {
  printed += 1;
  const seconds = (value: number) => `${value.toFixed(2)} s`;
  const { acknowledged, missing, oldestMissing, reported, wronglyReported, startedIn } = loss;
  const cells: [unknown, number][] = [
    [printed, 4],
    [acknowledged, 14],
    [missing, 9],
    [missing === 0 ? '–' : seconds(oldestMissing), 16],
    [seconds(reported), 18],
    [wronglyReported, 18],
    [`${Math.round(startedIn)} ms`, 25],
  ];
  console.log(cells.map(([value, width]) => String(value).padStart(width)).join(''));
}

function sum(key: 'acknowledged' | 'missing' | 'wronglyReported'): number {
  return losses.reduce((total, loss) => total + loss[key], 0);
}
