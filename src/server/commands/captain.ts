/** Run by `npm run captain`. */
import { runCaptain } from './captain-command.ts';
import { runCommand } from './run-command.ts';

await runCommand((words) => runCaptain(words, process.env));
