import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/db/schema.ts';
import { AppError } from '#shared/errors.ts';
import { canBeIcon } from '#shared/icon.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { UPLOADS_PATH } from './upload-names.ts';

type Upload = Pick<Row<'assets'>, 'filename' | 'width' | 'height'>;

/**
 * Puts another upload in the place of one in all texts: posts and issues, which are rendered again, their drafts, and documents. Versions
 * stay as they were.
 */
export async function replaceInTexts(db: Db, from: string, to: Upload): Promise<void> {
  const address = `${UPLOADS_PATH}${from}`;
  const mention = new RegExp(`${address.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`, 'g');
  const inText = (text: string) => text.replace(mention, `${UPLOADS_PATH}${to.filename}`);
  const inData = <T extends JsonObject | null>(data: T) => data && (inJson(data, inText, to) as T & JsonObject);
  const names = (column: string) => sql<boolean>`instr(coalesce(${sql.ref(column)}, ''), ${address}) > 0`;

  const posts = await db
    .selectFrom('blogPosts')
    .select(['id', 'content', 'coverImage'])
    .where((eb) => eb.or([names('content'), names('coverImage')]))
    .execute();
  for (const { id, content, coverImage } of posts) {
    const post = { content: inText(content), coverImage: coverImage && inText(coverImage), renderVersion: 0 };
    await db.updateTable('blogPosts').set(post).where('id', '=', id).execute();
    await db.deleteFrom('blogPostAssets').where('postId', '=', id).where('filename', '=', from).execute();
    await db
      .insertInto('blogPostAssets')
      .values({ filename: to.filename, postId: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  const issues = await db.selectFrom('newsletters').select(['id', 'content']).where(names('content')).execute();
  for (const { id, content } of issues) {
    const issue = { content: inText(content), renderVersion: 0 };
    await db.updateTable('newsletters').set(issue).where('id', '=', id).execute();
  }

  const drafts = await db
    .selectFrom('drafts')
    .select(['id', 'base', 'data'])
    .where((eb) => eb.or([names('base'), names('data')]))
    .execute();
  for (const { id, base, data } of drafts) {
    await db
      .updateTable('drafts')
      .set({ base: inData(base), data: inData(data) })
      .where('id', '=', id)
      .execute();
  }

  const documents = await db
    .selectFrom('contentDocuments')
    .select(['key', 'version', 'published', 'draft'])
    .where((eb) => eb.or([names('published'), names('draft')]))
    .execute();
  for (const { key, version, published, draft } of documents) {
    if (key === 'branding') refuseIcon([published, draft], address, to);
    await db
      .updateTable('contentDocuments')
      // An editor that is open sees that the document has changed.
      .set({ published: inData(published), draft: inData(draft), version: version + 1 })
      .where('key', '=', key)
      .execute();
  }
}

/** Visitors would see the shipped icon in place of one that is not square. */
function refuseIcon(documents: (JsonObject | null)[], address: string, to: Upload): void {
  const isIcon = documents.some((data) => (data?.icon as JsonObject | undefined)?.src === address);
  if (isIcon && to.width && to.height && !canBeIcon({ width: to.width, height: to.height })) {
    throw new AppError('bad_request', 'The picture is the icon of the site: please choose a square one');
  }
}

/** A picture that is replaced gets the size of the new one. */
function inJson(value: Json, inText: (text: string) => string, to: Upload): Json {
  if (typeof value === 'string') return inText(value);
  if (Array.isArray(value)) return value.map((part) => inJson(part, inText, to) as Json);
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inJson(part, inText, to)]));
  const isReplaced = typeof value.src === 'string' && changed.src !== value.src;
  return isReplaced && to.width && to.height ? { ...changed, width: to.width, height: to.height } : changed;
}
