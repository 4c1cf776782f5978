/** Run by `npm run content`. */
import { runContent } from './content-command.ts';
import { runCommand } from './run-command.ts';

await runCommand((words) => runContent(words, process.env));
