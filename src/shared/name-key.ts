/**
 * Names with the same key are one name, of tags and of users, and searches compare texts by it. Their case does not matter, in any
 * alphabet; SQLite's `nocase` knows ASCII alone.
 */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
