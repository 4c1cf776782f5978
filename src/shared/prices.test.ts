import { expect, test } from 'vitest';
import { vatSentence } from './prices.ts';

test('in Germany, a business that charges no VAT says by which rule, unless its services are exempt', () => {
  const german = { language: 'de', locale: 'de-DE', currency: 'EUR' };
  const none = 'Es wird keine Umsatzsteuer berechnet';
  expect(vatSentence('none', german, 'de')).toBe('Gemäß § 19 UStG wird keine Umsatzsteuer berechnet');
  expect(vatSentence('none', german)).toBe(none);
  expect(vatSentence('none', german, 'at')).toBe(none);
  expect(vatSentence('exempt', german, 'de')).toBe(none);
  expect(vatSentence('none', { ...german, language: 'en', locale: 'en-GB' }, 'de')).toBe('No VAT is charged');
});
