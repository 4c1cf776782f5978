/** Kind of an upload, detected from its bytes. */
export type AssetType = 'image' | 'video' | 'document' | 'archive' | 'other';

/** Largest upload, in bytes. */
export const UPLOAD_MAX_BYTES = 25 * 1024 * 1024;

/** An upload as returned by the API. `size` in bytes; `width`, `height` (pixels) and `thumbnail` (URL) only for pictures. */
export interface Asset {
  filename: string;
  url: string;
  type: AssetType;
  size: number;
  width: number | null;
  height: number | null;
  thumbnail: string | null;
  createdAt: string;
  /** Posts that use it, including unpublished ones. */
  usedIn: { slug: string; title: string }[];
}

/** Answer of GET and POST `/api/assets`. */
export interface AssetList {
  success: boolean;
  assets: Asset[];
  message: string;
}

/** Answer of a batch delete; status 200 even when some files could not be deleted. */
export interface BatchDeletion {
  success: boolean;
  deleted: string[];
  failed: { filename: string; error: string }[];
  message: string;
}

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
