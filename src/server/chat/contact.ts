import type { CountryCode } from 'libphonenumber-js/min';

/** How a visitor can be reached, as typed in a message. */
export interface GivenContact {
  email: string | null;
  /** As `+14155550142`. */
  phone: string | null;
}

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
/** Only then is the list of the world's phone numbers loaded. */
const MAY_BE_PHONE = /\d[\d\s().+/-]{5,30}\d/;

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
