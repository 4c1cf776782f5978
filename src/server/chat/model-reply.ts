import * as z from 'zod';
import { figuresIn, isSameOrigin, linksIn, mailAddressesIn } from '#server/text/text.ts';
import { ReplyForm } from './model-prompt.ts';

/** Longer replies are cut. */
const RESPONSE_LENGTH = 1_500;
const SUGGESTION_LENGTH = 120;
/** A reply with the first characters of a rule reveals it; shorter rules are ordinary sentences. */
const LEAK_LENGTH = 30;
/** Says that something was booked or sent; only the server may say so, after it was stored. */
const CLAIMS_DEED =
  /\b(?:i|we) (?:have |just |now |already ){0,3}(?:booked|scheduled|reserved|sent|forwarded|passed on)\b|\b(?:i|we)['’]ve (?:just |now |already ){0,2}(?:booked|scheduled|reserved|sent|forwarded|passed)\b|\b(?:you are|you['’]re|it is|it['’]s|(?:call|meeting|appointment|session|consultation|message|slot|booking) (?:is|was|has been)) (?:now |all |just |already ){0,2}(?:booked|scheduled|reserved|confirmed|set|sent)\b|\b(?:booking|appointment|reservation) confirmed\b/i;
const MARKUP = /<\/?[a-z!][^>]{0,300}>|!?\[[^\]]{0,200}\]\([^)]{0,300}\)/i;

/** Figures, addresses and rules that a reply is checked against. */
export interface Permitted {
  /** As from `figuresIn`. */
  figures: ReadonlySet<string>;
  /** Only links to this site and this mail address. */
  site: { url: string; email: string };
  rules: string;
}

/** A reply that cannot be shown. */
export class UnusableReply extends Error {}

/** Why a text of the model must not be shown, if so. */
export function findReplyProblem(reply: string, { figures, site, rules }: Permitted): string | undefined {
  const figure = figuresIn(reply).find((found) => !figures.has(found));
  if (figure !== undefined) return `it states ${figure}, which the site does not`;
  if (CLAIMS_DEED.test(reply)) return 'it claims a booking or a message';
  if (MARKUP.test(reply)) return 'it contains markup';
  const foreign =
    linksIn(reply).find((link) => !isSameOrigin(link, site.url)) ??
    mailAddressesIn(reply).find((address) => address !== site.email.toLowerCase());
  if (foreign !== undefined) return `it names ${foreign}`;
  const text = reply.toLowerCase().replace(/\s+/g, ' ');
  const reveals = rules
    .toLowerCase()
    .split(/(?<=[.;:])\s+/)
    .some((rule) => rule.length >= LEAK_LENGTH && text.includes(rule.slice(0, LEAK_LENGTH)));
  return reveals ? 'it reveals its rules' : undefined;
}

/** A reply of a server that does not keep to the form in everything. */
const Reply = ReplyForm.extend({
  response: z.string().trim().min(1),
  suggestedQuestions: ReplyForm.shape.suggestedQuestions.catch([]),
  known: ReplyForm.shape.known.catch(true),
});

/**
 * Reads a whole reply.
 *
 * @param json as the model wrote it, also in a markdown code fence.
 * @throws UnusableReply when it is not a reply or must not be shown.
 */
export function readReply(json: string, permitted: Permitted): z.output<typeof Reply> {
  const parsed = Reply.safeParse(tryParseJson(json.trim().replace(/^```(?:json)?|```$/g, '')));
  if (!parsed.success) throw new UnusableReply('it did not answer with the JSON of a reply');
  const response = parsed.data.response.slice(0, RESPONSE_LENGTH);
  const fault = findReplyProblem(response, permitted);
  if (fault) throw new UnusableReply(fault);
  const suggestedQuestions = parsed.data.suggestedQuestions
    .map((question) => question.trim())
    .filter(
      (question) => question !== '' && question.length <= SUGGESTION_LENGTH && !findReplyProblem(question, permitted),
    );
  return { ...parsed.data, response, suggestedQuestions };
}

/** The response in a reply that is not complete yet; empty before it begins. */
export function partialResponse(json: string): string {
  const [start = '', text = ''] = /"response"\s*:\s*"((?:[^"\\]|\\(?:u[\da-f]{4}|[^u]))*)/i.exec(json) ?? [];
  const whole = start && (tryParseJson(`"${text}"`) as string | undefined);
  return (whole ?? '').trimStart().slice(0, RESPONSE_LENGTH);
}

/** The text up to the last sentence or line that has ended. */
export function completeSentences(text: string): string {
  return /^.*(?:[.!?](?=\s)|\S(?=\n))/s.exec(text)?.[0] ?? '';
}

/** The value of a JSON text; undefined when it is none. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
