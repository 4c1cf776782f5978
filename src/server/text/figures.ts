/** Amounts of money: `$2,500`, `2.500 €`, `99 dollars`, `EUR 10`, `2.5k dollars`. Lengths are bounded. */
export const MONEY =
  /(?:[$€£]|\b(?:usd|eur|gbp|chf)\s?)\s?\d[\d.,]{0,14}\s?k?|\b\d[\d.,]{0,14}\s?k?\s?(?:[$€£]|dollars?\b|usd\b|euros?\b|eur\b|pounds?\b|gbp\b|chf\b|francs?\b|bucks\b|cents?\b)/gi;
const PERCENT = /\d[\d.,]{0,14}\s?(?:%|percent\b|prozent\b)/gi;
const NUMBER = /\d[\d.,]{0,14}/g;
/** Large numbers as words. Small ones are ordinary words: "one of them". */
const NUMBER_WORD =
  /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion)s?\b/gi;

/** Every figure of a text by its kind: `$2500`, `%25`, `30`, `hundred`. */
export function figuresIn(text: string): string[] {
  const figures: string[] = [];
  const take = (rest: string, pattern: RegExp, sign: string) =>
    rest.replace(pattern, (found) => {
      figures.push(`${sign}${toNumber(found)}`);
      return ' ';
    });
  const rest = take(take(text, MONEY, '$'), PERCENT, '%');
  take(rest, NUMBER, '');
  for (const [word] of rest.matchAll(NUMBER_WORD)) figures.push(word.toLowerCase());
  return figures;
}

/** The amounts of money of a text, as from `figuresIn`. */
export function amountsIn(text: string): string[] {
  return figuresIn(text).filter((figure) => figure.startsWith('$'));
}

/** `2,500` and `2.500` as 2500, `0.25` and `0,25` as 0.25, `2.5k` as 2500. */
function toNumber(text: string): number {
  const [digits = ''] = text.match(/\d[\d.,]*/) ?? [];
  const clean = digits.replace(/[.,]+$/, '');
  const decimals = /[.,](\d{1,2}|\d{4,})$/.exec(clean);
  const whole = (decimals ? clean.slice(0, decimals.index) : clean).replace(/[.,]/g, '');
  const value = Number(decimals ? `${whole || 0}.${decimals[1]}` : whole);
  return /\dk\b|\d\s?k\s?[^a-z]/i.test(text) ? value * 1000 : value;
}
