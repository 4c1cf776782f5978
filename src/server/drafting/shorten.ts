/** A text within a limit: up to its last whole sentence where that keeps half of it, else up to its last whole word. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength);
  const sentence = /^.*[.!?](?=\s|$)/s.exec(head)?.[0] ?? '';
  if (sentence.length >= maxLength / 2) return sentence;
  const word = text.slice(0, maxLength - 1).replace(/\s+\S*$/, '');
  return `${word.replace(/[\s,;:–-]+$/, '')}…`;
}
