import type { AppContext } from '#server/context.ts';
import type { Picture } from '#shared/picture.schema.ts';
import { listAssetsByName } from './queries.ts';

/** Where uploads are served. */
export const UPLOADS_PATH = '/uploads/';
/** Names that uploads can have: no path separators, no hidden files. */
export const UPLOAD_NAME = /^[a-z0-9][a-z0-9._-]{0,120}$/;

/** A dot at the end belongs to the sentence around it. */
const MENTION = /\/uploads\/([a-z0-9](?:[a-z0-9._-]{0,119}[a-z0-9])?)/g;

/** Name of the upload at an address of this site, if it is one. */
export function uploadName(address: string): string | undefined {
  if (!address.startsWith(UPLOADS_PATH)) return undefined;
  const name = address.slice(UPLOADS_PATH.length);
  return UPLOAD_NAME.test(name) ? name : undefined;
}

/** Names of all uploads that a text mentions, each once. */
export function uploadNames(text: string): string[] {
  return [...new Set([...text.matchAll(MENTION)].map(([, name = '']) => name))];
}

/** The uploaded images that a text mentions, by address. */
export async function listKnownPictures(ctx: Pick<AppContext, 'db'>, text: string): Promise<Map<string, Picture>> {
  const rows = await listAssetsByName(ctx.db, uploadNames(text));
  const pictures = new Map<string, Picture>();
  for (const { filename, width, height, widths } of rows) {
    if (!width || !height) continue;
    const src = `${UPLOADS_PATH}${filename}`;
    pictures.set(src, { src, width, height, widths });
  }
  return pictures;
}

/** The given paths that name a missing upload. */
export async function listMissingUploads(ctx: Pick<AppContext, 'db'>, addresses: readonly string[]): Promise<string[]> {
  const uploads = [...new Set(addresses)].filter((address) => address.startsWith(UPLOADS_PATH));
  const names = uploads.flatMap((address) => uploadName(address) ?? []);
  const found = new Set((await listAssetsByName(ctx.db, names)).map(({ filename }) => filename));
  return uploads.filter((address) => !found.has(uploadName(address) ?? ''));
}
