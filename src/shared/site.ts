/** `tel:` URL of a displayed phone number, e.g. `(415) 555-0142` → `tel:+14155550142`. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
