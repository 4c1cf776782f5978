import { existsSync, readFileSync, statSync } from 'node:fs';

/** Only Linux says which files are locked. */
export const KNOWS_LOCKS = existsSync('/proc/locks');

/** Whether this process holds a lock on a file: closing any other descriptor of the file would drop all of them. */
export function isLocked(file: string): boolean {
  const { ino } = statSync(file);
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .some((line) => line.includes(` ${process.pid} `) && new RegExp(`:${ino} `).test(line));
}
