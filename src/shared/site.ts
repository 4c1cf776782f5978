/** The owner's name until somebody gives one. */
export const EXAMPLE_OWNER = 'Alex Rivera';

/** `tel:` URL of the owner's phone number as it is written: `+49 (0)761 12 34-5` becomes `tel:+4976112345`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\(0\)|[^\d+]/g, '')}`;
}

/** `tel:` URL of a displayed US phone number, e.g. `(415) 555-0142` → `tel:+14155550142`. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
