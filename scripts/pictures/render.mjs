/**
 * Draws the shipped icons, which are committed in `assets/`.
 *
 *   npm run pictures
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ico } from '../../src/server/assets/images/draw-icon.ts';
import { launchBrowser } from '../../src/testing/browser.ts';
import { mark } from './icons.mjs';

const ASSETS = join(import.meta.dirname, '../../assets');

const browser = await launchBrowser();
try {
  writeFileSync(join(ASSETS, 'icon.svg'), mark());
  writeFileSync(join(ASSETS, 'favicon.ico'), ico(await drawMark(32, mark()), 32));
  writeFileSync(join(ASSETS, 'apple-touch-icon.png'), await drawMark(180, mark({ radius: 0, inset: 5 })));
  writeFileSync(join(ASSETS, 'icon-192.png'), await drawMark(192, mark({ radius: 0, inset: 8 })));
  writeFileSync(join(ASSETS, 'icon-512.png'), await drawMark(512, mark({ radius: 0, inset: 8 })));
} finally {
  await browser.close();
}

async function drawMark(size, svg) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}
