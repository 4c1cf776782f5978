import type { Kysely } from 'kysely';
import { addStarterFacts, type NewFacts } from './starter-facts.ts';

/** Its texts name the field of work in place of these words. */
const ADDED: NewFacts = {
  'automation/en': [{ name: 'fieldOfWork', value: 'AI and automation' }],
  'automation/de': [{ name: 'arbeitsgebiet', value: 'KI und Automatisierung' }],
};

/** The field of work becomes a fact of the starter "automation". Facts that were saved without it get it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addStarterFacts(db, ADDED, 'before');
}
