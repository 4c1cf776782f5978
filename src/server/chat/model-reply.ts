/** An amount of money in any of the forms people write it in. */
const MONEY =
  /(?:[$€£]|\b(?:usd|eur|gbp)\s?)\s?\d(?:[\d.,]*\d)?|\b\d(?:[\d.,]*\d)?\s?(?:dollars?|usd|euros?|eur|pounds?|gbp|bucks|cents?)\b/gi;

/** Characters of a rule that must stand in a reply word for word to count as given away. */
const LEAK_LENGTH = 40;

/** Amounts of money in a text as plain numbers, `$2,500` as `2500`. */
export function amountsIn(text: string): string[] {
  return (text.match(MONEY) ?? []).map((amount) => String(Number(amount.replace(/[^\d.]/g, ''))));
}

/**
 * True when a reply names only amounts that are known, and gives nothing of the rules away.
 *
 * @param amounts as from `amountsIn`.
 */
export function isAllowed(reply: string, amounts: ReadonlySet<string>, rules: string): boolean {
  if (amountsIn(reply).some((amount) => !amounts.has(amount))) return false;
  return !givesAway(reply, rules);
}

function givesAway(reply: string, rules: string): boolean {
  const said = reply.toLowerCase().replace(/\s+/g, ' ');
  return rules
    .toLowerCase()
    .split('\n')
    .some((line) => line.length >= LEAK_LENGTH && said.includes(line.slice(0, LEAK_LENGTH).replace(/\s+/g, ' ')));
}

/** As much of a JSON object's string `key` as has arrived; undefined before its first quote. */
export function partialString(json: string, key: string): string | undefined {
  const start = new RegExp(`"${key}"\\s*:\\s*"`).exec(json);
  if (!start) return undefined;
  let end = start.index + start[0].length;
  const from = end;
  while (end < json.length && json[end] !== '"') {
    const length = json[end] === '\\' ? (json[end + 1] === 'u' ? 6 : 2) : 1;
    if (end + length > json.length) break;
    end += length;
  }
  try {
    return JSON.parse(`"${json.slice(from, end)}"`) as string;
  } catch {
    return undefined;
  }
}

/** Up to the last space: a word, and an amount, is only shown when it is whole. */
export function wholeWords(text: string): string {
  return text.slice(0, Math.max(0, text.search(/\s\S*$/)));
}
