import { failure } from '#testing/simulation/network.ts';
import type { MachineProcess } from '#testing/simulation/process.ts';
import type { Anything } from './anything.ts';

/** Widths of the smaller files of each photo, and its own size. */
const WIDTHS = [680, 800];
const SIZE = { width: 800, height: 600 };

/** The program that encodes photos: it copies them, in each width and format. Nothing else is drawn. */
export function createPictures(process: MachineProcess, files: Anything) {
  return (_file: string, args: string[], _options: unknown, done: (error: unknown, out?: unknown) => void) => {
    const { encode } = JSON.parse(args.at(-1) ?? '{}');
    if (!encode) throw failure('ENOENT');
    const { source, filename, folder } = encode;
    process.after(process.random.between(50, 500), () => {
      const stem = filename.replace(/\.\w+$/, '');
      const smaller = WIDTHS.flatMap((width) => ['avif', 'webp'].map((format) => `${stem}-${width}.${format}`));
      const names = [filename, ...smaller];
      try {
        for (const name of names) files.copyFileSync(source, `${folder}/${name}`);
        const { size } = files.statSync(source);
        done(null, { stdout: JSON.stringify({ result: { ...SIZE, widths: WIDTHS, size, files: names } }) });
      } catch (error) {
        done(error);
      }
    });
  };
}
