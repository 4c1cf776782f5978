/** `Dr.`, `Prof.`, `Mrs`; parts of longer titles only with their full stop, because Phil and Nat are names. */
const TITLE = /^(?:(?:dr|prof|mr|mrs|ms|mx|herr|frau)(?:\b.*)?|(?:dipl|ing|med|jur|rer|nat|phil|oec|pol|h\.c)\..*)$/i;

/**
 * The name that visitors call somebody by, unless another one is set: the first name without titles; where the language is formal, the
 * whole name.
 */
export function calledName(ownerName: string, language: string): string {
  if (/^de\b/i.test(language)) return ownerName.trim();
  const words = ownerName.trim().split(/\s+/);
  return words.find((word) => !TITLE.test(word)) ?? words[0] ?? '';
}
