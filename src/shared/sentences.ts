/** The sentences of a text; each but the first begins with the space before it. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])(?=\s)/);
}
