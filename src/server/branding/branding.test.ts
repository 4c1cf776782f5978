import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Branding } from '#content/branding.schema.ts';
import type { AssetJson } from '#shared/asset.schema.ts';
import { DEFAULT_PALETTE } from '#shared/look/palette.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { inLong } from '#testing/long.ts';
import { makeDataDir } from '#testing/start-server.ts';

async function createBrandedApp(env: Record<string, string> = {}) {
  const dataDir = makeDataDir();
  const harness = await createPageApp({ DATA_DIR: dataDir, BRAND_NAME: 'Hopper & Co', ...env });
  const captain = await loginAs(harness);
  const read = async () => (await captain.call('GET', '/api/captain/content/branding')).body;
  async function saveDraft(change: Partial<Branding>) {
    const { version, published } = await read();
    return captain.call('PUT', '/api/captain/content/branding/draft', { version, data: { ...published, ...change } });
  }
  return {
    ...harness,
    captain,
    dataDir,
    saveDraft,
    read,
    async publish(change: Partial<Branding>) {
      const { body } = await saveDraft(change);
      const answer = await captain.call('POST', '/api/captain/content/branding/publish', { version: body.version });
      expect(answer.status).toBe(200);
    },
    async upload(name: string, bytes: Uint8Array<ArrayBuffer> | string) {
      const form = new FormData();
      form.append('files', new File([bytes], name));
      const res = await harness.app.request('/api/assets', { method: 'POST', headers: captain.headers, body: form });
      const { assets } = (await res.json()) as { assets: AssetJson[] };
      return assets[0] as AssetJson;
    },
    /** The markup of a page without its data. */
    page: async (path: string) =>
      (await (await harness.app.request(path)).text()).split('<script id="payload"')[0] ?? '',
    async get(path: string) {
      const res = await harness.app.request(path);
      const bytes = Buffer.from(await res.arrayBuffer());
      return { status: res.status, headers: res.headers, bytes };
    },
  };
}

const COLORS = { ink: '#0b3d2e', paper: '#fff8f0', signal: '#e6b800' };

async function makePicture(width: number, height: number, background: string) {
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer(),
  );
}

function ogImage(html: string): string {
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  return address.replace(/^https?:\/\/[^/]+/, '').replaceAll('&amp;', '&');
}

test('as shipped, a page has no styles of the owner and the shipped icon', async () => {
  const { page } = await createBrandedApp();
  const html = await page('/');
  expect(html).not.toContain('data-href="theme"');
  expect(html).toContain('href="/icon.svg"');
  expect(html).toContain(`<meta name="theme-color" content="${DEFAULT_PALETTE.ink}"/>`);
});

test('published colours are in every page, and its policy allows exactly these styles', async () => {
  const { page, publish, get } = await createBrandedApp();
  await publish({ colors: COLORS, type: 'plain' });
  const { headers, bytes } = await get('/');
  const styles = Array.from(String(bytes).matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text = '']) => text);
  const hashes = styles.map((text) => createHash('sha256').update(text).digest('base64'));
  const policy = headers.get('content-security-policy') ?? '';
  expect(/style-src ([^;]*)/.exec(policy)?.[1]).toBe(["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '));
  expect(styles).toHaveLength(2);
  expect(styles[1]).toContain(`--color-ink:${COLORS.ink}`);
  expect(styles[1]).toContain('--font-display:"Instrument Sans"');
  expect(styles[1]).toContain('--film-filter:grayscale(1)');
  expect(styles[1]).not.toContain('--color-danger:');
  expect(await page('/')).toContain(`<meta name="theme-color" content="${COLORS.ink}"/>`);

  await publish({ colors: { ...COLORS, signal: '#ffd24d' }, type: 'plain' });
  expect(await page('/')).toContain('--color-signal:#ffd24d');
  const manifest = JSON.parse(String((await get('/site.webmanifest')).bytes));
  expect(manifest).toMatchObject({ theme_color: COLORS.ink, background_color: COLORS.ink });
});

