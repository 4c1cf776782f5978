import type { MailContext } from '#server/context.ts';
import { fill, placeholdersIn } from '#shared/placeholders.ts';

/** Longer than this is no name. */
const NAME_MAX = 100;
/** Parts that make a typed name dangerous: line breaks, changes of direction, addresses, domains and telephone numbers. */
const NOT_IN_NAMES =
  /[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069@<>/\\]|[\p{L}\p{N}][.。．｡][\p{L}\p{N}-]{2,}|\d(?:\.\d){3}|\d(?:[\s.()-]*\d){5}/u;
/** Characters that browsers leave out of an address: invisible ones may stand in a name, e.g. in Persian, but hide a domain. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const GREETED_NAME = /^(?:[\p{L}\p{M}'’-]{1,30}\.?(?: |$)){1,3}$/u;

/**
 * A name as a visitor typed it, for mails, subjects and calendar entries. Anybody can type anything for a name and enter the
 * mailbox of somebody else, so a name that could carry a link is not sent on.
 *
 * @returns the name without blanks around it, or `instead` where it is empty or could carry a link.
 */
export function safeName(typed: string, instead: string): string {
  const name = typed.trim();
  // As browsers read an address, in which other forms of a dot count as one.
  const asAddress = name.normalize('NFKC').replace(INVISIBLE, '');
  const isUnsafe = name.length > NAME_MAX || NOT_IN_NAMES.test(name) || NOT_IN_NAMES.test(asAddress);
  return name === '' || isUnsafe ? instead : name;
}

/** The name of a visitor for subjects and calendar entries: the address where the name is empty or could carry a link. */
export function visitorName(visitor: { firstName: string; lastName: string; email: string }): string {
  return safeName(`${visitor.firstName} ${visitor.lastName}`, visitor.email);
}

/**
 * First line of a mail to a visitor: with the names that it has a placeholder for, if each is one to three words of letters and the
 * whole name is safe.
 */
export function greeting({ content }: MailContext, firstName: string, lastName = ''): string {
  const { greeting, greetingAnonymous } = content.get('mails');
  const names = { firstName, lastName };
  const isSafe = safeName(`${firstName} ${lastName}`, '') !== '';
  const areNames = placeholdersIn(greeting).every((name) => GREETED_NAME.test(names[name as keyof typeof names] ?? ''));
  return isSafe && areNames ? fill(greeting, names) : greetingAnonymous;
}

/** The mailbox behind an address, as far as it can be told: lower case and without a `+tag`. */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  return `${local.split('+')[0]}@${host}`;
}
