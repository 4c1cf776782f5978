import { expect, test } from 'vitest';
import { booking } from '#content/languages/de/booking.ts';
import { sendLabel } from './booking-form.ts';

test.each([
  ['240 €', 'Zahlungspflichtig buchen'],
  ['', 'Termin buchen'],
  ['kostenlos', 'Termin buchen'],
  ['0 €', 'Termin buchen'],
])('the German button for a meeting with the price “%s” is “%s”', (price, label) => {
  expect(sendLabel(booking.form, price)).toBe(label);
});
