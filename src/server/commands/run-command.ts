import { ConfigError } from '#server/config.ts';
import { DataFolderError } from '#server/db/database-file.ts';
import { AppError } from '#shared/errors.ts';

/** Sentences for errors of the file system, after the path. */
const FILE_PROBLEMS: Record<string, string> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'is below a file, not in a folder',
  EEXIST: 'exists already',
  EACCES: 'may not be used by this user',
  EPERM: 'may not be used by this user',
  EROFS: 'is on a disk that can only be read',
  ENOSPC: 'does not fit: the disk is full',
};

/** @throws ConfigError with the line `usage` when there are words after those of a command. */
export function refuseArguments([word]: string[], usage: string): void {
  if (word !== undefined) throw new ConfigError(`“${word}” is not understood here. The command is: ${usage}`);
}

/**
 * Runs a command of `npm run` and prints its result; for an expected error, `failed` and the reason, with exit code 1. Other errors are
 * thrown.
 */
export async function runCommand(run: (words: string[]) => Promise<string>, failed = ''): Promise<void> {
  // Only the user of the server may read what visitors wrote.
  process.umask(0o077);
  try {
    console.log(await run(process.argv.slice(2)));
  } catch (error) {
    console.error(failed + explain(error));
    process.exitCode = 1;
  }
}

/** The sentence for an error that is expected. @throws any other. */
export function explain(error: unknown): string {
  if (error instanceof AppError || error instanceof ConfigError || error instanceof DataFolderError)
    return error.message;
  if (!(error instanceof Error && 'code' in error)) throw error;
  const { code, path, dest, message } = error as NodeJS.ErrnoException & { dest?: string };
  const problem = FILE_PROBLEMS[code ?? ''];
  return problem ? `${dest ?? path ?? 'The path'} ${problem}` : message;
}
