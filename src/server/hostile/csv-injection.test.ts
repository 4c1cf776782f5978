import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeBooking, makeContact } from '#testing/make.ts';

/** Beginnings of cells that spreadsheets run or take apart. */
const FORMULAS = [
  '=1+1',
  '=HYPERLINK("https://evil.example","x")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  ' =1+1',
  '\n=1+1',
  '\u00a0=1+1',
  '＝1+1',
  '"=1+1',
  '";=1+1',
  '",=1+1',
  '"\r\n=1+1',
  "'=1+1",
];

/** The cells of a file by RFC 4180, line by line. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/gy;
  for (const match of text.replace(/^\ufeff/, '').matchAll(cells)) {
    if (match[0].startsWith('\r\n')) rows.push([]);
    if (match[1] !== undefined) rows.at(-1)?.push(match[1].replaceAll('""', '"'));
  }
  return rows.filter((row) => row.length > 0);
}

test.each(['contacts', 'subscribers', 'bookings'])(
  'no cell of %s is a formula, and no text breaks out of its cell',
  async (name) => {
    const harness = await createTestApp({ TRUST_PROXY: '1' });
    const { call } = await loginAs(harness);
    for (const [index, text] of FORMULAS.entries()) {
      const from = { 'X-Forwarded-For': `192.0.2.${index}` };
      const line = text.replace(/[\r\n]+/g, ' ');
      const email = `${'=+-'[index % 3]}${index}@example.com`;
      const person = { firstName: line, lastName: text, email, company: text, message: text };
      const extras = { page: `/${line}`, referrer: text };
      const start = new Date(Date.UTC(2026, 0, 6 + Math.floor(index / 8), 17 + (index % 8))).toISOString();
      const sent: [string, unknown][] = [
        ['contact', makeContact({ ...person, ...extras })],
        ['newsletter', { email, ...extras }],
        ['bookings', makeBooking({ ...person, ...extras, start })],
      ];
      for (const [path, body] of sent) {
        const { status } = await harness.app.request(`/api/${path}`, postJson(body, from));
        expect([path, text, [201, 400, 409].includes(status)]).toEqual([path, text, true]);
      }
    }
    const { body } = await call('GET', `/api/captain/export/${name}.csv`);
    const [header = [], ...rows] = readCsv(body);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(row).toHaveLength(header.length);
      for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
    }
  },
);
