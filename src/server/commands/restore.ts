import { ConfigError, parseConfig } from '#server/config.ts';
import { COPIES_DAYS } from '#server/operations/copies.ts';
import { type Restored, restoreBackup } from '#server/operations/restore.ts';
import { runCommand } from './run-command.ts';

/** Replaces the data with a backup while the server is stopped. Run by `npm run restore -- FILE`. */
async function run([file, ...more]: string[]): Promise<string> {
  if (!file || file.startsWith('-') || more.length > 0)
    throw new ConfigError('give one file, the backup: npm run restore -- FILE');
  const { DATA_DIR } = parseConfig(process.env);
  return describeRestored(file, await restoreBackup(DATA_DIR, file, new Date()));
}

function describeRestored(file: string, restored: Restored): string {
  const { replaced, withUploads, heldMails, unsubscribed, erased, areOptOutsKnown, rewriteError } = restored;
  return [
    `Restored ${withUploads ? 'database and uploads' : 'database'} from ${file}`,
    replaced && `The replaced data is in ${replaced}; the newest three are kept, for ${COPIES_DAYS} days`,
    'Everybody was logged out',
    heldMails > 0 &&
      `${heldMails} mails to visitors are held, because they may have been sent already: send or discard them in Captain → Outbox`,
    unsubscribed + erased > 0 &&
      `Since this backup, ${unsubscribed} people had unsubscribed and ${erased} were erased: this was done again`,
    rewriteError !== undefined &&
      `Warning: deleted personal data may still be readable in the bytes of site.db, because it could not be rewritten. The server tries it again: ${rewriteError}`,
    !areOptOutsKnown &&
      'Warning: the replaced database is missing or unreadable. Who unsubscribed or was erased since this backup is unknown',
  ]
    .filter(Boolean)
    .join('\n');
}

await runCommand(run, 'Nothing was changed: ');
