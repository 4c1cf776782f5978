import type { Kysely } from 'kysely';
import { addStarterFacts, type NewFacts } from './starter-facts.ts';

/** Its texts name these facts in place of their words. */
const ADDED: NewFacts = {
  'short/en': [
    { name: 'profession', value: '[your profession]' },
    { name: 'reply', value: 'one business day' },
  ],
  'short/de': [
    { name: 'beruf', value: '[Ihr Beruf]' },
    { name: 'antwort', value: 'einem Werktag' },
  ],
};

/** The profession and the time until a reply become facts of the starter "short". Facts that were saved without them get them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addStarterFacts(db, ADDED, 'after');
}
