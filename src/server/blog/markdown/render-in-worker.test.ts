import { expect, test } from 'vitest';
import { renderInWorker } from './render-in-worker.ts';

test('rejects a text that takes too long and renders the next one', async () => {
  const endless = renderInWorker('*a_ '.repeat(50_000), new Map(), 1_500);
  const next = renderInWorker('**bold**', new Map());
  await expect(endless).rejects.toMatchObject({ code: 'bad_request', message: expect.stringContaining('too long') });
  expect((await next).html).toBe('<p><strong>bold</strong></p>');
});

test('passes picture sizes to the renderer', async () => {
  const picture = { src: '/uploads/a.png', width: 40, height: 30, widths: [] };
  const { html } = await renderInWorker('![A](/uploads/a.png)', new Map([[picture.src, picture]]));
  expect(html).toMatch(/width="40"/);
});
