import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import type { Week } from '#shared/schedule.schema.ts';
import { expectFits, expectNoA11yViolations, WHOLE_PAGE } from '#testing/a11y.ts';
import { waitUntilLoaded } from '#testing/browser.ts';
import { PASSWORD } from '#testing/captain.ts';
import { inLong } from '#testing/long.ts';
import { makeContact, makePost } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';

/** Every tab, and a text that is visible once its data has loaded. */
const TABS = {
  overview: 'View leads',
  statistics: 'Page views each day',
  leads: /Donau/,
  'leads&view=person': 'Edit templates',
  subscribers: /donau/,
  newsletter: /^Donau/,
  chats: /Fooblatt/,
  setup: 'Language and kind of site',
  chatbot: 'New answer',
  'chatbot&view=new-answer': 'Save answer',
  'chatbot&view=try': 'Ask as a visitor would',
  'chatbot&view=wording': 'Synonyms of the chatbot',
  'chatbot&view=unanswered': /Fooblatt/,
  'chatbot&view=tests': /^Donau/,
  pages: /^Home/,
  services: /^N8N Workflow/,
  cms: /^Donau/,
  popups: /^Donau/,
  booking: /^Donau/,
  'booking&view=hours': /Donau/,
  'booking&view=types': /^Donau/,
  'booking&view=settings': 'Booking window',
  outbox: /wrote to you/,
  apps: /^Donau/,
  audit: 'Login',
  privacy: 'Email address',
  users: /^Donau/,
  account: 'This browser',
  settings: 'Identity',
  system: 'Export and import',
};
/** Parts of Settings, linked there and not in the navigation. */
const IN_SETTINGS = ['outbox', 'privacy', 'apps', 'audit', 'system'];
/** A word that is wider than a phone's screen. */
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte';
const SLUG = 'donaudampfschifffahrtselektrizitaetenhauptbetrieb';
const EMAIL = 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerk@donaudampfschifffahrtsgesellschaft.example';

let site: Site;

beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: '1' });
  const { call } = site.captain;
  const contact = makeContact({
    firstName: WORD,
    lastName: WORD,
    email: EMAIL,
    company: WORD,
    message: `${WORD} `.repeat(9),
  });
  await call('POST', '/contact', contact);
  await call('POST', '/newsletter', { email: EMAIL, page: '/services/social-media-automation' });
  await call('POST', '/chatbot', { message: `Do you support the Fooblatt ${WORD}?` });
  await call('POST', '/captain/unanswered/1');
  const link = { label: WORD.slice(0, 60), href: '/about' };
  const card = { topic: 'limits', title: WORD, phrasings: [WORD], answer: WORD, next: [], isActive: true, link };
  await call('POST', '/captain/answers', { id: SLUG, ...card });
  await call('POST', '/captain/answers/tests', { question: WORD, card: SLUG });
  await call('POST', '/blog', makePost({ title: WORD, slug: SLUG, tags: [SLUG] }));
  await call('POST', '/captain/newsletters', { subject: WORD, preview: WORD, content: WORD });
  await call('POST', '/captain/popup-notifications', {
    title: WORD,
    message: WORD,
    buttonText: WORD.slice(0, 60),
    buttonLink: `/about?${WORD}`,
  });
  await call('POST', '/captain/apps', { name: WORD.slice(0, 80), redirectUris: [], scopes: ['read', 'draft', 'act'] });
  await call('POST', '/captain/users', { username: WORD.slice(0, 50), password: PASSWORD, name: WORD, email: EMAIL });
  const questions = [{ label: WORD, kind: 'choice', options: [WORD, 'other'] }];
  await call('POST', '/captain/meeting-types', { name: WORD, slug: SLUG, minutes: 15, location: WORD, questions });
  await call('POST', '/captain/schedule/blocked-dates', { type: 'weekly', dayOfWeek: 3, description: WORD });
  const { days } = await call<Week>('GET', '/captain/schedule/week');
  for (const { date } of days) {
    await call('POST', '/captain/schedule/blocked-times', { date, from: '09:00', to: '09:15', title: WORD });
  }
  const files = new FormData();
  files.append('files', new File(['words'], `${WORD}.txt`));
  await fetch(`${site.server.url}/api/assets`, { method: 'POST', headers: site.captain.headers, body: files });
});
afterAll(() => site.close());

async function follow(link: Locator): Promise<void> {
  await link.click();
  await link.and(link.page().locator('[aria-current]')).waitFor();
}

