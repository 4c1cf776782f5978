/** The limit that logins are held against: Argon2id alone. `node bare-hash.ts SECONDS` prints `{ "perSecond": n }`. */
import { Argon2id } from 'oslo/password';

/** As many at once as Node.js has threads for it. */
const AT_ONCE = 4;

const argon2 = new Argon2id({ memorySize: 19_456, iterations: 2, parallelism: 1 });
const hash = await argon2.hash('correct horse battery');
const start = performance.now();
const end = start + Number(process.argv[2]) * 1000;
let done = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (performance.now() < end) {
      await argon2.verify(hash, 'correct horse battery');
      done += 1;
    }
  }),
);
console.log(JSON.stringify({ perSecond: done / ((performance.now() - start) / 1000) }));