test('a draft is seen through its link alone', async () => {
  const { page, saveDraft, read } = await createBrandedApp();
  await saveDraft({ colors: COLORS });
  const { preview } = await read();
  expect(await page('/')).not.toContain(COLORS.ink);
  expect(await page(`/?${preview.search}`)).toContain(`--color-ink:${COLORS.ink}`);
});

test('colours that cannot be read are refused at the colour, with pair and ratio; nothing is stored', async () => {
  const { saveDraft, read } = await createBrandedApp();
  const { status, body } = await saveDraft({ colors: { ...COLORS, ink: '#8a8a8a' } });
  expect(status).toBe(400);
  expect(body.issues).toContainEqual({
    path: 'colors.ink',
    message: expect.stringMatching(/^Text on light sections: the contrast is \d\.\d:1, and must be at least 4\.5:1$/),
  });
  const typed = await saveDraft({ colors: { ...COLORS, ink: 'green' } });
  expect(typed.body.issues).toMatchObject([{ path: 'colors.ink' }]);
  expect(await read()).toMatchObject({ draft: null });
});

test('colours are proposed from an uploaded logo, and nothing is stored', async () => {
  const { upload, captain, read } = await createBrandedApp();
  const { url } = await upload('logo.png', await makePicture(300, 100, '#123a8c'));
  const { status, body } = await captain.call(
    'GET',
    `/api/captain/branding/logo-colors?src=${encodeURIComponent(url)}`,
  );
  expect([status, body.length, body[0].signal]).toEqual([200, 1, '#123a8c']);
  expect(await read()).toMatchObject({ draft: null });
  expect((await captain.call('GET', '/api/captain/branding/logo-colors?src=/uploads/gone.png')).status).toBe(404);
});

test('an uploaded icon is served in every size at the usual addresses, and the manifest names it', async () => {
  const { upload, publish, get, page, dataDir } = await createBrandedApp();
  const asset = await upload('icon.png', await makePicture(640, 640, '#00ff0080'));
  await publish({ icon: { src: asset.url, width: 640, height: 640 } });
  const html = await page('/about');
  const touch = /rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? '';
  for (const [path, size] of [
    [touch, 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ] as const) {
    const { headers, bytes } = await get(path);
    expect(headers.get('content-type')).toBe('image/png');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: size, height: size, format: 'png' });
  }
  expect((await sharp((await get(touch)).bytes).stats()).isOpaque).toBe(true);
  expect((await get(touch)).headers.get('cache-control')).toContain('immutable');
  expect((await get('/icon-512.png')).headers.get('cache-control')).toContain('max-age=3600');
  const ico = (await get('/favicon.ico')).bytes;
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32 });
  expect(html).not.toContain('/icon.svg');
  const { icons } = JSON.parse(String((await get('/site.webmanifest')).bytes));
  expect(icons).toEqual([
    expect.objectContaining({ sizes: '192x192', purpose: 'any' }),
    expect.objectContaining({ sizes: '512x512', purpose: 'any' }),
  ]);
  expect(readdirSync(join(dataDir, 'drawn')).length).toBe(4);
});

test('when its upload is deleted, the icon is the shipped one again', async () => {
  const { upload, publish, get, captain } = await createBrandedApp();
  const asset = await upload('icon.png', await makePicture(64, 64, '#00ff00'));
  await publish({ icon: { src: asset.url, width: 64, height: 64 } });
  await captain.call('POST', '/api/assets/batch-delete', { filenames: [asset.filename], evenIfUsed: true });
  // Shipped files are not part of this app.
  expect((await get('/icon-192.png')).status).toBe(404);
});

test('an SVG icon is only ever sent as pixels', async () => {
  const { upload, publish, get, page } = await createBrandedApp();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>alert(1)</script><rect width="10" height="10" fill="#f00"/></svg>';
  const { url } = await upload('icon.svg', svg);
  await publish({ icon: { src: url, width: 10, height: 10 } });
  expect(await page('/')).not.toContain('image/svg+xml');
  expect(await sharp((await get('/icon-192.png')).bytes).metadata()).toMatchObject({ format: 'png', width: 192 });
});

