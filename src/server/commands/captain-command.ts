import { resolve } from 'node:path';
import { createCaptain, generatePassword, listCaptains, resetFactors, setPassword } from '#server/auth/auth.ts';
import { systemClock } from '#server/clock.ts';
import { ConfigError, parseConfig } from '#server/config.ts';
import { openDatabase, openShared } from '#server/db/open.ts';
import { Username } from '#shared/captain.schema.ts';
import { getSiteFolder, hasSite } from './site-folder.ts';

const USAGE = `npm run captain -- list
npm run captain -- create USERNAME
npm run captain -- password USERNAME
npm run captain -- reset-factors USERNAME`;

/** Lists and creates captains, sets passwords and removes second factors from the shell; the server may be running. @returns what it has done. */
export async function runCaptain(
  [command, username, ...more]: string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const needsUser = ['create', 'password', 'reset-factors'].includes(command ?? '');
  const isComplete = needsUser ? username : command === 'list' && !username;
  if (!isComplete || more.length > 0) throw new ConfigError(USAGE);
  const config = { ...parseConfig(env), isCommand: true };
  const refusal = command === 'create' ? Username.safeParse(username).error : undefined;
  if (refusal) throw new ConfigError(`The username ${username}: ${refusal.issues[0]?.message}`);
  const exists = hasSite(config);
  const folder = exists || command !== 'create' ? getSiteFolder(config) : resolve(config.DATA_DIR);
  // A captain in another folder than the server's cannot log in: show which folder it is.
  console.error(`Data folder: ${folder}${exists ? '' : ' (new, no server has used it yet)'}`);
  const database = exists ? await openShared(folder) : await openDatabase(folder);
  const ctx = { config, db: database.db, clock: systemClock };
  try {
    if (command === 'list') return listLines(await listCaptains(ctx.db));
    if (command === 'reset-factors') {
      await resetFactors(ctx, username!);
      return `Captain ${username} logs in with the password alone. All sessions have ended; set up a new second factor in Captain → My account.`;
    }
    const password = generatePassword();
    if (command === 'password') await setPassword(ctx, username!, password);
    else {
      const { OWNER_EMAIL, ADMIN_EMAIL } = config;
      await createCaptain(ctx, { username: username!, password, email: ADMIN_EMAIL ?? OWNER_EMAIL, name: username! });
    }
    return `Captain ${username} logs in with the password ${password}\nIt is shown this once; change it in Captain → My account.`;
  } finally {
    await database.close();
  }
}

function listLines(captains: Awaited<ReturnType<typeof listCaptains>>): string {
  const lines = captains.map(
    ({ username, name, email, isActive }) => `${username}\t${name}\t${email}\t${isActive ? 'active' : 'inactive'}`,
  );
  return lines.join('\n') || 'There is no captain yet.';
}
