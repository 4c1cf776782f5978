import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoA11yViolations, WHOLE_PAGE } from '#testing/a11y.ts';
import { makePost } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
  const code = `\`\`\`ts\nconst long = '${'x'.repeat(200)}';\n\`\`\``;
  await site.captain.call('POST', '/blog', makePost({ slug: 'my-own', title: 'My first article' }));
  await site.captain.call('POST', '/blog', makePost({ slug: 'wide', title: 'A wide article', content: code }));
  await site.captain.call('POST', '/blog', makePost({ slug: 'hidden', title: 'Not yet', published: false }));
});
afterAll(() => site.close());

test('a saved post is visible to readers at once; rejected uploads with the same name are listed separately, and the next upload clears them', async () => {
  const { page, context, messages } = await site.work('/captain/blog/new');
  await page.getByRole('button', { name: 'Create post' }).click();
  await page.getByText('Validation Error', { exact: true }).waitFor();
  await page.getByText('Title is required', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Title', exact: true }).and(page.locator(':focus')).waitFor();

  await page.getByLabel('Title').fill('Hello, Wörld & all 2');
  expect(await page.getByLabel('Slug').inputValue()).toBe('hello-world-all-2');
  await page.getByLabel('Slug').fill('by-hand');
  await page.getByLabel('Title').fill('Made by hand');
  expect(await page.getByLabel('Slug').inputValue()).toBe('by-hand');

  const tags = page.getByLabel('Tags', { exact: true });
  await tags.fill('  Workshop ');
  await tags.press('Enter');
  await page.getByText('Tag Created', { exact: true }).waitFor();
  await tags.fill('WORKSHOP');
  await tags.press('Enter');
  await page.getByText('Tag Already Exists', { exact: true }).waitFor();
  const shown = page.getByRole('list', { name: 'Tags of this post' }).getByRole('listitem');
  expect(await shown.count()).toBe(1);
  await page.getByRole('button', { name: 'Remove tag Workshop' }).click();
  await tags.fill('WORKSHOP');
  await tags.press('Enter');
  await page.locator('[data-variant=default]', { hasText: 'already exists and is on this post now' }).waitFor();
  expect(await shown.count()).toBe(1);

  const content = page.getByRole('textbox', { name: 'Content' });
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await content.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  // As a keyboard of a phone inserts a proposed word, or a voice its sentence.
  await page.keyboard.insertText('Opening hours');
  await content.getByRole('heading', { name: 'Opening hours' }).waitFor();
  await content.fill('Some **bold** words.\n\n```ts\nconst a = 1;\n```\n');
  await content.locator('strong', { hasText: 'bold' }).waitFor();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.locator('strong', { hasText: 'bold' }).waitFor();
  await preview.locator('.t-keyword', { hasText: 'const' }).waitFor();
  await page.getByText('6 words').waitFor();

  await page.getByLabel('Published').check();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Create post' }).click();
  await page.waitForURL('**/captain?tab=cms');
  await page.getByText('Post Created', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Made by hand', exact: true }).waitFor();
  expect(await page.evaluate(() => scrollY), 'the list is shown from its top').toBe(0);
  expect(messages).toEqual([]);

  const input = page.getByLabel('Upload files');
  const note = (words: string) => ({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from(words) });
  const errors = page.getByText('This file is empty', { exact: true });
  await input.setInputFiles([note(''), note('')]);
  await expect.poll(() => errors.count()).toBe(2);
  await input.setInputFiles([{ ...note('words'), name: 'other.txt' }]);
  const other = await page.getByRole('link', { name: /^other-/ }).getAttribute('href');
  expect(await errors.count()).toBe(0);
  await site.captain.call('POST', '/assets/batch-delete', { filenames: [other?.replace('/uploads/', '')] });
  await context.close();

  const reader = await site.visit('/blog/by-hand', { javaScriptEnabled: false });
  expect(await reader.page.getByRole('heading', { level: 1 }).textContent()).toBe('Made by hand');
  expect(await reader.page.locator('.prose strong').textContent()).toBe('bold');
  await reader.context.close();
});

test('a new post: a rejected save or tag shows the server’s message or the default message; by keyboard, Tab indents an item of a list, Shift and Tab takes it back, then Tab leaves; Undo and Redo', async () => {
  const { page, context } = await site.work('/captain/blog/new');
  const content = page.getByRole('textbox', { name: 'Content' });
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await content.click();
  // Markers of items that have theirs already.
  for (const [first, second] of [
    ['1. ', '2. '],
    ['- ', '* '],
  ]) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type(`${first}one`);
    await page.keyboard.press('Enter');
    await page.keyboard.type(`${second}two`);
    expect(await content.locator('li').allTextContents()).toEqual(['one', 'two']);
  }
  expect(await page.getByText('0 words', { exact: true }).count(), 'below a text').toBe(0);
  await page.keyboard.press('Tab');
  await content.locator('li li', { hasText: 'two' }).waitFor();
  await page.keyboard.press('Control+z');
  await content.locator('li li').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+y');
  await content.locator('li li', { hasText: 'two' }).waitFor();
  await page.keyboard.press('Shift+Tab');
  await content.locator('li li').waitFor({ state: 'detached' });
  expect(await content.locator('li').count()).toBe(2);
  // The browser tells of a caret that it has moved after the key was handled: the editor listens for it, too, and before the test.
  await page.evaluate(() => {
    document.addEventListener('selectionchange', () => {
      document.body.dataset.caretIn = getSelection()?.anchorNode?.textContent ?? '';
    });
  });
  await page.keyboard.press('ArrowUp');
  await page.locator('body[data-caret-in=one]').waitFor();
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement?.getAttribute('contenteditable') !== 'true');
  expect(await content.locator('li').allTextContents()).toEqual(['one', 'two']);

  const answer = async (path: string, answer: { status: number; body: string }) => {
    await page.route(
      path,
      (route) => (route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback()),
      {
        times: 1,
      },
    );
  };
  await page.getByLabel('Title').fill('Not taken');
  for (const [body, words] of [
    ['{}', 'Failed to save post'],
    ['{"message":"The disk is full"}', 'The disk is full'],
  ]) {
    await answer('**/api/blog', { status: 500, body: body ?? '' });
    await page.getByRole('button', { name: 'Create post' }).click();
    await page.getByText(words ?? '', { exact: true }).waitFor();
  }
  const tags = page.getByLabel('Tags', { exact: true });
  for (const [body, words] of [
    ['', 'Failed to create tag'],
    ['{"error":"Bad tag"}', 'Bad tag'],
  ]) {
    await answer('**/api/tags', { status: 400, body: body ?? '' });
    await tags.fill('Workbench');
    await tags.press('Enter');
    await page.getByText(words ?? '', { exact: true }).waitFor();
  }
  expect(await page.getByLabel('Title').inputValue()).toBe('Not taken');
  await context.close();
});

