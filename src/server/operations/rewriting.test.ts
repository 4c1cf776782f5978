import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { toUnixSeconds } from '#shared/time.ts';
import { createStoredApp } from '#testing/create-stored-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeContact } from '#testing/make.ts';
import { makeDataDir } from '#testing/start-server.ts';
import { restoreFromReplica } from './replica-restore.ts';
import { startReplication } from './replication.ts';

test.runIf(hasLitestream())(
  'beside Litestream the write-ahead log is emptied too, and the replica has what came later',
  async () => {
    const replica = makeDataDir();
    const { folder, harness } = await createStoredApp({ LITESTREAM_REPLICA_URL: `file://${replica}` });
    const { app, ctx } = harness;
    const { call } = await loginAs(harness);
    const replication = startReplication(ctx);
    await replication.firstCopy;
    const write = (email: string) => app.request('/api/contact', postJson(makeContact({ email })));
    await write('erased@example.com');
    const { body } = await call('DELETE', '/api/captain/people?email=erased@example.com');
    expect(body.copies).toContain('are clear');
    for (const name of ['site.db', 'site.db-wal']) {
      expect(readFileSync(join(folder, name)).includes('erased@example.com'), name).toBe(false);
    }
    expect((await write('later@example.com')).status).toBe(201);
    await replication.stop();

    const copy = makeDataDir();
    await restoreFromReplica({ ...ctx.config, DATA_DIR: copy }, ctx.log, toUnixSeconds(new Date(0)));
    expect(existsSync(join(copy, 'site.db'))).toBe(true);
    const { db, close } = await openDatabase(copy);
    expect(await db.selectFrom('contacts').select('email').execute()).toEqual([{ email: 'later@example.com' }]);
    await close();
  },
);

function hasLitestream(): boolean {
  try {
    createRequire(import.meta.url).resolve(`@flydotio/litestream-${process.platform}-${process.arch}/package.json`);
    return true;
  } catch {
    return false;
  }
}