test('an icon that is not square is refused', async () => {
  const { saveDraft, upload } = await createBrandedApp();
  const { url } = await upload('wide.png', await makePicture(600, 300, '#ff0000'));
  const { status, body } = await saveDraft({ icon: { src: url, width: 600, height: 300 } });
  expect([status, body.issues]).toEqual([400, [{ path: 'icon.src', message: 'Please choose a square picture' }]]);
});

test('the home page shows a picture or nothing in place of the video, in the sizes and around the point that were chosen', async () => {
  const { upload, publish, page, read } = await createBrandedApp();
  const { hero } = (await read()).published as Branding;
  expect(await page('/')).toContain('/videos/hero-video.mp4');

  const asset = await upload('desk.png', await makePicture(1700, 40, '#336699'));
  const picture = { src: asset.url, width: 1700, height: 40, focusX: 20, focusY: 80 };
  await publish({ hero: { ...hero, kind: 'picture', picture, tallPicture: undefined } });
  const still = await page('/');
  expect(still).not.toContain('<video');
  const stem = asset.url.replace('.png', '');
  expect(still).toContain(`srcSet="${stem}-680.avif 680w, ${stem}-1080.avif 1080w, ${stem}-1600.avif 1600w"`);
  expect(still).toMatch(/<img[^>]+class="photo focus-x-2 focus-y-8[^>]+fetchPriority="high"/);

  await publish({ hero: { ...hero, kind: 'none' } });
  const none = await page('/');
  expect(none).not.toContain('<video');
  expect(none).not.toContain('hero-poster');
});

test('a look without drawings has none on the home page, but the owner’s picture', async () => {
  const { upload, publish, page, read } = await createBrandedApp();
  const { hero } = (await read()).published as Branding;
  const drawn = /hero-poster|<video|>Fig\. 1</i;
  expect(await page('/')).toMatch(drawn);
  const card = async () => /og\/home\.png[^"]*/.exec(await page('/'))?.[0];
  const drawnCard = await card();
  await publish({ drawings: false });
  expect(await page('/')).not.toMatch(drawn);
  expect(await page('/')).toContain('--ticks:none');
  expect(await card()).not.toBe(drawnCard);
  const { url } = await upload('desk.png', await makePicture(1700, 40, '#336699'));
  const picture = { src: url, width: 1700, height: 40 };
  await publish({ drawings: false, hero: { ...hero, kind: 'picture', picture, tallPicture: undefined } });
  expect(await page('/')).toContain(url.replace('.png', ''));
});

test('the widths that a page offers are those that the upload has', async () => {
  const { upload, publish, page, get } = await createBrandedApp();
  for (const [width, height] of [
    [1200, 20],
    [300, 400],
    [1000, 2560],
  ] as const) {
    const { url } = await upload(`p${width}.png`, await makePicture(width, height, '#446688'));
    await publish({ portrait: { src: url, alt: 'Me', width, height } });
    const html = await page('/about');
    const sources = [...html.matchAll(new RegExp(`${url.replace('.png', '')}-\\d+\\.(?:avif|webp)`, 'g'))];
    expect(sources.length).toBeGreaterThan(1);
    for (const [address] of sources) expect((await get(address)).status).toBe(200);
  }
});

test('a picture whose size is not that of its upload is refused: pages would ask for files that do not exist', async () => {
  const { upload, saveDraft } = await createBrandedApp();
  const { url } = await upload('p.png', await makePicture(60, 70, '#446688'));
  const { status, body } = await saveDraft({ portrait: { src: url, alt: 'Me', width: 600, height: 700 } });
  expect([status, body.issues]).toEqual([400, [{ path: 'portrait.src', message: 'This picture has 60 × 70 pixels' }]]);
});

test('a logo takes the place of the dot, and of the name where the owner wants it', async () => {
  const { upload, publish, page } = await createBrandedApp();
  const { url } = await upload('logo.png', await makePicture(200, 50, '#ffffff'));
  const logo = { src: url, alt: 'Hopper', width: 200, height: 50 };
  await publish({ logo, showName: true });
  const header = async () => /<header[^>]*>.*?<\/a>/s.exec(await page('/about'))?.[0] ?? '';
  expect(await header()).toMatch(/alt="".*Hopper &amp; Co/s);
  await publish({ logo, showName: false });
  expect(await header()).toContain('alt="Hopper"');
  expect(await header()).not.toContain('Hopper &amp; Co');
});

test('every page has a share card of 1200 × 630 that changes with the brand’s look', async () => {
  const { page, publish, get, dataDir } = await createBrandedApp();
  const pages = inLong(['/', '/about'], ['/', '/about', '/calendar', '/strategy-session', '/blog', '/privacy-policy']);
  const cards = new Map<string, Buffer>();
  for (const path of pages) {
    const address = ogImage(await page(path));
    const { status, headers, bytes } = await get(address);
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(bytes.length).toBeLessThan(80 * 1024);
    cards.set(address, bytes);
  }
  expect(new Set([...cards.values()].map((bytes) => bytes.toString('base64'))).size).toBe(pages.length);

  await publish({ colors: COLORS, type: 'technical' });
  const address = ogImage(await page('/'));
  expect(cards.has(address)).toBe(false);
  const { data } = await sharp((await get(address)).bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(COLORS.ink);
  expect(readdirSync(join(dataDir, 'drawn')).filter((name) => name.startsWith('card-home.')).length).toBe(1);
});

test('a page of the owner has a card once it is published', async () => {
  const { captain, get } = await createBrandedApp();
  const { body } = await captain.call('POST', '/api/captain/content', { path: '/workshops', title: 'Workshops' });
  expect((await get(`/og/${body.key}.png`)).status).toBe(404);
  await captain.call('POST', `/api/captain/content/${body.key}/publish`, { version: body.version });
  expect((await get(`/og/${body.key}.png`)).headers.get('content-type')).toBe('image/png');
});

test('there is no card of a page that does not exist, nor of a document that is none', async () => {
  const { get } = await createBrandedApp();
  for (const key of ['nothing', 'facts', 'constructor', '..%2fsite'])
    expect((await get(`/og/${key}.png`)).status).toBe(404);
});

test('without a portrait, home page and about page show none, and the link to the about page stays', async () => {
  const { app, publish, read } = await createBrandedApp();
  const { src } = (await read()).published.portrait;
  const html = async (path: string) => (await app.request(path)).text();
  const count = async (path: string) => (await html(path)).split(`src="${src}"`).length - 1;
  expect([await count('/'), await count('/about')]).toEqual([1, 1]);
  const links = (await html('/')).split('href="/about"').length;
  await publish({ hidePortrait: true });
  expect([await count('/'), await count('/about')]).toEqual([0, 0]);
  expect((await html('/')).split('href="/about"').length).toBe(links);
});

test('a square logo is the icon and the logo in structured data, until an icon is chosen; a wide one is only the logo', async () => {
  const { upload, publish, get, page, app } = await createBrandedApp();
  const square = await upload('mark.png', await makePicture(300, 280, '#0000ff'));
  const logo = { src: square.url, alt: '{brand}', width: 300, height: 280 };
  const structured = async () => /"logo":"([^"]+)"/.exec(await (await app.request('/about')).text())?.[1];
  const middle = async () => {
    const { data, info } = await sharp((await get('/icon-192.png')).bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray((info.width * 96 + 96) * info.channels).subarray(0, 3)];
  };
  await publish({ logo });
  expect(await middle()).toEqual([0, 0, 255]);
  expect(await page('/about')).not.toContain('/icon.svg');
  expect(await structured()).toMatch(new RegExp(`${square.url}$`));

  const own = await upload('icon.png', await makePicture(64, 64, '#00ff00'));
  await publish({ logo, icon: { src: own.url, width: 64, height: 64 } });
  expect(await middle()).toEqual([0, 255, 0]);
  expect(await structured()).toMatch(/\/icon-512\.png$/);

  const wide = await upload('wide.png', await makePicture(300, 100, '#0000ff'));
  await publish({ logo: { src: wide.url, alt: '{brand}', width: 300, height: 100 }, icon: undefined });
  expect(await page('/about')).toContain('/icon.svg');
  expect(await structured()).toMatch(new RegExp(`${wide.url}$`));
});
