import type { CountryCode } from 'libphonenumber-js/min';
import { spellOut } from './words.ts';

/** How a visitor can be reached, as typed in a message. */
export interface GivenContact {
  email: string | null;
  /** As `+14155550142`. */
  phone: string | null;
}

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
/** Only then is the list of the world's phone numbers loaded. */
const MAY_BE_PHONE = /\d[\d\s().+/-]{5,30}\d/;
/** Words besides an email address or a phone number that make a clause, or a message, more than that. */
const MORE_WORDS = 6;

/**
 * The first email address and the first phone number of a message.
 *
 * @param locale numbers without a country code are those of its country.
 */
export async function findContact(message: string, locale: string): Promise<GivenContact> {
  const email = EMAIL.exec(message)?.[0].replace(/[.-]+$/, '') ?? null;
  const text = email ? message.replace(email, ' ') : message;
  if (!MAY_BE_PHONE.test(text)) return { email, phone: null };
  const { findPhoneNumbersInText } = await import('libphonenumber-js/min');
  const country = new Intl.Locale(locale).maximize().region as CountryCode | undefined;
  const [found] = findPhoneNumbersInText(text, country ? { defaultCountry: country } : {});
  return { email, phone: found?.number.number ?? null };
}

/**
 * A message without the clauses that only give the contact, such as "my mail is ada@example.com". In a clause that stays, because it asks or
 * says more, the address or the number is replaced by `@`.
 *
 * @param contact as `findContact` found it in this message.
 */
export function withoutContact(message: string, { email, phone }: GivenContact): string {
  const given = email ? message.replace(EMAIL, '@') : message;
  const marked = phone ? given.replace(MAY_BE_PHONE, '@') : given;
  if (marked === message) return message;
  const clauses = marked.split(/(?<=[,;:.!?\n])|\s(?=(?:and|or|und|oder)\s)/);
  return clauses.filter((clause) => !clause.includes('@') || clause.endsWith('?') || saysMore(clause)).join(' ');
}

/** True when a text has more words than it takes to give an address or a number. */
export function saysMore(text: string): boolean {
  return spellOut(text).split(' ').length > MORE_WORDS;
}
