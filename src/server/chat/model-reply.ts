import * as z from 'zod';

/** Longer replies are cut. */
export const RESPONSE_LENGTH = 1_500;
const SUGGESTION_LENGTH = 120;

/** An amount of money in the usual notations. */
const MONEY =
  /(?:[$€£]|\b(?:usd|eur|gbp)\s?)\s?\d(?:[\d.,]*\d)?|\b\d(?:[\d.,]*\d)?\s?(?:dollars?|usd|euros?|eur|pounds?|gbp|bucks|cents?)\b/gi;

/** A reply that contains this many characters of a rule word for word reveals it. */
const LEAK_LENGTH = 40;

/** Amounts of money in a text as plain numbers, `$2,500` as `2500`. */
export function amountsIn(text: string): string[] {
  return (text.match(MONEY) ?? []).map((amount) => String(Number(amount.replace(/[^\d.]/g, ''))));
}

/**
 * True when a text names only known amounts of money and reveals none of the rules.
 *
 * @param amounts as from `amountsIn`.
 */
export function isAllowed(reply: string, amounts: ReadonlySet<string>, rules: string): boolean {
  if (amountsIn(reply).some((amount) => !amounts.has(amount))) return false;
  const text = reply.toLowerCase().replace(/\s+/g, ' ');
  return !rules
    .toLowerCase()
    .split('\n')
    .some((line) => line.length >= LEAK_LENGTH && text.includes(line.slice(0, LEAK_LENGTH).replace(/\s+/g, ' ')));
}

/** A reply that cannot be shown. */
export class UnusableReply extends Error {
  /** False when a second attempt would not help. */
  readonly mayRetry: boolean;
  constructor(message: string, mayRetry: boolean) {
    super(message);
    this.mayRetry = mayRetry;
  }
}

const Reply = z.object({
  response: z.string().trim().min(1),
  suggestedQuestions: z.array(z.string()).catch([]),
  known: z.boolean().catch(true),
});

export interface ModelReply {
  response: string;
  suggestedQuestions: string[];
  isKnown: boolean;
}

/**
 * Reads a whole reply.
 *
 * @param json as the model wrote it, also in a markdown code fence.
 * @throws UnusableReply when it is not a reply or must not be shown.
 */
export function readReply(json: string, mayBeSaid: (text: string) => boolean): ModelReply {
  let value: unknown;
  try {
    value = JSON.parse(json.trim().replace(/^```(?:json)?\s*|\s*```$/g, ''));
  } catch {
    throw new UnusableReply('it did not answer with JSON', true);
  }
  const parsed = Reply.safeParse(value);
  if (!parsed.success) throw new UnusableReply('its JSON is not a reply', true);
  const { response, suggestedQuestions, known } = parsed.data;
  if (!mayBeSaid(response)) throw new UnusableReply('it names an amount that the site does not, or the rules', false);
  return {
    response: response.slice(0, RESPONSE_LENGTH),
    suggestedQuestions: suggestedQuestions
      .map((question) => question.trim())
      .filter((question) => question !== '' && question.length <= SUGGESTION_LENGTH && mayBeSaid(question)),
    isKnown: known,
  };
}

/** The part of the string `key` that an incomplete JSON object already contains; undefined before its first quote. */
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

/** The text up to the last space, so that no word or amount is shown half. */
export function wholeWords(text: string): string {
  return text.slice(0, Math.max(0, text.search(/\s\S*$/)));
}
