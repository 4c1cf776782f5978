import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_FORMATS, type PictureFormat, pictureVariantPath, widthsFor } from '#shared/picture.ts';
import { MAX_PIXELS } from './decoders.ts';

/** Longest side of a kept picture. */
const MAX_SIDE = 2560;
/** `filename` is the image's final name, and its extension names the format. */
export interface PictureJob {
  source: string;
  filename: string;
  /** An empty folder for the files. */
  folder: string;
  /** Keeps the bytes of a picture that needs no change: one that comes from an export of this program would lose quality. */
  keepsBytes?: boolean;
}

/** An image after decoding and encoding: nothing else of the sent file is kept, e.g. location and camera. */
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
export async function encodePicture({
  source,
  filename,
  folder,
  keepsBytes = false,
}: PictureJob): Promise<EncodedPicture> {
  const encoded = filename.endsWith('.gif')
    ? await encodeAnimation({ source, filename, folder })
    : await encodeStill({ source, filename, folder });
  if (!keepsBytes || !(await isAsStored(source, encoded))) return encoded;
  await copyFile(source, join(folder, filename));
  return { ...encoded, size: (await stat(source)).size };
}

/** Whether a picture has the size of a stored one, and nothing in it besides pixels. */
async function isAsStored(source: string, { width, height }: EncodedPicture): Promise<boolean> {
  const found = await sharp(source).metadata();
  const hasMore = found.exif || found.icc || found.iptc || found.xmp || found.comments?.length;
  return !hasMore && found.width === width && (found.pageHeight ?? found.height) === height;
}

async function encodeStill({ source, filename, folder }: PictureJob): Promise<EncodedPicture> {
  // The large image is read once, row by row, and never held in memory as a whole. Rotating needs all rows, so it is done
  // on the reduced image, from which all files are made.
  const original = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const { orientation = 1 } = await original.metadata();
  const unrotated = join(folder, 'unrotated.png');
  await original
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toFile(unrotated);
  const upright = orientation > 1 ? join(folder, 'upright.png') : unrotated;
  if (orientation > 1) await turn(sharp(unrotated), orientation).png({ compressionLevel: 1 }).toFile(upright);
  const reduced = () => sharp(upright, { sequentialRead: true });
  const { width, height, size } = await inFormat(reduced(), filename).toFile(join(folder, filename));
  const widths = widthsFor(width, height);
  const files = [filename];
  for (const wanted of widths) {
    for (const format of PICTURE_FORMATS) {
      const name = pictureVariantPath(filename, wanted, format);
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

/** Applies an EXIF orientation from 2 to 8. sharp mirrors before it rotates, in any order of calls. */
function turn(picture: Sharp, orientation: number): Sharp {
  const angle = { 3: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation];
  const turned = angle ? picture.rotate(angle) : picture;
  if (orientation === 4) return turned.flip();
  return [2, 5, 7].includes(orientation) ? turned.flop() : turned;
}

function inFormat(picture: Sharp, filename: string): Sharp {
  if (filename.endsWith('.png')) return picture.png({ compressionLevel: 9 });
  if (filename.endsWith('.webp')) return picture.webp({ quality: 86 });
  return picture.jpeg({ quality: 86, progressive: true });
}

function variant(picture: Sharp, width: number, format: PictureFormat): Sharp {
  const resized = picture.resize({ width });
  // Colours at full resolution need a quarter more memory, and the difference is not visible at these sizes. More effort
  // takes up to ten times as long for files of the same size.
  return format === 'avif'
    ? resized.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' })
    : resized.webp({ quality: 80 });
}
