import type { AppContext, Content } from '#server/context.ts';
import type { MessageKey, MessageValues } from '#shared/messages.ts';
import { fill } from '#shared/placeholders.ts';

type WithContent = Pick<AppContext, 'content'>;

/** The owner's text of a message. */
export function messageText({ content }: WithContent, key: MessageKey, values: MessageValues = {}): string {
  return fill(textsOf(content.get)[key], values);
}

/**
 * The text of a message that may be a key; a sentence stays as it is.
 *
 * @param isCaptain gives the shipped English text: Captain is in English.
 */
export function resolveMessage(
  { content }: WithContent,
  {
    message,
    values = {},
    isCaptain = false,
  }: { message: string; values?: MessageValues | undefined; isCaptain?: boolean },
): string {
  const texts = isCaptain ? content.english() : textsOf(content.get);
  return isKeyOf(texts, message) ? fill(texts[message], values) : message;
}

function textsOf(get: Content['get']): Record<MessageKey, string> {
  return { ...get('forms').messages, ...get('errors') };
}

function isKeyOf<T extends object>(texts: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(texts, key);
}
