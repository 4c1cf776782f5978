import { expect, test } from 'vitest';
import type { Picture } from '#shared/picture.schema.ts';
import { XSS_PAYLOADS } from '#testing/xss-payloads.ts';
import { renderMarkdown } from './render-markdown.ts';

async function html(markdown: string, pictures: Picture[] = []): Promise<string> {
  const known = new Map(pictures.map((picture) => [picture.src, picture]));
  return (await renderMarkdown(markdown, known)).html;
}

const ELEMENTS =
  'a abbr audio b blockquote br cite code dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video'.split(
    ' ',
  );
const ATTRIBUTES =
  /^(?:align|alt|aria-[a-z]+|checked|cite|class|clear|colspan|controls|data-[a-z-]+|datetime|decoding|dir|disabled|height|href|id|itemprop|lang|loading|name|open|poster|preload|rel|role|rowspan|scope|size|sizes|span|src|srcset|start|tabindex|title|type|valign|value|width)$/;

/** Elements, attributes and URLs that are not allowed. The output is always quoted and escaped, so strict patterns suffice. */
function findDanger(rendered: string): string[] {
  const found: string[] = [];
  const rest = rendered.replace(
    /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)>/g,
    (_, name: string, list: string) => {
      if (!ELEMENTS.includes(name)) found.push(`element ${name}`);
      for (const [, attribute = '', value = ''] of list.matchAll(/\s+([a-z-]+)(?:="([^"]*)")?/g)) {
        if (!ATTRIBUTES.test(attribute)) found.push(`attribute ${attribute}`);
        const isAddress = ['href', 'src', 'poster', 'cite'].includes(attribute);
        if (isAddress && /^[^/?#]*:/.test(value) && !/^(?:https?|mailto|tel):/.test(value))
          found.push(`address ${value}`);
        if (attribute === 'id' && !value.startsWith('c-')) found.push(`id ${value}`);
        if (attribute === 'name' && !value.startsWith('c-')) found.push(`name ${value}`);
      }
      return '';
    },
  );
  if (rest.includes('<')) found.push(`stray ${rest}`);
  return found;
}

test.each(XSS_PAYLOADS)('XSS: removes what could run from %j', async (payload) => {
  const inContexts = [
    `# ${payload}`,
    `- ${payload}`,
    `| a |\n| - |\n| ${payload.replace(/\n/g, ' ')} |`,
    `Text ${payload} text`,
  ].join('\n\n');
  for (const markdown of [payload, inContexts]) {
    expect([markdown, findDanger(await html(markdown))]).toEqual([markdown, []]);
  }
});

test('sanitising all payloads at once keeps the text around them', async () => {
  const rendered = await html(`First\n\n${XSS_PAYLOADS.filter((payload) => !payload.includes('<!--')).join('\n\n')}`);
  expect(findDanger(rendered)).toEqual([]);
  expect(rendered).toContain('First');
});

test('keeps safe HTML: figures, media, abbreviations, details', async () => {
  const rendered = await html(
    '<figure><img src="/a.png" alt="A"><figcaption>One</figcaption></figure>\n\n<video src="/uploads/a.mp4"></video> <abbr title="x">y</abbr> <kbd>k</kbd> <details><summary>More</summary>text</details>',
  );
  expect(rendered).toContain('<figcaption>One</figcaption>');
  expect(rendered).toContain('<video src="/uploads/a.mp4" controls preload="metadata"></video>');
  expect(rendered).toContain('<abbr title="x">y</abbr>');
  expect(rendered).toContain('<summary>More</summary>');
});

test('headings get ids and make the table of contents; h1 becomes h2', async () => {
  const { html: rendered, toc } = await renderMarkdown(
    '# One\n\n## Two *words*\n\n### Two words\n\n#### Deep',
    new Map(),
  );
  expect(toc).toEqual([
    { id: 'c-one', text: 'One', depth: 2 },
    { id: 'c-two-words', text: 'Two words', depth: 3 },
  ]);
  expect(rendered).not.toContain('<h1');
  expect(rendered).toContain('id="c-two-words-1"');
});

test('links within the text and footnotes point to existing ids', async () => {
  const rendered = await html('## A part\n\n[there](#a-part) note[^n]\n\n[^n]: The note');
  expect(rendered).toContain('<a href="#c-a-part">there</a>');
  const [, note] = /<a href="#(c-fn-n)"/.exec(rendered) ?? [];
  expect(rendered).toContain(`id="${note}"`);
  expect(rendered).toContain('<a href="#c-fnref-n"');
});

test('a bold link alone in its paragraph is a button; one within a text is none', async () => {
  const rendered = await html('**[Book a call](/calendar)**\n\nOr **[read on](/about)** first.');
  expect(rendered).toContain('<a href="/calendar" class="button">Book a call</a>');
  expect(rendered).toContain('<a href="/about">read on</a>');
});

test('an upload alone in its paragraph becomes a figure with srcset, width and height', async () => {
  const picture = { src: '/uploads/a.png', width: 800, height: 450, widths: [480, 800] };
  const rendered = await html('![What it shows](/uploads/a.png "The caption")', [picture]);
  expect(rendered).toContain('srcset="/uploads/a-480.avif 480w, /uploads/a-800.avif 800w"');
  expect(rendered).toContain('alt="What it shows" loading="eager" decoding="async" width="800" height="450"');
  expect(rendered).toContain('<figcaption>The caption</figcaption>');
});

test('only a picture within the first blocks is loaded eagerly', async () => {
  const loadingOf = (rendered: string) => [...rendered.matchAll(/loading="(\w+)"/g)].map(([, value]) => value);
  expect(loadingOf(await html('Words.\n\n![](/a.png)\n\n![](/b.png)\n\n![](/c.png)'))).toEqual([
    'eager',
    'lazy',
    'lazy',
  ]);
  expect(loadingOf(await html('Words.\n\n## More\n\n![](/a.png)'))).toEqual(['lazy']);
});

test('code is highlighted by classes, without inline styles; unknown languages stay plain', async () => {
  const rendered = await html('```ts\nconst a = 1; // <b>\n```\n\n```nonsense\n<b>\n```');
  expect(rendered).toContain('<span class="t-keyword">const</span>');
  expect(rendered).toContain('data-language="ts"');
  expect(rendered).not.toContain('style=');
  expect(rendered).toContain('<code>&#x3C;b></code>');
});

test('counts words and reading minutes of the visible text', async () => {
  const { words, readingTime } = await renderMarkdown(`**One** two-three it's\n\n${'word '.repeat(440)}`, new Map());
  expect([words, readingTime]).toEqual([443, 3]);
  expect((await renderMarkdown('', new Map())).readingTime).toBe(1);
});
