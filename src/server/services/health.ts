import type { AppContext } from '#server/context.ts';

/** True when the database answers a read. */
export function isDatabaseUp(ctx: Pick<AppContext, 'database' | 'log'>): boolean {
  try {
    ctx.database.sqlite.prepare('select 1').get();
    return true;
  } catch (error) {
    ctx.log.error({ err: error }, 'the database does not answer');
    return false;
  }
}
