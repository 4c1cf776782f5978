import sharp, { type Sharp } from 'sharp';
import { AppError } from '#shared/errors.ts';
import { PICTURE_FORMATS, type PictureFormat, variantOf } from '#shared/picture.ts';

// Only what is decoded here on purpose: every other decoder in the library is a door that nobody needs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadSvg',
  ],
});

// Pictures come one at a time, and memory is scarcer than seconds on a small machine.
sharp.concurrency(1);
sharp.cache(false);

/** A picture of more is refused: a small file can hold a very large one. */
const MAX_PIXELS = 50_000_000;
/** Longest side of a kept picture. */
const MAX_SIDE = 2560;
/** Widths that pages ask for, in pixels. */
const WIDTHS = [480, 960, 1600];

/** A picture decoded and encoded anew: nothing of the file that was sent is left, location and camera included. */
export interface EncodedPicture {
  width: number;
  height: number;
  widths: number[];
  /** What to write, by file name. */
  files: { name: string; bytes: Buffer }[];
}

/** One after the other: decoding several large pictures at once would take all memory. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * @param filename what the picture will be called; its ending names the format.
 * @throws AppError `bad_request` when the bytes are no picture, or one too large.
 */
export function encodePicture(file: string, filename: string): Promise<EncodedPicture> {
  const result = queue.then(() => encode(file, filename));
  queue = result.catch(() => undefined);
  return result;
}

async function encode(file: string, filename: string): Promise<EncodedPicture> {
  try {
    const isAnimated = filename.endsWith('.gif');
    const source = sharp(file, { limitInputPixels: MAX_PIXELS, animated: isAnimated, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: isAnimated ? undefined : MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await inFormat(source, filename).toBuffer({ resolveWithObject: true });
    const height = info.pageHeight ?? info.height;
    const files: EncodedPicture['files'] = [{ name: filename, bytes: data }];
    const widths = isAnimated ? [] : widthsFor(info.width);
    for (const width of widths) {
      for (const format of PICTURE_FORMATS) {
        files.push({ name: variantOf(filename, width, format), bytes: await variant(data, width, format) });
      }
    }
    return { width: info.width, height, widths, files };
  } catch (error) {
    throw new AppError('bad_request', `This picture cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
}

function inFormat(picture: Sharp, filename: string): Sharp {
  if (filename.endsWith('.png')) return picture.png({ compressionLevel: 9 });
  if (filename.endsWith('.webp')) return picture.webp({ quality: 86 });
  if (filename.endsWith('.gif')) return picture.gif();
  return picture.jpeg({ quality: 86, mozjpeg: true });
}

function variant(bytes: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize({ width });
  return (format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 80 })).toBuffer();
}

function widthsFor(width: number): number[] {
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  return smaller.length === WIDTHS.length ? smaller : [...smaller, width];
}
