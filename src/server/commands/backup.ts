import { ConfigError, parseConfig } from '#server/config.ts';
import { BACKUPS_KEPT, makeNamedBackup, writeBackup } from '#server/operations/write-backup.ts';
import { toUnixSeconds } from '#shared/time.ts';
import { runCommand } from './run-command.ts';

/** Writes one consistent file with everything; the server may be running. Run by `npm run backup [FILE]`. */
async function run([file, ...more]: string[]): Promise<string> {
  if (file?.startsWith('-') || more.length > 0) throw new ConfigError('give one file, or none: npm run backup -- FILE');
  const { DATA_DIR } = parseConfig(process.env);
  const backup = await (file ? writeBackup(DATA_DIR, file) : makeNamedBackup(DATA_DIR, toUnixSeconds(new Date())));
  const rule = file ? '' : `\nThe newest ${BACKUPS_KEPT} backups in this folder are kept`;
  return `Wrote ${backup.file}\nSHA-256 ${backup.sha256}${rule}`;
}

await runCommand(run, 'No backup was made: ');
