import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShareCard, type ShareCard } from './draw-share-card.ts';

const CARD: ShareCard = {
  title: '',
  brand: '',
  label: '',
  colors: { ground: '#000000', text: '#ffffff', quiet: '#000000', accent: '#000000', rule: '#000000' },
  face: 'newsreader',
};

/** Where the light pixels of a card are; only its title is light here. */
async function inkOf(card: Partial<ShareCard>) {
  const bytes = await drawShareCard({ ...CARD, ...card });
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const box = { left: info.width, right: 0, top: info.height, bottom: 0, pixels: 0 };
  for (let index = 0; index < data.length; index += info.channels) {
    if ((data[index] ?? 0) < 128) continue;
    const [x, y] = [(index / info.channels) % info.width, Math.floor(index / info.channels / info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    box.pixels += 1;
  }
  return box;
}

test('a plain card has neither ruler nor dial', async () => {
  const colors = { ...CARD.colors, text: '#000000', quiet: '#ffffff', rule: '#ffffff' };
  expect((await inkOf({ colors, minutes: 30 })).pixels).toBeGreaterThan(1000);
  expect((await inkOf({ colors, minutes: 30, isPlain: true })).pixels).toBe(0);
});

const LONG = 'A very long title that goes on about automation and artificial intelligence '.repeat(8);

test.each([
  ['a long title', { title: LONG }],
  ['a long title beside a dial', { title: LONG, minutes: 30 }],
  ['a long title in wide letters', { title: LONG, face: 'geist-mono' as const }],
  ['one endless word', { title: 'Donaudampfschifffahrtsgesellschaft'.repeat(9), minutes: 10 }],
  ['capitals', { title: 'WWWWWWWW MMMMMMMM WWWWWWWW MMMMMMMM', face: 'instrument-sans' as const }],
])('%s stays inside its space', async (_, card) => {
  const { left, right, top, bottom, pixels } = await inkOf(card);
  expect(pixels).toBeGreaterThan(1000);
  expect(left).toBeGreaterThanOrEqual(70);
  expect(right).toBeLessThanOrEqual('minutes' in card ? 690 : 1125);
  expect(top).toBeGreaterThan(150);
  expect(bottom).toBeLessThan(540);
});

test.each(['Über Größe & Qualität', 'Żółć gęślą jaźń', 'Автоматизация', 'Αυτοματισμός', 'Tự động hóa'])(
  'the letters of “%s” are drawn',
  async (title) => {
    const letters = title.replace(/\s/g, '').length;
    const { pixels } = await inkOf({ title });
    expect(pixels).toBeGreaterThan(letters * 150);
  },
);

test('a title in letters that no typeface has is replaced by the brand', async () => {
  const [unreadable, brand] = await Promise.all([
    drawShareCard({ ...CARD, brand: 'Hopper', title: '日本語のタイトル' }),
    drawShareCard({ ...CARD, brand: 'Hopper', title: 'Hopper' }),
  ]);
  expect(unreadable.equals(brand)).toBe(true);
});

test('a title is escaped: it adds no markup', async () => {
  expect((await inkOf({ title: '<script>&"' })).pixels).toBeGreaterThan(1000);
});
