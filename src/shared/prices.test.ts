import { expect, test } from 'vitest';
import { vatSentence } from './prices.ts';

test('a small business in Germany says by which rule it charges no VAT', () => {
  const german = { language: 'de', locale: 'de-DE', currency: 'EUR' };
  expect(vatSentence('smallBusiness', german)).toBe('Gemäß § 19 UStG wird keine Umsatzsteuer berechnet');
  expect(vatSentence('none', german)).toBe('Es wird keine Umsatzsteuer berechnet');
  expect(vatSentence('smallBusiness', { ...german, language: 'en', locale: 'en-GB' })).toBe('No VAT is charged');
});
