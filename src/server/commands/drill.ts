import { parseConfig } from '#server/config.ts';
import { startDrillServer } from '#server/drill-server.ts';
import { drill } from '#server/operations/drill.ts';
import { toUnixSeconds } from '#shared/time.ts';
import { refuseArguments, runCommand } from './run-command.ts';
import { getSiteFolder } from './site-folder.ts';

/** Restores the newest backup into a folder of its own, serves it and compares it; the server may be running. Run by `npm run drill`. */
async function run(words: string[]): Promise<string> {
  refuseArguments(words, 'npm run drill');
  const folder = getSiteFolder(parseConfig(process.env));
  const { isOk, text } = await drill(folder, toUnixSeconds(new Date()), startDrillServer);
  process.exitCode = isOk ? 0 : 1;
  return `${isOk ? 'The backup holds.' : 'The backup does NOT hold.'} ${text}`;
}

await runCommand(run);
// Timers of the served copy must not keep the process running.
process.exit();
