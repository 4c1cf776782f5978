import sharp from 'sharp';
import { MAX_PIXELS } from './decoders.ts';

/** An icon to draw from an uploaded picture. */
export interface IconJob {
  source: string;
  /** Pixels of each side. */
  size: number;
  /** Colour behind transparent parts, `#rrggbb`; they stay transparent without it. */
  ground?: string | undefined;
  /** Wraps the PNG as an `.ico` file. */
  isIco?: boolean | undefined;
}

/** A square icon; a picture that is not square gets margins. */
export async function drawIcon({ source, size, ground, isIco }: IconJob): Promise<Buffer> {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const resized = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', density: 300 })
    .rotate()
    .resize({ width: size, height: size, fit: 'contain', background: transparent });
  const png = await (ground ? resized.flatten({ background: ground }) : resized)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return isIco ? ico(png, size) : png;
}

/** An `.ico` file around one PNG of `size` pixels. */
export function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
