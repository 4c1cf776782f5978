import { expect, test } from 'vitest';
import type { ResolveTxt } from '#server/newsletter/sending/sender-dns.ts';
import type { IssueWarning } from '#shared/newsletter-issue.schema.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeIssue, makePost } from '#testing/make.ts';
import { listWarnings } from './warnings.ts';

async function createNewsletter(env: Record<string, string> = {}) {
  const harness = await createTestApp({ SITE_URL: 'https://hopper.example', SMTP_URL: 'smtp://127.0.0.1:1', ...env });
  const captain = await loginAs(harness);
  async function warn(fields: Record<string, unknown>, records: Record<string, string | Error> = {}) {
    const { body } = await captain.call('POST', '/api/captain/newsletters', makeIssue(fields));
    const resolve: ResolveTxt = async (name) => {
      const record = records[name];
      if (record instanceof Error) throw record;
      if (record === undefined) throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
      return [['unrelated'], [record.slice(0, 4), record.slice(4)]];
    };
    return listWarnings(harness.ctx, body.id, resolve);
  }
  return { ...harness, captain, warn };
}

const of = (warnings: IssueWarning[], code: IssueWarning['code']) =>
  warnings.filter((warning) => warning.code === code).map(({ message }) => message);

test('a link to a planned post says until when it leads nowhere', async () => {
  const { warn, captain, clock } = await createNewsletter();
  const publishAt = toIso((clock.now() + 3600) as UnixSeconds);
  await captain.call('POST', '/api/blog', makePost({ slug: 'planned', published: false, publishAt }));
  const content = '[x](/blog/planned)';
  const [warning] = (await warn({ content })).filter(({ code }) => code === 'link');
  expect(warning).toEqual({
    code: 'link',
    message: 'The post of this link is not public yet: /blog/planned',
    until: clock.now() + 3600,
  });
  clock.advance(3600);
  expect(of(await warn({ content }), 'link')).toEqual([]);
});

test('an empty issue is warned of, and no test of it is sent', async () => {
  const { warn, captain } = await createNewsletter();
  const codes = (await warn({ subject: '', preview: '', content: ' ' })).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['subject', 'preview', 'content', 'audience', 'address']));
  const { status, body } = await captain.call('POST', '/api/captain/newsletters/1/test');
  expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([400, ['subject', 'content']]);
});

test('links that lead nowhere and files that do not exist are named', async () => {
  const { warn, captain } = await createNewsletter();
  await captain.call('POST', '/api/blog', makePost());
  await captain.call('POST', '/api/blog', makePost({ slug: 'hidden', published: false }));
  const links = [
    '/about',
    '/blog/hello-world',
    'https://hopper.example/blog',
    'https://a.example',
    'mailto:a@b.example',
    '#x',
  ];
  const broken = ['/nowhere', '/blog/hidden', 'https://hopper.example/gone', 'http:'];
  const content = [...links, ...broken].map((link) => `[x](${link})`).join(' ');
  const warnings = await warn({
    content: `${content}\n\n[y]() ![](/uploads/gone.png)\n\n![Fine](https://a.example/b.png)`,
  });
  expect(of(warnings, 'link').map((message) => message.split(': ').at(-1))).toEqual([
    '/nowhere',
    '/blog/hidden',
    'https://hopper.example/gone',
    'http:',
    '(empty)',
  ]);
  expect(of(warnings, 'image')).toEqual(['This file does not exist (any more): /uploads/gone.png']);
  expect(of(warnings, 'alt')).toEqual(['A picture has no description: /uploads/gone.png']);
});

test('a mail that Gmail would cut off is warned of', async () => {
  const { warn } = await createNewsletter();
  expect(of(await warn({ content: 'word '.repeat(19_000) }), 'size')).toEqual([]);
  expect(of(await warn({ content: 'word '.repeat(22_000) }), 'size')[0]).toMatch(/has 1\d\d KB/);
});

test('missing SPF and DMARC records are warned of, and what could not be checked is said', async () => {
  const { warn } = await createNewsletter({ MAIL_FROM: 'Grace <grace@news.hopper-and-co.com>' });
  const spf = { 'news.hopper-and-co.com': 'v=spf1 -all' };
  const dmarc = { '_dmarc.hopper-and-co.com': 'v=DMARC1; p=none' };
  const late = Object.assign(new Error('late'), { code: 'ETIMEOUT' });
  const codes = async (records: Record<string, string | Error>) => {
    const warnings = await warn({}, records);
    return [...of(warnings, 'spf'), ...of(warnings, 'dmarc')];
  };
  expect(await codes({ ...spf, ...dmarc })).toEqual([]);
  expect(await codes(dmarc)).toEqual([expect.stringMatching(/has no SPF record/)]);
  expect(await codes(spf)).toEqual([expect.stringMatching(/has no DMARC record/)]);
  expect(await codes({ 'news.hopper-and-co.com': late, '_dmarc.hopper-and-co.com': late })).toEqual([
    expect.stringMatching(/SPF record could not be checked/),
    expect.stringMatching(/DMARC record could not be checked/),
  ]);
});
