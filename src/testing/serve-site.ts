import { createRequire } from 'node:module';
import type { runSite } from '#server/start.ts';
import { copyMigratedDatabase } from './migrated-database.ts';
import { makeDataDir, type ServedSite } from './start-server.ts';

/**
 * Runs the built site on a free port, in the process of the test: starting one for each file takes a second and a half of the processor, and
 * its code is compiled anew. `startServer` is for tests of the process itself: signals, kills, output.
 */
export async function serveSite(env: Record<string, string> = {}): Promise<ServedSite> {
  // Not `import`: vitest would transform the bundle.
  const built = createRequire(import.meta.url)('../../dist/server/start.js') as { runSite: typeof runSite };
  const dataDir = env.DATA_DIR ?? makeDataDir();
  if (!env.DATA_DIR) copyMigratedDatabase(dataDir);
  const listening = Promise.withResolvers<number>();
  const stopping = Promise.withResolvers<string>();
  const ended = built.runSite(
    { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env, DATA_DIR: dataDir },
    (port) => {
      listening.resolve(port);
      return stopping.promise;
    },
  );
  ended.catch(listening.reject);
  return {
    url: `http://localhost:${await listening.promise}`,
    dataDir,
    async stop() {
      stopping.resolve('the test is over');
      await ended;
    },
  };
}
