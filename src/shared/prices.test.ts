import { expect, test } from 'vitest';
import { vatChoices, vatSentence } from './prices.ts';

test('a small business in Germany says by which rule it charges no VAT', () => {
  const german = { language: 'de', locale: 'de-DE', currency: 'EUR' };
  expect(vatSentence('smallBusiness', german)).toBe('Gemäß § 19 UStG wird keine Umsatzsteuer berechnet');
  expect(vatSentence('none', german)).toBe('Es wird keine Umsatzsteuer berechnet');
  expect(vatSentence('smallBusiness', { ...german, language: 'en', locale: 'en-GB' })).toBe('No VAT is charged');
});

test('the choices name the tax of the region, and the German rule only where it applies', () => {
  expect(vatChoices('en-US', false)).toEqual({
    included: 'Sales tax is included',
    added: 'Plus sales tax',
    none: 'No sales tax is charged',
  });
  expect(vatChoices('de-DE', true)).toMatchObject({
    added: 'Plus VAT',
    smallBusiness: expect.stringContaining('§ 19'),
  });
});
