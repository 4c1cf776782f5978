/** Short forms that visitors type, by what they stand for. */
const SHORT_FORMS = new Map(
  'u = you, ur = your, r = are, hw = how, wat = what, wut = what, y = why, pls = please, plz = please, thx = thanks, ty = thanks, ppl = people, smth = something, cuz = because, bc = because, im = i am, ive = i have, whats = what is, hows = how is, whos = who is, wheres = where is, thats = that is, its = it is, dont = do not, doesnt = does not, didnt = did not, isnt = is not, arent = are not, cant = can not, cannot = can not, wont = will not, youre = you are, gibts = gibt es, gehts = geht es, wieviel = wie viel, wieviele = wie viele, nen = einen, nem = einem, ner = einer'
    .split(', ')
    .map((pair): [string, string] => [pair.split(' = ')[0] ?? '', pair.split(' = ')[1] ?? '']),
);
/** Endings after an apostrophe. */
const ENDINGS: Record<string, string> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would', s: 'is', t: 'not' };
const PIECE = /[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu;

/** A text as plain words with short forms spelled out, the same for cards and for visitors' messages. */
export function spellOut(text: string): string {
  const pieces = text.toLowerCase().replaceAll('’', "'").match(PIECE) ?? [];
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
const GERMAN_ENDING = /(?<=...)(?:ung|ern|em|er|en|es|est|et|e|(?<=[bdfghklmnrt])s|(?<=[rl])n|(?<=....)t)$/;

/** A German word without its endings. */
export function germanStem(word: string): string {
  const shorter = word.replace(GERMAN_ENDING, '');
  return shorter === word ? word : germanStem(shorter);
}

/** Words that say little about what a question asks, in the languages of the starters. */
export const FUNCTION_WORDS = new Set(
  'a about am an and any are as at be but by can could did do does for from had has have he her his how i if in into is it its just may me my no not of on one or our she should so some such than that the their them then there these they this to us very was we were what when where which who why will with would you your aber als am an auch auf bei bin bis brauche brauchen da das dem den denn der des die dies diese doch du ein eine einem einen einer eigentlich es etwas euch für gibt habe hat haben hier ich ihnen ihr ihre ihrer im in ist jetzt kann können mal man mein meine meinen meiner meinem mich mir mit mögen möchte muss nicht noch nur ob oder schon sein sich sie sind so soll sollte über um und uns euch euer eure eurem euren hab habt hatte hatten hätte hätten hätt bist seid wäre wären bitte denn eben halt so dann dort daran dabei dafür damit wohl gern gerne kannst könnt könnte könnten können will wollen wollt wollte wirst werdet muss müssen müsst darf dürfen soll sollen gibt geht gehen gehn ne ja auch mehr noch sehr ganz etwas was irgendwas alle alles jemand man machen macht mache machst mach tun tut mit nach bei aus an auf unser unsere unserem vom von vor wann war warum was weil welche welchen welcher welches wenn wer werden wie wieso wir wird wo würde zu zum zur'
    .split(' ')
    .map(withoutUmlauts),
);

/** Greatest number of sentences that are looked at; a message of the greatest length rarely has more. */
const SENTENCES_MAX = 40;
/** A longer sentence is split at its commas, or else after so many words. */
const SENTENCE_WORDS = 28;

/** The sentences of a message in order, without addresses of mail and web pages. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\S{0,200}@\S{1,200}|https?:\/\/\S{1,500}/g, ' ')
    .split(/(?<=[.!?;])\s|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(shorten)
    .slice(0, SENTENCES_MAX);
}

function shorten(sentence: string): string[] {
  const words = sentence.split(/\s+/);
  if (words.length <= SENTENCE_WORDS) return [sentence];
  const clauses = sentence.split(',').map((clause) => clause.trim());
  return clauses.filter(Boolean).flatMap((clause) => {
    const parts = clause.split(/\s+/);
    return Array.from({ length: Math.ceil(parts.length / SENTENCE_WORDS) }, (_, index) =>
      parts.slice(index * SENTENCE_WORDS, (index + 1) * SENTENCE_WORDS).join(' '),
    );
  });
}

/** Number of letters added, removed, replaced or swapped with the next. Words are short, so the table is small. */
export function distance(a: string, b: string): number {
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
