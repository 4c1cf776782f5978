/** Lives through days of the business with the real server in a simulated world; see `docs/simulation.md`. */
import { spawnSync } from 'node:child_process';
import { explain } from '#server/commands/run-command.ts';
import { bundleServer } from '#testing/simulation/bundle.ts';
import { MUTATIONS, tryMutation } from '#testing/simulation/mutations.ts';
import { compareQuietDay, recordQuietDay } from '#testing/simulation/quiet-day.ts';
import { simulate } from '#testing/simulation/run.ts';
import { shrink } from '#testing/simulation/shrink.ts';
import { readOptions } from '#testing/simulation-options.ts';

const values = read(process.argv.slice(2));
if (values.mutations) {
  const named = MUTATIONS.filter(({ name }) => name.includes(values.only));
  const one = named.length === 1 ? named[0] : named.find(({ name }) => name === values.only);
  if (one) {
    const { name, found = 'NOT FOUND', seconds } = await tryMutation(one);
    console.log(`| ${name} | ${seconds} s | ${found.slice(0, 160).replaceAll('|', '/')} |`);
  } else {
    // Each in a process of its own: the code of the servers before stays in memory, and after some 50 defects there is none left.
    for (const { name } of named) {
      const words = [...process.execArgv, import.meta.filename, '--mutations', '--only', name];
      spawnSync(process.execPath, words, { stdio: 'inherit' });
    }
  }
  process.exit(0);
}
const { days, visits } = values;
const code = await bundleServer();
if (values.record) {
  await recordQuietDay(code);
  process.exit(0);
}
let failed = 0;
// Not before one seed that somebody looks at.
if (!values.log && values.shrink === 0) {
  const differences = await compareQuietDay(code);
  console.log(`quiet day: ${differences.length === 0 ? 'as recorded' : 'not as recorded'}`);
  for (const line of differences.slice(0, 40)) console.log(`  ${line}`);
  failed += differences.length > 0 ? 1 : 0;
}
for (let run = 0; run < values.runs; run++) {
  const seed = String(values.seed + run);
  const begun = performance.now();
  const options = { seed, days, visits, goesOn: values.all };
  const onLine = (line: string) => console.log(line);
  const result = await simulate(code, { ...options, ...(values.log ? { onLine } : {}) });
  const [violation] = result.violations;
  console.log(`seed ${seed}: ${violation ?? 'ok'} (${result.lines.length} events, ${result.hash.slice(0, 12)})`);
  // Apart from the log, which is the same for the same seed.
  console.error(`seed ${seed}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (!violation) continue;
  failed += 1;
  for (const other of values.all ? result.violations.slice(1) : []) console.log(`  ${other}`);
  const shortest = await shrink(code, options, result, values.shrink);
  console.log(`  ${shortest.acts.length} of ${result.acts.length} acts are enough; the last events:`);
  for (const line of shortest.lines.slice(-40)) console.log(`  ${line}`);
}
process.exit(failed === 0 ? 0 : 1);

function read(words: string[]): ReturnType<typeof readOptions> {
  try {
    return readOptions(words);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}
