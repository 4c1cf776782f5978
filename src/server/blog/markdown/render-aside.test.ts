import { expect, test } from 'vitest';
import { renderAside } from './render-aside.ts';

test('a text that takes too long is given up, and the next ones are rendered', async () => {
  const endless = renderAside('*a_ '.repeat(50_000), new Map(), 1_500);
  const next = renderAside('**bold**', new Map());
  await expect(endless).rejects.toMatchObject({ code: 'bad_request' });
  expect((await next).html).toBe('<p><strong>bold</strong></p>');
});

test('what is known of a picture reaches the renderer', async () => {
  const picture = { src: '/uploads/a.png', width: 40, height: 30, widths: [] };
  const { html } = await renderAside('![A](/uploads/a.png)', new Map([[picture.src, picture]]));
  expect(html).toMatch(/width="40"/);
});
