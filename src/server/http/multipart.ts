import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Context } from 'hono';
import { AppError } from '#shared/errors.ts';

/** Only files are read; a form may still carry a few small fields. */
const LIMITS = { files: 50, fields: 20, fieldSize: 1024, headerPairs: 20, fieldNameSize: 100 } as const;
/** For the boundaries, headers and fields of a form, in bytes. */
const FORM_OVERHEAD_BYTES = 1024 * 1024;

/**
 * Reads the files of a multipart form as streams, one after the other, without holding any of them in memory.
 *
 * @param field name of the form's file field; files under another name are skipped.
 * @param maxFileBytes largest file; `take` checks each one, here it bounds the whole form.
 * @param take must read its stream to the end, or throw; a file without a name has an empty one.
 * @throws AppError `not_json` when the body is no multipart form, `too_large` when it is longer than the largest files
 *   that it may have, `bad_request` when it is malformed or has too many files.
 */
export async function readFiles(
  c: Context,
  { field, maxFileBytes }: { field: string; maxFileBytes: number },
  take: (content: Readable, filename: string) => Promise<void>,
): Promise<void> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data;.*boundary=/i.test(type) || !c.req.raw.body) {
    throw new AppError('not_json', 'Please send files as multipart/form-data');
  }
  const maxBytes = LIMITS.files * maxFileBytes + FORM_OVERHEAD_BYTES;
  const tooLarge = () => new AppError('too_large', `This is more than ${LIMITS.files} of the largest files together`);
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge();
  const parser = createParser(type);
  const source = Readable.fromWeb(c.req.raw.body as Parameters<typeof Readable.fromWeb>[0]);
  let work = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    const refuse = () => reject(new AppError('bad_request', 'The form is malformed'));
    parser.on('file', (name: string, content: BusboyFileStream, filename?: string) => {
      // An unhandled error event of a truncated file would end the process, even when nothing reads the file.
      content.on('error', refuse);
      if (name !== field) {
        content.resume();
        return;
      }
      work = work.then(() => take(content, filename ?? '')).finally(() => content.resume());
      work.catch(reject);
    });
    parser.on('filesLimit', () =>
      reject(new AppError('bad_request', `Please send at most ${LIMITS.files} files at once`)),
    );
    parser.on('error', refuse);
    source.on('error', () => reject(new AppError('bad_request', 'The form ended too early')));
    parser.on('finish', () => work.then(resolve, reject));
    let size = 0;
    source.on('data', (chunk: Uint8Array) => {
      size += chunk.byteLength;
      if (size <= maxBytes) return;
      reject(tooLarge());
      source.destroy();
    });
    source.pipe(parser);
  });
}

function createParser(type: string) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS });
  } catch {
    throw new AppError('bad_request', 'The form has no valid boundary');
  }
}
