import { expect, test } from 'vitest';
import { isExample, isInOtherLanguage, isPlaceholder } from './unfinished.ts';

test.each(['[your city]', 'Founded in [year]', 'Amount', '20 UNIT', 'Betrag', 'Lorem ipsum dolor'])(
  'placeholder: %s',
  (text) => expect(isPlaceholder(text)).toBe(true),
);
test.each(['The amount is due in 14 days', 'Per unit', 'A list (of things)', 'Price: {price.setup}'])(
  'no placeholder: %s',
  (text) => expect(isPlaceholder(text)).toBe(false),
);
test('example addresses', () => {
  expect(['https://calendly.com/your-name/30min', 'hello@example.com', 'https://example.com/'].every(isExample)).toBe(
    true,
  );
  expect(['https://calendly.com/ada', 'For example.com is short', 'your name'].some(isExample)).toBe(false);
});
test.each([
  ['I answer the questions that you have about your site', 'de', true],
  ['Wir beantworten die Fragen, die Sie zu Ihrer Steuer haben', 'de', false],
  ['Wir beantworten die Fragen, die Sie zu Ihrer Steuer haben', 'en', true],
  ['Ihr Termin in der Kanzlei: Newsletter, Blog und Cloud', 'de', false],
  ['Free call', 'de', false],
  ['I answer the questions that you have about your site', 'fr', false],
])('another language: %s on a site in %s is %s', (text, language, expected) => {
  expect(isInOtherLanguage(text, language)).toBe(expected);
});
