import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { colorPairs } from '#shared/look/color-pairs.ts';
import { ColorInput } from './color-input.tsx';

const COLORS = { ink: '#11161d', paper: '#f5f0e6', signal: '#ff8a1f' };

function show(ink: string): string {
  const pairs = colorPairs({ ...COLORS, ink }, 'ink');
  return renderToStaticMarkup(<ColorInput id="dark" label="Dark" value={ink} onChange={() => {}} pairs={pairs} />);
}

test('shows the contrast of every text in the colour and whether it is enough', () => {
  const readable = show(COLORS.ink);
  expect(readable).toContain('Text on light sections</span><span class="text-mute">14.3:1, enough');
  expect(readable).toContain('Can be read everywhere');
  const unreadable = show('#b0b0b0');
  expect(unreadable).not.toContain('Can be read everywhere');
  expect(unreadable).toMatch(/Text on light sections<\/span><span[^>]*>1\.\d:1, too little: at least 4\.5:1/);
});
