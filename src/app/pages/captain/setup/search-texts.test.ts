import { expect, test } from 'vitest';
import { searchDescription, searchTitle } from './search-texts.ts';

test('title in search results: with the brand while all of it is shown in full, else the headline', () => {
  expect(searchTitle('Büroarbeit, die sich erledigt', ' | Anna Muster')).toBe(
    'Büroarbeit, die sich erledigt | Anna Muster',
  );
  const headline = 'Büroarbeit, die sich von selbst erledigt, ganz ohne';
  expect(searchTitle(headline, ' | Anna Muster Automatisierung')).toBe(headline);
  const cut = searchTitle(`${headline} Mühe und Verdruss im Betrieb`, ' | Anna Muster');
  expect(cut).toBe('Büroarbeit, die sich von selbst erledigt, ganz ohne Mühe…');
});

test('description in search results: whole sentences with name and place, of one long sentence its beginning', () => {
  const first = 'Ich richte Abläufe ein, die Ihrem Betrieb die wiederkehrende Büroarbeit abnehmen.';
  const second = 'Dazu erkläre ich, was künstliche Intelligenz für Sie tun kann und was sie besser bleiben lässt.';
  expect(searchDescription(`${first} ${second}`, 'Anna Muster, Graz.')).toBe(`${first} Anna Muster, Graz.`);
  expect(searchDescription(first, '')).toBe(first);
  const long = searchDescription('Abläufe und Telefondienste '.repeat(9).trim(), 'Anna Muster, Graz.');
  expect(long).toMatch(/ Abläufe und…? ?.*Anna Muster, Graz\.$/);
  expect(long.length).toBeLessThanOrEqual(160);
});
