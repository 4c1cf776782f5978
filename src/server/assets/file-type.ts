import type { AssetType } from '#shared/asset.ts';

/** The kind of a file by its bytes: its type, and the extension that its name gets. */
export interface FileKind {
  type: AssetType;
  extension: string;
  /** True for images that are decoded and encoded again. */
  isRaster?: boolean;
}

/** Bytes from the start of a file that are enough to detect its type. */
export const SNIFF_BYTES = 4096;

type Signature = [offset: number, bytes: string, kind: FileKind];

const image = (extension: string): FileKind => ({ type: 'image', extension, isRaster: true });
const kind = (type: AssetType, extension: string): FileKind => ({ type, extension });

/** Signatures as Latin-1 text. */
const SIGNATURES: Signature[] = [
  [0, '\xff\xd8\xff', image('jpg')],
  [0, '\x89PNG\r\n\x1a\n', image('png')],
  [0, 'GIF87a', image('gif')],
  [0, 'GIF89a', image('gif')],
  [0, '%PDF-', kind('document', 'pdf')],
  [0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', kind('document', 'doc')],
  [0, '{\\rtf', kind('document', 'rtf')],
  [0, '\x1f\x8b', kind('archive', 'gz')],
  [0, '7z\xbc\xaf\x27\x1c', kind('archive', '7z')],
  [0, 'Rar!\x1a\x07', kind('archive', 'rar')],
  [0, 'BZh', kind('archive', 'bz2')],
  [0, '\xfd7zXZ\x00', kind('archive', 'xz')],
  [0, '\x28\xb5\x2f\xfd', kind('archive', 'zst')],
  [257, 'ustar', kind('archive', 'tar')],
  [0, '\x1a\x45\xdf\xa3', kind('video', 'webm')],
  [0, 'OggS', kind('other', 'ogg')],
  [0, 'ID3', kind('other', 'mp3')],
];

/** Formats that are zip files inside, distinguished by the extension they came with. */
const ZIPPED: Record<string, AssetType> = {
  docx: 'document',
  xlsx: 'document',
  pptx: 'document',
  odt: 'document',
  ods: 'document',
  odp: 'document',
  epub: 'document',
};
const OLD_OFFICE = new Set(['doc', 'xls', 'ppt']);
const PLAIN_TEXT = new Set(['txt', 'md', 'csv', 'json', 'log']);
const HEIF_BRANDS = /^(?:hei|hev|mif1|msf1|avi[fs])/;

/** @param claimed the extension that the file came with; decides only between types that the bytes do not distinguish. */
export function detectFileKind(head: Uint8Array, claimed: string): FileKind | 'heif' {
  const text = Buffer.from(head).toString('latin1');
  for (const [offset, bytes, found] of SIGNATURES) {
    if (!text.startsWith(bytes, offset)) continue;
    return found.extension === 'doc' && OLD_OFFICE.has(claimed) ? kind('document', claimed) : found;
  }
  if (text.startsWith('RIFF')) return riff(text.slice(8, 12));
  if (text.slice(4, 8) === 'ftyp') return isoMedia(text.slice(8, 12));
  if (text.startsWith('PK\x03\x04') || text.startsWith('PK\x05\x06')) {
    const document = Object.hasOwn(ZIPPED, claimed) && ZIPPED[claimed];
    return document ? kind(document, claimed) : kind('archive', 'zip');
  }
  if (text.includes('\0') || !isUtf8(head)) return kind('other', 'bin');
  return textual(text, claimed);
}

function riff(form: string): FileKind {
  if (form === 'WEBP') return image('webp');
  if (form === 'AVI ') return kind('video', 'avi');
  return kind('other', form === 'WAVE' ? 'wav' : 'bin');
}

function isoMedia(brand: string): FileKind | 'heif' {
  if (HEIF_BRANDS.test(brand)) return 'heif';
  if (brand === 'qt  ') return kind('video', 'mov');
  return brand === 'M4A ' ? kind('other', 'm4a') : kind('video', 'mp4');
}

/** Text that a browser could run gets an extension that is only served as a download. */
function textual(text: string, claimed: string): FileKind {
  const start = text
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .replace(/^<\?xml[^>]*>\s*/i, '');
  if (/^(?:<!doctype svg[^>]*>\s*)?<svg[\s>]/i.test(skipComments(start))) return kind('image', 'svg');
  const isMarkup = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|\?xml|\w+:script)\b/i.test(text);
  if (isMarkup) return kind('other', 'html');
  return kind('document', PLAIN_TEXT.has(claimed) ? claimed : 'txt');
}

/** Removes comments one at a time: a single regular expression for many comments would backtrack without end. */
function skipComments(text: string): string {
  let rest = text;
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4);
    if (end === -1) return rest;
    rest = rest.slice(end + 3).trimStart();
  }
  return rest;
}

function isUtf8(bytes: Uint8Array): boolean {
  // The last character may be incomplete.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    decoder.decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
