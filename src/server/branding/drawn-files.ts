import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';

const drawing = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/**
 * A picture that the server draws, from `drawn/` in the data folder, else drawn now. The folder may be deleted at any time.
 *
 * @param name of the picture; older versions of it are deleted when it is drawn anew.
 * @param version changes whenever the picture does.
 */
export async function drawnFile(
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  { name, version, extension }: { name: string; version: string; extension: string },
  draw: () => Promise<Uint8Array>,
): Promise<Buffer<ArrayBuffer>> {
  const folder = join(config.DATA_DIR, 'drawn');
  const file = join(folder, `${name}.${version}.${extension}`);
  const stored = await readFile(file).catch(() => undefined);
  if (stored) return stored;
  const running = drawing.get(file) ?? drawNow().finally(() => drawing.delete(file));
  drawing.set(file, running);
  return running;

  async function drawNow() {
    const bytes = Buffer.from(await draw());
    try {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${randomUUID()}`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
      await removeOlder();
    } catch (error) {
      // A full disk costs time at the next request, not the picture.
      log.warn({ err: error, file }, 'a drawn picture could not be stored');
    }
    return bytes;
  }

  async function removeOlder() {
    const older = (await readdir(folder)).filter((each) => each.startsWith(`${name}.`) && join(folder, each) !== file);
    await Promise.all(older.map((each) => rm(join(folder, each), { force: true })));
  }
}
