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

export async function deleteAsset(db: Db, filename: string): Promise<void> {
  await db.deleteFrom('assets').where('filename', '=', filename).execute();
}

/** Texts besides posts that name uploads, with their names: documents with their drafts, and issues of the newsletter. */
export async function listTextsWithUploads(db: Db): Promise<{ name: string; text: string }[]> {
  const text = sql<string>`coalesce(published, '') || coalesce(draft, '')`;
  const documents = await db
    .selectFrom('contentDocuments')
    .select(['key', text.as('text')])
    .where(sql<boolean>`instr(${text}, '/uploads/') > 0`)
    .execute();
  const issues = await db
    .selectFrom('newsletters')
    .select(['subject', 'content'])
    .where(sql<boolean>`instr(content, '/uploads/') > 0`)
    .execute();
  return [
    ...documents.map(({ key, text }) => ({
      name: key === 'branding' ? 'the look of the site' : `the page ${key}`,
      text,
    })),
    ...issues.map(({ subject, content }) => ({ name: `the newsletter “${subject}”`, text: content })),
  ];
}

/** Keys of the documents whose published text or draft names an upload. */
export async function listDocumentsWith(db: Db, filename: string): Promise<string[]> {
  const address = `/uploads/${filename}`;
  const rows = await db
    .selectFrom('contentDocuments')
    .select('key')
    .where(sql<boolean>`instr(coalesce(published, '') || coalesce(draft, ''), ${address}) > 0`)
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Subjects of the issues of the newsletter that show an upload: mails that were sent load it from here. */
export async function listIssuesWith(db: Db, filename: string): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletters')
    .select('subject')
    .where(sql<boolean>`instr(content, ${`/uploads/${filename}`}) > 0`)
    .orderBy('id')
    .execute();
  return rows.map(({ subject }) => subject);
}

/** Which posts show which upload; those of one upload when it is named. */
export function listAssetUses(db: Db, filename?: string) {
  const uses = db
    .selectFrom('blogPostAssets')
    .innerJoin('blogPosts', 'blogPosts.id', 'blogPostAssets.postId')
    .select(['blogPostAssets.filename', 'blogPosts.slug', 'blogPosts.title'])
    .orderBy('blogPosts.id');
  return (filename === undefined ? uses : uses.where('blogPostAssets.filename', '=', filename)).execute();
}