test('a11y: the dialogs of the navigation have no axe violations', async () => {
  const { page, context } = await site.work('/captain', { viewport: { width: 320, height: 700 } });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Subscribers' }).waitFor();
  await expectNoA11yViolations(page, 'all areas', [320]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find/ }).fill('Donau');
  await page.getByRole('option', { name: /Post$/ }).waitFor();
  await page.getByRole('option', { name: /Person$/ }).waitFor();
  await expectNoA11yViolations(page, 'found', [320]);
  await context.close();
});

test('a11y: the login screen has no axe violations', async () => {
  const { page, context } = await site.open();
  await page.goto(`${site.server.url}/captain`);
  await page.getByLabel('Username').waitFor();
  await expectNoA11yViolations(page, 'the login', undefined, WHOLE_PAGE);
  await context.close();
});

describe('with very long words', () => {
  let opened: Awaited<ReturnType<Site['work']>>;
  beforeAll(async () => {
    opened = await site.work('/captain');
  });

  /** Opens a tab by its links, in the page that is there: loading the dashboard again for each tab takes longer than axe. */
  async function show(tab: keyof typeof TABS): Promise<Page> {
    const { page, messages } = opened;
    messages.length = 0;
    const [id, view] = tab.split('&view=');
    const link = page.locator(`a[href="${paths.captainTab(id ?? '')}"]`).filter({ visible: true });
    const navigation = page.getByRole('navigation', { name: 'Dashboard' });
    if (IN_SETTINGS.includes(tab)) await follow(navigation.getByRole('link', { name: 'Settings', exact: true }));
    await follow(link.first());
    if (view === 'new-answer') await page.getByRole('link', { name: 'New answer' }).click();
    else if (view === 'person') {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Donau/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Reply', exact: true }).click();
    } else if (view) await follow(page.locator(`main nav a[href$="&view=${view}"]`));
    await page.getByRole('main').getByText(TABS[tab]).filter({ visible: true }).first().waitFor();
    await waitUntilLoaded(page);
    return page;
  }

  let isFrameChecked = false;

  /** The frame of the dashboard, with its navigation, is the same around each tab: it is looked at once. */
  async function look(page: Page, state: string): Promise<void> {
    await expectNoA11yViolations(page, state, undefined, isFrameChecked ? undefined : WHOLE_PAGE);
    isFrameChecked = inLong(true, false);
  }

  test.each(Object.keys(TABS) as (keyof typeof TABS)[])('a11y: the tab %s has no axe violations', async (tab) => {
    const page = await show(tab);
    const closed = page.getByRole('main').locator('summary, [aria-expanded=false]');
    const folds = (await closed.count()) > 0;
    // The opened part stands beside the rest of the tab, so that axe sees both at once.
    if (inLong(!folds, true)) await look(page, `the tab ${tab}`);
    else for (const width of [320, 1280]) await expectFits(page, `the tab ${tab}`, width);
    if (folds) {
      await closed.first().click();
      await waitUntilLoaded(page);
      await look(page, `the tab ${tab}, opened`);
    }
    expect(opened.messages).toEqual([]);
  });

  test('a11y: a chat transcript has no axe violations', async () => {
    const page = await show('chats');
    await page
      .getByRole('link', { name: /Fooblatt/ })
      .last()
      .click();
    await page.getByRole('link', { name: 'All chats' }).waitFor();
    await waitUntilLoaded(page);
    await look(page, 'the transcript');
  });

  /** `npm test` looks at every second one: all are drawn from the same parts. */
  const DIALOGS: [keyof typeof TABS, (string | RegExp)[]][] = [
    ['leads&view=person', ['Delete this lead']],
    ['chatbot&view=unanswered', [/^Add to an answer/]],
    ['chatbot&view=tests', ['Add a test']],
    ['services', ['Add service']],
    ['services', [/^Edit N8N/]],
    ['cms', [/^Delete Donau/]],
    ['cms', [/^Newsletter with this post: Donau/]],
    ['popups', ['Create popup']],
    ['popups', [/^Edit Donau/]],
    ['booking', ['Block time']],
    ['booking', [/Donau/]],
    ['booking&view=types', [/^Edit Donau/]],
    ['users', ['Add user']],
    ['users', [/^Edit Donau/]],
  ];
  test.each(DIALOGS.filter((_, index) => inLong(index % 2 === 0, true)))(
    'a11y: in the tab %s the dialog opened by %s has no axe violations',
    async (tab, steps) => {
      const page = await show(tab);
      for (const name of steps) await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').waitFor();
      await waitUntilLoaded(page);
      await expectNoA11yViolations(page, `the dialog of ${tab}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  );
});
