/**
 * Draws what stands for the site elsewhere. The results are committed.
 *
 *   npm run pictures             a picture of every page for social cards: run it after a title or a drawing has changed
 *   npm run pictures -- icons    the icons alone: they take the place of those in `assets/`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../src/testing/browser.ts';
import { listCards } from './cards.mjs';
import { ico, mark } from './icons.mjs';
import { encodePalettePng } from './png.mjs';

const ASSETS = join(import.meta.dirname, '../../assets');
const CARD_MAX_BYTES = 80 * 1024;

mkdirSync(join(ASSETS, 'og'), { recursive: true });
const browser = await launchBrowser();
try {
  if (process.argv.includes('icons')) await drawIcons();
  else for (const { name, html } of await listCards()) await drawCard(name, html);
} finally {
  await browser.close();
}

async function drawIcons() {
  writeFileSync(join(ASSETS, 'icon.svg'), mark());
  writeFileSync(join(ASSETS, 'favicon.ico'), ico(await drawMark(32, mark()), 32));
  writeFileSync(join(ASSETS, 'apple-touch-icon.png'), await drawMark(180, mark({ radius: 0, inset: 5 })));
  writeFileSync(join(ASSETS, 'icon-192.png'), await drawMark(192, mark({ radius: 0, inset: 8 })));
  writeFileSync(join(ASSETS, 'icon-512.png'), await drawMark(512, mark({ radius: 0, inset: 8 })));
}

async function drawMark(size, svg) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

async function drawCard(name, html) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = encodePalettePng(await pixelsOf(page, await page.screenshot()), 1200, 630);
  await page.close();
  if (png.length > CARD_MAX_BYTES)
    throw new Error(`og/${name}.png has ${png.length} bytes of ${CARD_MAX_BYTES} that a card may have`);
  writeFileSync(join(ASSETS, 'og', `${name}.png`), png);
  console.log(`og/${name}.png ${(png.length / 1024).toFixed(1)} KB`);
}

/** The browser decodes its own screenshot. */
async function pixelsOf(page, png) {
  const base64 = await page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data: rgba } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return rgba.toBase64 ? rgba.toBase64() : btoa(Array.from(rgba, (byte) => String.fromCharCode(byte)).join(''));
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}
