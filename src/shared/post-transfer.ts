/** Largest file that can be imported, and most that an archive may unpack to: all of it is in memory for a moment. */
export const IMPORT_MAX_BYTES = 64 * 1024 * 1024;
