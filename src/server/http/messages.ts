import type { AppContext } from '#server/context.ts';
import type { MessageKey, MessageValues } from '#shared/messages.ts';
import { fill } from '#shared/placeholders.ts';

type WithContent = Pick<AppContext, 'content'>;

/** The owner's text of a message. */
export function textOf(ctx: WithContent, key: MessageKey, values: MessageValues = {}): string {
  return fillIn(textsOf(ctx)[key], values);
}

/** The text of a message that may be a key; a sentence stays as it is. */
export function textOrSentence(ctx: WithContent, message: string, values: MessageValues = {}): string {
  const texts = textsOf(ctx);
  return isKeyOf(texts, message) ? fillIn(texts[message], values) : message;
}

function textsOf({ content }: WithContent): Record<MessageKey, string> {
  return { ...content.get('forms').messages, ...content.get('errors') };
}

function isKeyOf<T extends object>(texts: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(texts, key);
}

function fillIn(text: string, values: MessageValues): string {
  return fill(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])));
}
