import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { NewRow, Row } from '#server/db/schema.ts';

/** Every upload, newest first. */
export function listAssets(db: Db): Promise<Row<'assets'>[]> {
  return db.selectFrom('assets').selectAll().orderBy('createdAt', 'desc').orderBy('filename').execute();
}

/** The uploads of these names, in no order. */
export async function listAssetsByName(db: Db, filenames: string[]): Promise<Row<'assets'>[]> {
  if (filenames.length === 0) return [];
  return db.selectFrom('assets').selectAll().where('filename', 'in', filenames).execute();
}

export function findAsset(db: Db, filename: string): Promise<Row<'assets'> | undefined> {
  return db.selectFrom('assets').selectAll().where('filename', '=', filename).executeTakeFirst();
}

/** The upload that was sent as these very bytes. */
export function findAssetByHash(db: Db, sourceHash: string): Promise<Row<'assets'> | undefined> {
  return db.selectFrom('assets').selectAll().where('sourceHash', '=', sourceHash).executeTakeFirst();
}

export async function insertAsset(db: Db, asset: NewRow<'assets'>): Promise<void> {
  await db.insertInto('assets').values(asset).execute();
}

/** @returns the upload, undefined when there is none. */
export function updateAlt(db: Db, filename: string, alt: string): Promise<Row<'assets'> | undefined> {
  return db.updateTable('assets').set({ alt }).where('filename', '=', filename).returningAll().executeTakeFirst();
}

export async function deleteAsset(db: Db, filename: string): Promise<void> {
  await db.deleteFrom('assets').where('filename', '=', filename).execute();
}

/** Texts besides posts that name uploads, each with its name for the owner: documents with their drafts, issues, drafts of posts and issues. */
export async function listTextsWithUploads(db: Db): Promise<{ name: string; text: string }[]> {
  const publishedAndDraft = sql<string>`coalesce(published, '') || coalesce(draft, '')`;
  const documents = await db
    .selectFrom('contentDocuments')
    .select(['key', publishedAndDraft.as('text')])
    .where(sql<boolean>`instr(${publishedAndDraft}, '/uploads/') > 0`)
    .execute();
  const issues = await db
    .selectFrom('newsletters')
    .select(['subject', 'content'])
    .where(sql<boolean>`instr(content, '/uploads/') > 0`)
    .execute();
  const drafts = await db
    .selectFrom('drafts')
    .select([
      sql<string>`coalesce(nullif(data ->> '$.title', ''), nullif(data ->> '$.subject', ''), 'without a title')`.as(
        'title',
      ),
      // Raw SQL leaves the JSON a text.
      sql<string>`data`.as('text'),
    ])
    .where(sql<boolean>`instr(data, '/uploads/') > 0`)
    .execute();
  return [
    ...documents.map(({ key, text }) => ({
      name: key === 'branding' ? 'the look of the site' : `the page ${key}`,
      text,
    })),
    ...issues.map(({ subject, content }) => ({ name: `the newsletter “${subject}”`, text: content })),
    ...drafts.map(({ title, text }) => ({ name: `the draft “${title}”`, text })),
  ];
}

/** Uploads with the posts that show them; those of one upload when it is named. */
export function listAssetUses(db: Db, filename?: string) {
  const uses = db
    .selectFrom('blogPostAssets')
    .innerJoin('blogPosts', 'blogPosts.id', 'blogPostAssets.postId')
    .select(['blogPostAssets.filename', 'blogPosts.slug', 'blogPosts.title'])
    .orderBy('blogPosts.id');
  return (filename === undefined ? uses : uses.where('blogPostAssets.filename', '=', filename)).execute();
}
