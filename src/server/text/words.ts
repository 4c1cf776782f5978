import { CHAT_WORDS, chatWordsOf } from '#content/languages/intent-packs.ts';

const SHORT_FORMS = new Map(
  CHAT_WORDS.flatMap(({ shortForms }) => shortForms.split(', ')).map((pair): [string, string] => {
    const [short = '', meant = ''] = pair.split(' = ');
    return [short, meant];
  }),
);
/** Endings after an apostrophe. */
const ENDINGS: Record<string, string> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would', s: 'is', t: 'not' };
const PIECE = /[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu;
const EMOJI = /\p{Extended_Pictographic}/gu;

/** A text as plain words with short forms spelled out, the same for cards and for visitors' messages. */
export function spellOut(text: string): string {
  const pieces = text.toLowerCase().replaceAll('’', "'").match(PIECE) ?? text.match(EMOJI) ?? [];
  return pieces
    .map((piece) => {
      const [start = '', ending] = piece.split("'");
      if (ending === undefined) return SHORT_FORMS.get(piece) ?? piece;
      if (ending === 't' && start.endsWith('n')) return `${start === 'can' ? 'can' : start.slice(0, -1)} not`;
      return `${SHORT_FORMS.get(start) ?? start} ${ENDINGS[ending] ?? ending}`;
    })
    .join(' ');
}

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** German letters as they are written on a keyboard without them: `ae` for `ä`. The text is in lower case. */
export function withoutUmlauts(text: string): string {
  return text.normalize('NFC').replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter);
}

/** Endings of German words; `kostet`, `kosten` and `koste` have one stem. The words are without umlauts. */
const GERMAN_ENDING =
  /(?<=...)(?:ung|(?<=....)ing|ern|em|er|en|es|est|et|e|(?<=[bdfghklmnrt])s|(?<=[rl])n|(?<=....)t)$/;

/** A German word without its endings. */
export function germanStem(word: string): string {
  const shorter = word.replace(GERMAN_ENDING, '');
  return shorter === word ? word : germanStem(shorter);
}

/** Words of a language that say little about what a question asks: `hat` in German, but not in English. */
export function functionWordsOf(language: string): ReadonlySet<string> {
  return new Set(chatWordsOf(language).flatMap(({ functionWords }) => functionWords.split(' ').map(withoutUmlauts)));
}

const FILLERS = new Set(CHAT_WORDS.flatMap(({ fillers }) => fillers.split(' ')));

/** Plain words without those without which a question means the same, unless there are no others. */
export function withoutFillers(plain: string): string {
  const said = plain.split(' ').filter((word) => !FILLERS.has(word));
  return said.join(' ') || plain;
}

/** Greatest number of sentences that are looked at; a message of the greatest length rarely has more. */
const SENTENCES_MAX = 40;
/** A longer sentence is split at its commas, or else after so many words. */
const SENTENCE_WORDS = 28;

/** The sentences of a message in order, without addresses of mail and web pages. */
export function sentencesOf(text: string): string[] {
  const sentences = text
    .replace(/\S{0,200}@\S{1,200}|https?:\/\/\S{1,500}/g, ' ')
    // Not after the number of a day, as in `27. Dezember`.
    .split(/(?<=[.!?;])(?<!\b\d{1,2}\.)\s|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(shorten)
    .slice(0, SENTENCES_MAX);
  return sentences.length > 0 ? sentences : (text.match(EMOJI)?.slice(0, 1) ?? []);
}

function shorten(sentence: string): string[] {
  const words = sentence.split(/\s+/);
  if (words.length <= SENTENCE_WORDS) return [sentence];
  const clauses = sentence.split(',').map((clause) => clause.trim());
  return clauses.filter(Boolean).flatMap((clause) => {
    const parts = clause.split(/\s+/);
    const count = Math.ceil(parts.length / SENTENCE_WORDS);
    const size = Math.ceil(parts.length / count);
    return Array.from({ length: count }, (_, index) => parts.slice(index * size, (index + 1) * size).join(' '));
  });
}

/** Number of letters added, removed, replaced or swapped with the next. Words are short, so the table is small. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let best = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = best;
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

/** The language's groups of words with the same meaning that have no two words in one group of the owner. */
export function sharedGroups(own: readonly string[], shared: readonly string[]): string[] {
  const owned = own.map((group) => new Set(group.split(/,\s*/)));
  const isOwned = (words: string[]) => owned.some((set) => words.filter((word) => set.has(word)).length > 1);
  return shared.filter((group) => !isOwned(group.split(/,\s*/)));
}
