/** Lives through days of the business with the real server in a simulated world; see `docs/simulation.md`. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { bundleServer } from '#testing/simulation/bundle.ts';
import { MUTATIONS, tryMutation } from '#testing/simulation/mutations.ts';
import { simulate } from '#testing/simulation/run.ts';
import { shrink } from '#testing/simulation/shrink.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    days: { type: 'string', default: '14' },
    runs: { type: 'string', default: '1' },
    visits: { type: 'string', default: '50' },
    log: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    mutations: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    shrink: { type: 'string', default: '0' },
  },
});
if (values.mutations) {
  const named = MUTATIONS.filter(({ name }) => name.includes(values.only));
  const one = named.length === 1 ? named[0] : named.find(({ name }) => name === values.only);
  if (one) {
    const { name, found = 'NOT FOUND', seconds } = await tryMutation(one);
    console.log(`| ${name} | ${seconds} s | ${found.slice(0, 160).replaceAll('|', '/')} |`);
  } else {
    // Each in a process of its own: the code of the servers before stays in memory, and after some 50 defects there is none left.
    for (const { name } of named) {
      spawnSync(process.execPath, [import.meta.filename, '--mutations', '--only', name], { stdio: 'inherit' });
    }
  }
  process.exit(0);
}
const code = await bundleServer();
let failed = 0;
for (let run = 0; run < Number(values.runs); run++) {
  const seed = run === 0 ? values.seed : String(Number(values.seed) + run);
  const begun = performance.now();
  const options = { seed, days: Number(values.days), visits: Number(values.visits), goesOn: values.all };
  const onLine = (line: string) => console.log(line);
  const result = await simulate(code, { ...options, ...(values.log ? { onLine } : {}) });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const [violation] = result.violations;
  console.log(
    `seed ${seed}: ${violation ?? 'ok'} (${result.lines.length} events, ${result.hash.slice(0, 12)}, ${seconds} s)`,
  );
  if (!violation) continue;
  failed += 1;
  for (const other of values.all ? result.violations.slice(1) : []) console.log(`  ${other}`);
  const shortest = await shrink(code, options, result, Number(values.shrink));
  console.log(`  ${shortest.acts.length} of ${result.acts.length} acts are enough; the last events:`);
  for (const line of shortest.lines.slice(-40)) console.log(`  ${line}`);
}
process.exit(failed === 0 ? 0 : 1);
