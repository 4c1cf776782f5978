import { type FileHandle, lstat, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';
import { findAsset } from './queries.ts';
import { UPLOAD_NAME, uploadNames } from './upload-names.ts';

/** An address below the uploads, as it is written: neither a part of another site's address nor the punctuation behind it. */
const ADDRESS = /(?<![\w.~%-])\/uploads\/[^\s"'<>()\\]*[^\s"'<>()\\.,;:!?*_]/g;

/** An upload that a text names, open for reading: the caller closes it. */
interface NamedUpload {
  name: string;
  file: FileHandle;
}

/**
 * Opens the uploads that texts name, one after the other, each once.
 *
 * @param source texts, in any object.
 * @param missing gets the addresses below `/uploads/` at which there is no upload.
 */
export async function* openNamedUploads(
  ctx: Pick<AppContext, 'config' | 'db'>,
  source: object,
  missing: string[],
): AsyncGenerator<NamedUpload> {
  const text = textsIn(source).join('\n');
  const gone = new Set<string>();
  for (const name of uploadNames(text)) {
    const file = await openUpload(ctx, name);
    if (file) yield { name, file };
    else gone.add(name);
  }
  const addresses = new Set([...text.matchAll(ADDRESS)].map(([address]) => address));
  for (const address of addresses) {
    const [name] = uploadNames(address);
    if (name === undefined || gone.has(name)) missing.push(address);
  }
}

/**
 * The path of an upload's file: only of one in the table, and never one that a name or a link leads to outside of the folder.
 *
 * @returns undefined when there is none.
 */
export async function findUploadFile(
  ctx: Pick<AppContext, 'config' | 'db'>,
  name: string,
): Promise<string | undefined> {
  if (!UPLOAD_NAME.test(name) || !(await findAsset(ctx.db, name))) return undefined;
  const path = join(ctx.config.DATA_DIR, 'uploads', name);
  const stats = await lstat(path).catch(() => undefined);
  return stats?.isFile() ? path : undefined;
}

async function openUpload(ctx: Pick<AppContext, 'config' | 'db'>, name: string): Promise<FileHandle | undefined> {
  const path = await findUploadFile(ctx, name);
  // It may be deleted in between.
  return path === undefined ? undefined : open(path).catch(() => undefined);
}

function textsIn(source: object): string[] {
  const texts: string[] = [];
  JSON.stringify(source, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}
