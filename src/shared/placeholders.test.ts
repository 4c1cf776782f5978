import { expect, test } from 'vitest';
import { fill } from './placeholders.ts';

test('minutes that are whole hours are written as hours, from two hours on, in both languages', () => {
  const texts = [
    '{minutes} minutes',
    '{minutes} Minuten',
    'a {minutes}-minute call',
    '{minutes} min',
    '{minutes} Min.',
  ];
  expect(fill(texts, { minutes: 60 })).toEqual(['60 minutes', '60 Minuten', 'a 60-minute call', '60 min', '60 Min.']);
  expect(fill(texts, { minutes: '240' })).toEqual(['4 hours', '4 Stunden', 'a 4-hour call', '4 h', '4 Std.']);
  expect(fill(texts[0], { minutes: '1,440' })).toBe('24 hours');
  expect(fill(texts[0], { minutes: 250 })).toBe('250 minutes');
  expect(fill('{minutes} minutiae', { minutes: 240 })).toBe('240 minutiae');
});

test('a value with German quotation marks gets inner ones where it stands in such marks itself', () => {
  const text = 'Was ich zu „{question}“ weiß. {question}';
  expect(fill(text, { question: 'Was kostet „Beratung“?' })).toBe(
    'Was ich zu „Was kostet ‚Beratung‘?“ weiß. Was kostet „Beratung“?',
  );
});

test('a value that ends with a full stop has one at the end of a sentence', () => {
  expect(fill('{price}. {brand}: {price} …', { price: '690 € zzgl. USt.', brand: 'Fern & Co.' })).toBe(
    '690 € zzgl. USt. Fern & Co.: 690 € zzgl. USt. …',
  );
});
