import * as z from 'zod';
import { figuresIn } from './figures.ts';

/** Longer replies are cut. */
export const RESPONSE_LENGTH = 1_500;
const SUGGESTION_LENGTH = 120;

/** A reply that contains this many characters of a rule word for word reveals it. */
const LEAK_LENGTH = 40;
/** Says that something was booked or sent; only the server may say so, after it was stored. */
const CLAIMS_DEED =
  /\b(?:i|we) (?:have |just |now |already ){0,3}(?:booked|scheduled|reserved|sent|forwarded|passed on)\b|\b(?:i|we)['’]ve (?:just |now |already ){0,2}(?:booked|scheduled|reserved|sent|forwarded|passed)\b|\b(?:you are|you['’]re|it is|it['’]s|(?:call|meeting|appointment|session|consultation|message|slot|booking) (?:is|was|has been)) (?:now |all |just |already ){0,2}(?:booked|scheduled|reserved|confirmed|set|sent)\b|\b(?:booking|appointment|reservation) confirmed\b/i;
const ADDRESS =
  /https?:\/\/[^\s)"'<>]{1,300}|\bwww\.[^\s)"'<>]{1,300}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi;
const MARKUP = /<\/?[a-z!][^>]{0,300}>|!?\[[^\]]{0,200}\]\([^)]{0,300}\)/i;

/** What a reply may contain. */
export interface Permitted {
  /** As from `figuresIn`. */
  figures: ReadonlySet<string>;
  /** Beginnings of web addresses, and mail addresses. */
  addresses: readonly string[];
  rules: string;
}

/** Why a text of the model must not be shown, if so. */
export function findFault(reply: string, { figures, addresses, rules }: Permitted): string | undefined {
  const figure = figuresIn(reply).find((found) => !figures.has(found));
  if (figure !== undefined) return `it states ${figure}, which the site does not`;
  if (CLAIMS_DEED.test(reply)) return 'it claims a booking or a message';
  if (MARKUP.test(reply)) return 'it contains markup';
  const foreign = (reply.match(ADDRESS) ?? []).find(
    (found) => !addresses.some((address) => found.toLowerCase().startsWith(address.toLowerCase())),
  );
  if (foreign !== undefined) return `it names ${foreign}`;
  const text = reply.toLowerCase().replace(/\s+/g, ' ');
  const reveals = rules
    .toLowerCase()
    .split('\n')
    .some((line) => line.length >= LEAK_LENGTH && text.includes(line.slice(0, LEAK_LENGTH).replace(/\s+/g, ' ')));
  return reveals ? 'it reveals its rules' : undefined;
}

/** A reply that cannot be shown. */
export class UnusableReply extends Error {}

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
export function readReply(json: string, permitted: Permitted): ModelReply {
  let value: unknown;
  try {
    value = JSON.parse(json.trim().replace(/^```(?:json)?|```$/g, ''));
  } catch {
    throw new UnusableReply('it did not answer with JSON');
  }
  const parsed = Reply.safeParse(value);
  if (!parsed.success) throw new UnusableReply('its JSON is not a reply');
  const { response, suggestedQuestions, known } = parsed.data;
  const fault = findFault(response, permitted);
  if (fault) throw new UnusableReply(fault);
  return {
    response: response.slice(0, RESPONSE_LENGTH),
    suggestedQuestions: suggestedQuestions
      .map((question) => question.trim())
      .filter((question) => question !== '' && question.length <= SUGGESTION_LENGTH && !findFault(question, permitted)),
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
