import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { colorPairs } from '#shared/look/color-pairs.ts';
import { ColorInput } from './color-input.tsx';

const COLORS = { ink: '#11161d', paper: '#f5f0e6', signal: '#ff8a1f' };

function show(signal: string): string {
  const pairs = colorPairs({ ...COLORS, signal }, 'signal');
  return renderToStaticMarkup(
    <ColorInput id="accent" label="Accent" value={signal} onChange={() => {}} pairs={pairs} />,
  );
}

test('shows the contrast of every text in the colour and whether it is enough', () => {
  const readable = show(COLORS.signal);
  expect(readable).toContain('Text on buttons</span><span class="text-mute">7.7:1, enough');
  expect(readable).toContain('Can be read everywhere');
  const unreadable = show('#1f2f3f');
  expect(unreadable).not.toContain('Can be read everywhere');
  expect(unreadable).toMatch(/Text on buttons<\/span><span[^>]*>1\.\d:1, too little: at least 4\.5:1/);
});
