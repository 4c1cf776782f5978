import { expect, test } from 'vitest';
import { loadStarter } from '#content/starters/load.ts';
import { DEFAULT_STARTER, STARTERS, type StarterKey } from '#shared/starters.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { loginAs } from '#testing/login-as.ts';

const EDITIONS = Object.entries(STARTERS)
  .flatMap(([key, { editions }]) =>
    Object.keys(editions).map((language) => [key as StarterKey, language as 'en' | 'de'] as const),
  )
  .filter(([key]) => key !== DEFAULT_STARTER.key);

test.each(EDITIONS)(
  'the starter %s in %s: every page answers, and every link of it leads to one that does',
  async (key, language) => {
    const harness = await createPageApp();
    const { call } = await loginAs(harness);
    expect((await call('POST', `/api/captain/starters/${key}`, { language })).status).toBe(200);
    const { documents } = await loadStarter(key, language);
    const broken: string[] = [];
    const seen = new Set(harness.ctx.content.publicPaths());
    for (const path of seen) {
      const response = await harness.app.request(path);
      if (response.status !== 200) broken.push(`${path}: ${response.status}`);
      const html = await response.text();
      if (path === '/') expect(html).toContain(documents.home.about.title);
      expect(html).toContain(`<html lang="${language}"`);
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?.]*)/g)) seen.add(href);
    }
    expect(broken).toEqual([]);
  },
);
