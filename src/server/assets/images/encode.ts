import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
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

// Memory is scarcer than seconds on a small machine.
sharp.concurrency(1);
sharp.cache(false);

/** A picture of more is refused: a small file can hold a very large one. */
const MAX_PIXELS = 50_000_000;
/** Longest side of a kept picture. */
const MAX_SIDE = 2560;
/**
 * Widths that pages ask for, in pixels: the column of text on phones with a screen of 720 and of 1080 pixels, and on a fine
 * large screen.
 */
const WIDTHS = [680, 1080, 1600];
/** A variant of more would take the AVIF encoder too much memory. */
const MAX_VARIANT_PIXELS = 2_000_000;

/** What is to be made: `filename` is what the picture will be called, and its ending names the format. */
export interface PictureJob {
  source: string;
  filename: string;
  /** Where the files are written; nothing else is there. */
  folder: string;
}

/** A picture decoded and encoded anew: nothing of the file that was sent is left, location and camera included. */
export interface EncodedPicture {
  width: number;
  height: number;
  widths: number[];
  /** Size in bytes of the picture itself. */
  size: number;
  /** Names of all files that now are in the job's folder. */
  files: string[];
}

/**
 * Writes a picture in its own format and in every width and format that pages offer.
 *
 * @throws when the source is no picture, or one too large.
 */
export async function encodePicture({ source, filename, folder }: PictureJob): Promise<EncodedPicture> {
  if (filename.endsWith('.gif')) return encodeAnimation({ source, filename, folder });
  // The large picture is read once, row by row, and never held as a whole. Turning it upright needs every row at hand, so
  // that comes after; all that is kept is made of the reduced one.
  const original = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const { orientation = 1 } = await original.metadata();
  const lying = join(folder, 'lying.png');
  await original
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toFile(lying);
  const upright = orientation > 1 ? join(folder, 'upright.png') : lying;
  if (orientation > 1) await turn(sharp(lying), orientation).png({ compressionLevel: 1 }).toFile(upright);
  const reduced = () => sharp(upright, { sequentialRead: true });
  const { width, height, size } = await inFormat(reduced(), filename).toFile(join(folder, filename));
  const widths = widthsFor(width, height);
  const files = [filename];
  for (const wanted of widths) {
    for (const format of PICTURE_FORMATS) {
      const name = variantOf(filename, wanted, format);
      await variant(reduced(), wanted, format).toFile(join(folder, name));
      files.push(name);
    }
  }
  return { width, height, widths, size, files };
}

async function encodeAnimation({ source, filename, folder }: PictureJob): Promise<EncodedPicture> {
  const { width, height, pageHeight, size } = await sharp(source, {
    limitInputPixels: MAX_PIXELS,
    animated: true,
    failOn: 'error',
  })
    .resize({ width: MAX_SIDE, withoutEnlargement: true })
    .gif()
    .toFile(join(folder, filename));
  return { width, height: pageHeight ?? height, widths: [], size, files: [filename] };
}

/** Undoes how a camera was held, by its EXIF number from 2 to 8. Mirroring comes before turning, in any order of calls. */
function turn(picture: Sharp, orientation: number): Sharp {
  const angle = { 3: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation];
  const turned = angle ? picture.rotate(angle) : picture;
  if (orientation === 4) return turned.flip();
  return [2, 5, 7].includes(orientation) ? turned.flop() : turned;
}

function inFormat(picture: Sharp, filename: string): Sharp {
  if (filename.endsWith('.png')) return picture.png({ compressionLevel: 9 });
  if (filename.endsWith('.webp')) return picture.webp({ quality: 86 });
  return picture.jpeg({ quality: 86, mozjpeg: true });
}

function variant(picture: Sharp, width: number, format: PictureFormat): Sharp {
  const resized = picture.resize({ width });
  // With colours at full resolution the encoder needs a quarter more memory for what nobody sees at these sizes.
  return format === 'avif'
    ? resized.avif({ quality: 55, effort: 3, chromaSubsampling: '4:2:0' })
    : resized.webp({ quality: 80 });
}

/** The widths that are smaller than the picture, and at least one; a tall picture's end where it has pixels enough. */
function widthsFor(width: number, height: number): number[] {
  const largest = Math.min(width, Math.floor(Math.sqrt(MAX_VARIANT_PIXELS * (width / height))));
  const smaller = WIDTHS.filter((candidate) => candidate < largest);
  return smaller.length === WIDTHS.length ? smaller : [...smaller, largest];
}
