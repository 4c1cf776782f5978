import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Context } from 'hono';
import { AppError } from '#shared/errors.ts';

/** Fields other than files are not wanted; a form may still carry a few small ones. */
const LIMITS = { files: 50, fields: 20, fieldSize: 1024, headerPairs: 20, fieldNameSize: 100 } as const;

/**
 * Reads the files of a multipart form as streams, one after the other, without holding any of them in memory.
 *
 * @param field name of the form's file field; files under another name are read past.
 * @param take must read its stream to the end, or throw; a file without a name has an empty one.
 * @throws AppError `not_json` when the body is no multipart form, `bad_request` when it is broken or has too many files.
 */
export async function readFiles(
  c: Context,
  field: string,
  take: (content: Readable, filename: string) => Promise<void>,
): Promise<void> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data;.*boundary=/i.test(type) || !c.req.raw.body) {
    throw new AppError('not_json', 'Please send files as multipart/form-data');
  }
  const parser = createParser(type);
  const source = Readable.fromWeb(c.req.raw.body as Parameters<typeof Readable.fromWeb>[0]);
  let work = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    const refuse = () => reject(new AppError('bad_request', 'The form is broken'));
    parser.on('file', (name: string, content: BusboyFileStream, filename?: string) => {
      // A file that is cut off says so itself, whether or not anybody reads it; unheard, that would end the process.
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
    source.pipe(parser);
  });
}

function createParser(type: string) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS });
  } catch {
    throw new AppError('bad_request', 'The form does not say where its parts end');
  }
}
