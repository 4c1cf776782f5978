import type { Readable } from 'node:stream';

/**
 * A stream as a response body; destroyed when the reader cancels. `Readable.toWeb` does the same, but a cancel during a
 * read throws where no handler can catch it, which ends the process.
 */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  // The iterator reports the error at the next read.
  stream.on('error', () => {});
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        stream.destroy();
      },
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  );
}
