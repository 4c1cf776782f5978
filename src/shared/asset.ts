/** Kinds of uploads, detected from their bytes. */
export const ASSET_TYPES = ['image', 'video', 'document', 'archive', 'other'] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

/** Upper bound of the description of a picture, in characters. */
export const ALT_MAX = 300;

/** Largest upload, in bytes. */
export const UPLOAD_MAX_BYTES = 25 * 1024 * 1024;

/** A file size in units of 1024: `512 B`, `1.50 KB`, `3.00 MB`, `1.25 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const units = ['KB', 'MB', 'GB'];
  let value = bytes / 1024;
  let unit = 0;
  while (Number(value.toFixed(2)) >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toFixed(2)} ${units[unit]}`;
}