test('a picture is uploaded in the picker and chosen as cover; deleting it while it is used needs a confirmation', async () => {
  const picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#ff8a1f' } })
    .png()
    .toBuffer();
  const { page, context } = await site.work('/captain/blog/edit/my-own');
  await page.getByRole('button', { name: 'Open asset picker' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cover image' });
  await dialog.getByLabel('Upload files').setInputFiles([
    { name: 'Sunny day.png', mimeType: 'image/png', buffer: picture },
    { name: 'not-a-picture.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
  ]);
  await dialog.getByRole('link', { name: /^sunny-day/ }).waitFor();
  await dialog.getByText(/cannot be read/).waitFor();
  await dialog.getByLabel('Search by filename').fill('SUNNY');
  expect(await dialog.locator('[data-assets]').evaluate((area) => area.clientHeight)).toBeLessThanOrEqual(24 * 16);
  await expectNoA11yViolations(page, 'the asset picker');
  await dialog.getByRole('button', { name: 'Choose cover' }).click();
  await page.getByAltText('Cover').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Post Updated', { exact: true }).waitFor();

  await page.getByLabel(/^Select sunny-day/).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByText(/used in posts/).waitFor();
  await page.getByRole('button', { name: 'Delete anyway' }).click();
  await page.getByText('Batch Delete Complete', { exact: true }).waitFor();
  await page.getByText('No assets yet').waitFor();
  await context.close();
});

test('a picture pasted into the text is uploaded and inserted; two pasted files with the same name are inserted in their order when the second upload ends first', async () => {
  const bytes = [
    ...(await sharp({ create: { width: 60, height: 40, channels: 3, background: '#11161d' } })
      .png()
      .toBuffer()),
  ];
  const { page, context } = await site.work('/captain/blog/edit/my-own');
  const content = page.getByRole('textbox', { name: 'Content' });
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await content.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('## Below a picture');
  await page.keyboard.press('Home');
  await content.evaluate((element, data) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(data)], 'shot.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
  }, bytes);
  const picture = content.locator('img[src^="/uploads/shot-"][alt="shot"]');
  await picture.click();
  await page.getByRole('button', { name: 'Alt text and caption' }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Alt text').fill('A dark field');
  await dialog.getByLabel('Caption').fill('Taken today');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByText(/^Draft saved at/).waitFor();
  await page.getByRole('button', { name: 'Markdown' }).click();
  await page
    .locator('.cm-content', { hasText: /!\[A dark field\]\(\/uploads\/shot-[0-9a-f]{32}\.png "Taken today"\)/ })
    .waitFor();
  await page.getByRole('region', { name: 'Preview' }).locator('figcaption', { hasText: 'Taken today' }).waitFor();
  // Only the heading that was there.
  expect(await page.locator('.cm-content').innerText()).toMatch(/^\s*!\[[^\n]+\s+## Below a picture\s*$/);

  const cover = page.getByLabel('Cover image');
  await cover.fill('');
  await page.getByRole('button', { name: 'Use the first picture of the text' }).click();
  expect(await cover.inputValue()).toMatch(/^\/uploads\/shot-[0-9a-f]{32}\.png$/);
  await page.getByAltText('Cover').waitFor();

  await page.route('**/api/assets', async (route) => {
    const isFirst = route.request().postDataBuffer()?.includes('first text');
    if (isFirst) await page.locator('.cm-content', { hasText: /same-[0-9a-f]{32}\.txt/ }).waitFor();
    await route.continue();
  });
  const source = page.locator('.cm-content');
  await source.click();
  for (const text of ['first text', 'second text']) {
    await source.evaluate((element, words) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([words], 'same.txt', { type: 'text/plain' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
    }, text);
  }
  await source
    .filter({ hasNotText: 'Uploading' })
    .filter({ hasText: /same-.*same-/s })
    .waitFor();
  const paths = [...(await source.innerText()).matchAll(/\/uploads\/same-[0-9a-f]{32}\.txt/g)].map(([path]) => path);
  const texts = await Promise.all(paths.map(async (path) => (await fetch(site.server.url + path)).text()));
  expect(texts).toEqual(['first text', 'second text']);
  await context.close();
});

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

const PASTED = [
  [
    'Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {mso-style-unhide:no;} --></style></head>
<body><!--StartFragment--><h1>Plan<o:p></o:p></h1><p class=MsoNormal><o:p>&nbsp;</o:p></p><h2><o:p>&nbsp;</o:p></h2>
<p class=MsoNormal>Is <b style='mso-bidi-font-weight:normal'>very
bold</b><a href="#_ftn1"><span class=MsoFootnoteReference>1</span></a><o:p></o:p></p>${wordItem(1, '1.', 'One')}${wordItem(2, 'a.', 'Below')}
${wordItem(1, '·', 'Other')}<p class=MsoQuote>Said.<o:p></o:p></p><table><tr><td><p class=MsoNormal><b>Name</b></p></td></tr><tr><td>
<p class=MsoNormal>Bot<o:p></o:p></p></td></tr></table><!--EndFragment--></body></html>`,
    '## Plan\n\nIs **very bold**1\n\n1. One\n   1. Below\n\n- Other\n\n> Said.\n\n| Name |\n| ---- |\n| Bot  |',
  ],
  [
    'Word on the web',
    `<p role="heading" aria-level="2"><span>Plan</span></p><div class="ListContainerWrapper"><ul><li data-aria-level="1"><p>A&nbsp;</p></li></ul></div>
<div class="ListContainerWrapper"><ul><li data-aria-level="2"><p>Below</p></li></ul></div>`,
    '## Plan\n\n- A\n  - Below',
  ],
  [
    'Google Docs',
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;">Is </span><span
style="font-weight:700;">bold</span>, <a href="https://www.google.com/url?q=https://example.com/&amp;sa=D"><span>linked</span></a></p><br />
<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA"><p>Done</p></li><ul><li><p>Below</p></li></ul></ul></b>`,
    'Is **bold**, [linked](https://example.com/)\n\n- [x] Done\n  - Below',
  ],
] as const;

test('text pasted from Word, Word on the web and Google Docs becomes clean Markdown', async () => {
  await site.captain.call('POST', '/blog', makePost({ slug: 'pasted', title: 'Pasted', content: '' }));
  const { page, context } = await site.work('/captain/blog/edit/pasted');
  const content = page.getByRole('textbox', { name: 'Content' });
  for (const [name, html, markdown] of PASTED) {
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    await content.evaluate((element, data) => {
      const transfer = new DataTransfer();
      transfer.setData('text/html', data);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
    }, html);
    await page.getByRole('button', { name: 'Markdown' }).click();
    await page.locator('.cm-line').first().waitFor();
    expect((await page.locator('.cm-line').allTextContents()).join('\n').trim(), name).toBe(markdown);
    await page.locator('.cm-content').fill('');
    await page.getByRole('button', { name: 'Write' }).click();
  }
  await context.close();
});

test('a draft of a published post waits; a newer save by somebody else is not overwritten (409)', async () => {
  const { page, context } = await site.work('/captain/blog/edit/my-own');
  await page.getByLabel('Excerpt').fill('Mine');
  await page.getByText(/^Draft saved at/).waitFor();
  await page.getByText('Visitors read the saved version until you save this one.', { exact: true }).waitFor();
  expect(await site.captain.call<{ excerpt: string }>('GET', '/blog/my-own')).toMatchObject({
    excerpt: 'A first post.',
  });
  await page.reload();
  await page.getByText('This is a draft of').waitFor();
  expect(await page.getByLabel('Excerpt').inputValue()).toBe('Mine');

  await site.captain.call('PUT', '/blog/my-own', { excerpt: 'Theirs', title: 'Their title' });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this post' });
  await dialog.locator('ins').getByText('Theirs').waitFor();
  expect(await site.captain.call<{ excerpt: string }>('GET', '/blog/my-own')).toMatchObject({ excerpt: 'Theirs' });
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByText(/^Draft saved at/).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Post Updated', { exact: true }).waitFor();
  expect(await site.captain.call<object>('GET', '/blog/my-own')).toMatchObject({
    excerpt: 'Mine',
    title: 'Their title',
  });

  await page.goto(`${site.server.url}/captain/blog/edit/my-own`);
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByText('This version is the same as the text in the editor.').waitFor();
  await versions.getByRole('listitem').nth(1).getByRole('button').click();
  await versions.locator('ins').getByText('Theirs').waitFor();
  await expectNoA11yViolations(page, 'the versions');
  await versions.getByRole('button', { name: 'Restore as draft' }).click();
  await expect.poll(() => page.getByLabel('Excerpt').inputValue()).toBe('Theirs');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => page.getByLabel('Excerpt').inputValue()).toBe('Mine');
  await context.close();
});

test('the text of a new post outlasts a closed browser, and is gone once the post is created', async () => {
  const first = await site.work('/captain/blog/new');
  await first.page.getByLabel('Title').fill('Begun yesterday');
  await first.page.getByText(/^Draft saved at/).waitFor();
  await first.page.reload();
  await first.page.getByText('This is a draft of').waitFor();
  expect(await first.page.getByLabel('Title').inputValue()).toBe('Begun yesterday');
  await first.context.close();
  const { page, context } = await site.work('/captain/blog/new');
  await page.getByText('You began “Begun yesterday”').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Continue it' }).click();
  expect(await page.getByLabel('Slug').inputValue()).toBe('begun-yesterday');
  await page.getByRole('button', { name: 'Create post' }).click();
  await page.getByText('Post Created', { exact: true }).waitFor();
  await page.goto(`${site.server.url}/captain/blog/new`);
  expect(await page.getByLabel('Title').inputValue()).toBe('');
  await context.close();
});

test('a preview link shows an unpublished draft', async () => {
  const { page, context } = await site.work('/captain/blog/edit/hidden', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Copy preview link' }).click();
  await page.getByText('Preview link copied', { exact: true }).waitFor();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  await context.close();
  const reader = await site.open({ javaScriptEnabled: false });
  await reader.page.goto(url);
  expect(await reader.page.getByRole('heading', { level: 1 }).textContent()).toBe('Not yet');
  expect(await reader.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await reader.context.close();
});

test('an unknown post shows an error', async () => {
  const { page, context } = await site.work('/captain/blog/edit/nothing');
  await page.getByText('Post not found').first().waitFor();
  await context.close();
});

test('a11y: the editor has no axe violations, with and without a post', async () => {
  const { page, context } = await site.work('/captain/blog/new');
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await page.getByRole('textbox', { name: 'Content' }).pressSequentially('## ');
  await page.getByRole('textbox', { name: 'Content' }).locator('h2').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('toolbar', { name: 'Table' }).waitFor();
  await expectNoA11yViolations(page, 'the editor with an empty heading and table');
  await page.goto(`${site.server.url}/captain/blog/edit/wide`);
  await page.getByRole('textbox', { name: 'Content' }).locator('.code').waitFor();
  await expectNoA11yViolations(page, 'the editor', undefined, WHOLE_PAGE);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await page.getByRole('region', { name: 'Preview' }).locator('.code').waitFor();
  await expectNoA11yViolations(page, 'the editor of markdown');
  await page.getByRole('button', { name: 'Insert from assets' }).click();
  await page.getByRole('dialog').getByLabel('Search by filename').waitFor();
  await expectNoA11yViolations(page, 'the picker for the text');
  await context.close();
});
