import { Transform } from 'node:stream';
import zlib from 'node:zlib';
import type { Anything } from './anything.ts';

export function createZlib(): Anything {
  const inOneGo = (run: (bytes: Buffer) => Buffer) => () => {
    const chunks: Buffer[] = [];
    return new Transform({
      transform(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      flush(done) {
        try {
          done(null, run(Buffer.concat(chunks)));
        } catch (error) {
          done(error as Error);
        }
      },
    });
  };
  const withCallback =
    (run: (bytes: Anything, options?: Anything) => Buffer) => (bytes: Anything, options: Anything, done?: Anything) =>
      (done ?? options)(null, run(bytes, done ? options : undefined));
  return {
    ...zlib,
    // The highest quality would take most of the simulation's time.
    brotliCompress: withCallback((bytes) =>
      zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }),
    ),
    gzip: withCallback((bytes) => zlib.gzipSync(bytes, { level: 1 })),
    createGunzip: inOneGo(zlib.gunzipSync),
    createInflate: inOneGo(zlib.inflateSync),
    createBrotliDecompress: inOneGo(zlib.brotliDecompressSync),
  };
}
