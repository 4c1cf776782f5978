import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Runs ffmpeg over raw frames.
 *
 * @param frames iterable of buffers, one whole frame each, in ffmpeg's `pixelFormat`.
 * @param options ffmpeg arguments after the input: codec, quality, output file.
 * @throws Error when ffmpeg is missing or fails; its own message is on stderr.
 */
export async function encode(frames, { width, height, pixelFormat, framesPerSecond = 1 }, options) {
  const input = ['-f', 'rawvideo', '-pix_fmt', pixelFormat, '-s', `${width}x${height}`, '-r', `${framesPerSecond}`];
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...input, '-i', 'pipe:0', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const [[code]] = await Promise.all([once(child, 'close'), pipeline(Readable.from(frames), child.stdin)]);
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
}
