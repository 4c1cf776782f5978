import { capitalized } from '#shared/capitalized.ts';
/** The name of a stored field in words: `firstName` is "First name". */
export function fieldName(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return capitalized(words);
}
