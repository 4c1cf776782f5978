interface Sentence {
  beginning: string;
  /** How it may go on. */
  example: string;
}

/** The sentences of a story that its owner ends, by the language of the site. */
const SENTENCES: Readonly<Record<string, readonly Sentence[]>> = {
  en: [
    { beginning: 'Before this, I', example: 'ran the office of a dental practice for twelve years' },
    { beginning: 'I do this work because', example: 'I like it when an evening is free again' },
    { beginning: 'People come to me when', example: 'the same task takes an hour every day' },
  ],
  de: [
    { beginning: 'Vorher habe ich', example: 'zwölf Jahre lang das Büro einer Zahnarztpraxis geleitet' },
    { beginning: 'Ich mache diese Arbeit, weil', example: 'ich mich freue, wenn ein Abend wieder frei ist' },
    { beginning: 'Zu mir kommt man, wenn', example: 'dieselbe Aufgabe jeden Tag eine Stunde kostet' },
  ],
};

/** The sentences to end, in the language of the site; in others they are English. */
export function storySentences(language: string): readonly Sentence[] {
  return SENTENCES[language.split('-')[0] ?? ''] ?? SENTENCES.en ?? [];
}

/** A paragraph of the sentences that were ended. @param ends in the order of `storySentences`. */
export function storyOf(language: string, ends: readonly string[]): string {
  return storySentences(language)
    .flatMap(({ beginning }, index) => {
      const end = ends[index]?.trim() ?? '';
      return end === '' ? [] : [`${beginning} ${end}${/[.!?…]$/.test(end) ? '' : '.'}`];
    })
    .join(' ');
}
