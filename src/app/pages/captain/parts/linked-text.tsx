import type { ComponentProps } from 'react';
import { phoneHref } from '#shared/site.ts';

const ADDRESS = String.raw`https?:\/\/[^\s<>"]*[^\s<>"'.,:;!?)\]]`;
const MAILBOX = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
/** Seven digits or more that begin with `+`, `(` or 0, so that dates, prices and order numbers are none. */
const PHONE = String.raw`(?<![\w.+])(?:\+|\(\+?|0)\d(?:[ ()/.-]{0,2}\d){5,}(?!\w)`;
const LINKED = new RegExp(`(${ADDRESS}|${MAILBOX}|${PHONE})`, 'g');

/** A text that somebody has written, with its web addresses, mailboxes and telephone numbers as links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(LINKED).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
      <a key={index} {...targetOf(part)} className="link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function targetOf(part: string): ComponentProps<'a'> {
  if (/^https?:/.test(part)) return { href: part, target: '_blank', rel: 'noopener noreferrer' };
  return { href: part.includes('@') ? `mailto:${part}` : phoneHref(part) };
}
