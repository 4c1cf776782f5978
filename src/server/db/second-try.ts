import type Database from 'better-sqlite3';
import { Kysely, type SqliteStatement } from 'kysely';
import { isDiskFull } from '#shared/errors.ts';
import type { Tables } from './schema.ts';

/**
 * On a full disk a transaction is undone as a whole, and so is a statement outside of one: either can be run again and
 * is stored once. A statement inside a transaction can not, for what came before it may be gone.
 */
export class PersistentKysely extends Kysely<Tables> {
  /** Called when a write found the disk full; true when it is worth another try. Set by whoever holds room back. */
  makeRoom: () => boolean = () => false;

  override transaction() {
    const transaction = super.transaction();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = async (work) => {
      try {
        return await execute(work);
      } catch (error) {
        if (isDiskFull(error) && this.makeRoom()) return await execute(work);
        throw error;
      }
    };
    return transaction;
  }
}

/** A statement that is run once more when it stands alone, the disk was full, and `makeRoom` found some. */
export function prepareTwice(sqlite: Database.Database, text: string, makeRoom: () => boolean): SqliteStatement {
  const statement: SqliteStatement = sqlite.prepare(text);
  const attempt = <T>(run: () => T): T => {
    const isAlone = !sqlite.inTransaction;
    try {
      return run();
    } catch (error) {
      if (isAlone && isDiskFull(error) && makeRoom()) return run();
      throw error;
    }
  };
  return {
    reader: statement.reader,
    run: (parameters) => attempt(() => statement.run(parameters)),
    all: (parameters) => attempt(() => statement.all(parameters)),
    iterate: (parameters) => statement.iterate(parameters),
  };
}
