import type { Readable } from 'node:stream';

/**
 * A stream as the body of an answer; destroyed when its reader goes away. `Readable.toWeb` does the same, but throws out
 * of reach of any handler, which ends the process, when it is cancelled while a piece is on its way.
 */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  // What fails before the first read is told to that read.
  stream.on('error', () => {});
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        stream.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
