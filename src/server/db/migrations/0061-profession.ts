import { type Kysely, sql } from 'kysely';

interface Facts {
  own?: { name: string; value: string }[];
}
interface Starter {
  key?: string;
  language?: string;
}
interface Kept {
  starter: Starter;
  documents: { key: string; published: Facts | null; draft: Facts | null }[];
}

/** By starter and language: the facts that its texts name in place of these words. */
const ADDED: Record<string, { name: string; value: string }[]> = {
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
  const { rows: settings } = await sql<{ key: string; value: string }>`
    select key, value from site_settings where key in ('starter', 'content_before')`.execute(db);
  const settingOf = (key: string) => settings.find((setting) => setting.key === key)?.value;
  await addToKept(db, settingOf('content_before'));
  const added = addedTo(JSON.parse(settingOf('starter') ?? '{}'));
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
async function addToKept(db: Kysely<unknown>, text: string | undefined): Promise<void> {
  if (text === undefined) return;
  const kept = JSON.parse(text) as Kept;
  const added = addedTo(kept.starter);
  const facts = kept.documents.find(({ key }) => key === 'facts');
  if (!added || !facts) return;
  for (const part of [facts.published, facts.draft]) if (part) addFacts(part, added);
  await sql`update site_settings set value = ${JSON.stringify(kept)} where key = 'content_before'`.execute(db);
}

function addedTo({ key, language }: Starter) {
  return ADDED[`${key}/${language}`];
}

function withFacts(text: string | null, added: { name: string; value: string }[]): string | null {
  if (text === null) return null;
  const facts = JSON.parse(text) as Facts;
  addFacts(facts, added);
  return JSON.stringify(facts);
}

/** Without a list of their own the facts are those of the starter. */
function addFacts({ own }: Facts, added: { name: string; value: string }[]): void {
  own?.push(...added.filter((fact) => !own.some(({ name }) => name === fact.name)));
}
