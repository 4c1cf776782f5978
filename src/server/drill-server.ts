import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseConfig } from './config.ts';
import { createContext, createLog } from './create-context.ts';
import { openDatabase } from './db/open.ts';
import type { DrillServer } from './operations/drill.ts';
import { createSite } from './site.ts';

/**
 * Serves a restored data folder on a free port of the loopback address. It sends nothing: there is no outbox worker, and mail,
 * webhook and model are not configured.
 */
export async function startDrillServer(dataDir: string): Promise<DrillServer> {
  const config = parseConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
  const database = await openDatabase(dataDir);
  try {
    const ctx = await createContext(config, database, { log: createLog(config) });
    const server = createServer(createSite(ctx)).listen(0, config.HOST);
    await once(server, 'listening');
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      async close() {
        server.close();
        server.closeAllConnections();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
