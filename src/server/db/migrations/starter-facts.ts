import { type Kysely, sql } from 'kysely';

interface Fact {
  name: string;
  value: string;
}
interface Facts {
  own?: Fact[];
}
interface Starter {
  key?: string;
  language?: string;
}
interface Kept {
  starter: Starter;
  documents: { key: string; published: Facts | null; draft: Facts | null }[];
}

interface Addition {
  facts: readonly Fact[];
  place: 'before' | 'after';
}

/** New own facts by starter and language, such as `short/en`. */
export type NewFacts = Readonly<Record<string, readonly Fact[]>>;

/**
 * Gives facts that were saved before a starter had these own facts the new ones: published, as a draft, in versions, and in the state before
 * the last change of the whole site.
 *
 * @param place whether the new ones come before or after the others.
 */
export async function addStarterFacts(
  db: Kysely<unknown>,
  newFacts: NewFacts,
  place: 'before' | 'after',
): Promise<void> {
  const additionFor = ({ key, language }: Starter): Addition | undefined => {
    const facts = newFacts[`${key}/${language}`];
    return facts && { facts, place };
  };
  const { rows: settings } = await sql<{ key: string; value: string }>`
    select key, value from site_settings where key in ('starter', 'content_before')`.execute(db);
  const settingOf = (key: string) => settings.find((setting) => setting.key === key)?.value;
  await addToKept(db, settingOf('content_before'), additionFor);
  const added = additionFor(JSON.parse(settingOf('starter') ?? '{}'));
  if (!added) return;
  const { rows } = await sql<{ published: string | null; draft: string | null }>`
    select published, draft from content_documents where key = 'facts'`.execute(db);
  for (const { published, draft } of rows) {
    await sql`update content_documents set published = ${withFacts(published, added)}, draft = ${withFacts(draft, added)}
      where key = 'facts'`.execute(db);
  }
  const { rows: revisions } = await sql<{ id: number; data: string }>`
    select id, data from content_revisions where key = 'facts'`.execute(db);
  for (const { id, data } of revisions) {
    await sql`update content_revisions set data = ${withFacts(data, added)} where id = ${id}`.execute(db);
  }
}

/** The state before the last change of the whole site, which may have had this starter. */
async function addToKept(
  db: Kysely<unknown>,
  text: string | undefined,
  additionFor: (starter: Starter) => Addition | undefined,
): Promise<void> {
  if (text === undefined) return;
  const kept = JSON.parse(text) as Kept;
  const added = additionFor(kept.starter);
  const facts = kept.documents.find(({ key }) => key === 'facts');
  if (!added || !facts) return;
  for (const part of [facts.published, facts.draft]) if (part) addFacts(part, added);
  await sql`update site_settings set value = ${JSON.stringify(kept)} where key = 'content_before'`.execute(db);
}

function withFacts(text: string | null, added: Addition): string | null {
  if (text === null) return null;
  const facts = JSON.parse(text) as Facts;
  addFacts(facts, added);
  return JSON.stringify(facts);
}

/** Without a list of their own the facts are those of the starter. */
function addFacts(saved: Facts, { facts, place }: Addition): void {
  const { own } = saved;
  if (!own) return;
  const missing = facts.filter((fact) => !own.some(({ name }) => name === fact.name));
  saved.own = place === 'before' ? [...missing, ...own] : [...own, ...missing];
}
