import { expect, test } from 'vitest';
import { sendLabel } from './booking-form.ts';

const COPY = { send: 'Termin buchen', sendPaid: 'Zahlungspflichtig buchen' };

test.each([
  ['240 €', COPY.sendPaid],
  ['', COPY.send],
  ['kostenlos', COPY.send],
  ['0 €', COPY.send],
])('the button for a meeting with the price “%s” is “%s”', (price, label) => {
  expect(sendLabel(COPY, price)).toBe(label);
});
