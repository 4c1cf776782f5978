/** Largest file that can be imported, and most that an archive may unpack to: all of it is in memory for a moment. */
export const IMPORT_MAX_BYTES = 64 * 1024 * 1024;

/** Action of an import for a post of the file. */
export interface ImportedPost {
  title: string;
  /** Its slug here. */
  slug: string;
  /** `same`: imported before and unchanged in the file; `kept`: changed here since, so the file's version is left out. */
  action: 'new' | 'updated' | 'same' | 'kept' | 'failed';
  /** Parts that could not be converted, or differ from the file. */
  notes: string[];
}

/** The state of an import: planned (a dry run), running, or done. */
export interface PostImport {
  state: 'planned' | 'running' | 'done';
  /** A moment; null while it is only planned. */
  startedAt: string | null;
  /** The system the file came from. */
  source: 'Ghost' | 'WordPress' | 'Markdown';
  posts: ImportedPost[];
  /** Posts that are finished by now. */
  done: number;
  /** Whether it holds the texts of pages, too. */
  hasPages: boolean;
  /** The file says no address of its site, from which its pictures have to be fetched. */
  needsSite: boolean;
  /** Pictures and other files that the posts show, and how many of them are stored here by now. */
  pictures: { found: number; stored: number; failed: number };
  /** Things that were left out as a whole. */
  notes: string[];
}
