import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { LandingDocument } from '#content/landing.schema.ts';
import type { MailsDocument } from '#content/mails.schema.ts';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { FreeSlots } from '#shared/booking.schema.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { localClock } from '#shared/local-clock.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import type { Schedule, Week } from '#shared/schedule.schema.ts';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { chooseTime, freeDays, shiftDay } from '#testing/booking-calendar.ts';
import { openSite, type Site } from '#testing/open-site.ts';

const { booking, chat, forms } = STARTER.documents;
const copy = booking.form;

let site: Site;
let type: MeetingType;

beforeAll(async () => {
  site = await openSite();
  const questions = [
    { label: 'Your website', required: true },
    { label: 'Team size', kind: 'choice', options: ['Only me', '2 to 10'] },
  ];
  type = await site.captain.call<MeetingType>('POST', '/captain/meeting-types', {
    name: 'Coffee chat',
    description: 'A quarter of an hour to get to know each other.',
    minutes: 15,
    stepMinutes: 15,
    location: 'https://meet.example/coffee',
    questions,
  });
});
afterAll(() => site.close());

async function fillIn(page: Page, email: string) {
  const picker = page.locator('#booking');
  await chooseTime(picker);
  await picker.getByLabel(copy.firstName).fill('Ada');
  await picker.getByLabel(copy.lastName).fill('Byron');
  await picker.getByLabel(copy.email).fill(email);
  return picker;
}

test('/book lists what can be booked, with length and place, but no link of a meeting before booking; a visitor books an own meeting type and answers its questions', async () => {
  const { page, context } = await site.visit('/book', { viewport: { width: 320, height: 700 } });
  onTestFinished(() => context.close());
  const coffee = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Coffee chat' }) });
  await coffee.getByText('15 minutes').waitFor();
  await coffee.getByText('By video (meet.example)', { exact: true }).waitFor();
  expect(await page.content()).not.toContain('meet.example/coffee');
  await page.getByRole('heading', { name: booking.meetings.consultation }).waitFor();
  await expectNoA11yViolations(page, '/book', [320]);
  await coffee.getByRole('link').click();
  await page.waitForURL('**/book/coffee-chat');

  await page.getByRole('heading', { level: 1, name: 'Coffee chat' }).waitFor();
  await expectNoA11yViolations(page, 'own meeting type', [320]);
  const picker = await fillIn(page, 'ada@example.com');
  await picker.getByRole('button', { name: copy.send }).click();
  await picker.getByText(forms.messages.answerMissing).waitFor();
  expect(await picker.getByLabel('Your website').evaluate((field) => field === document.activeElement)).toBe(true);
  await picker.getByLabel('Your website').fill('example.com');
  await picker.getByLabel('Team size').selectOption('2 to 10');
  await picker.getByRole('button', { name: copy.send }).click();
  await page.waitForURL(/\/booking\//);
  await page.getByText('Coffee chat').waitFor();
  const [stored] = await site.captain.call<{ answers: unknown }[]>('GET', '/captain/bookings?q=ada@example.com');
  expect(stored?.answers).toEqual([
    { question: 'Your website', answer: 'example.com' },
    { question: 'Team size', answer: '2 to 10' },
  ]);
});

test('the same without JavaScript, where a refused form keeps what was typed', async () => {
  const { page, context } = await site.visit('/book/coffee-chat', { javaScriptEnabled: false });
  onTestFinished(() => context.close());
  const picker = await fillIn(page, 'bob@example');
  await picker.getByLabel('Your website').fill('bob.example');
  await picker.getByLabel('Team size').selectOption('Only me');
  await picker.getByRole('button', { name: copy.send }).click();
  await page.getByText(forms.messages.emailIncomplete).first().waitFor();
  expect(await picker.getByLabel('Your website').inputValue()).toBe('bob.example');
  expect(await picker.getByLabel('Team size').inputValue()).toBe('Only me');
  await picker.getByLabel(copy.email).fill('bob@example.com');
  await picker.getByRole('button', { name: copy.send }).click();
  await page.waitForURL(/\/booking\//);
});

test('a month without a free time leads to the next free day', async () => {
  const { timezone } = await site.captain.call<Schedule>('GET', '/captain/schedule');
  const today = localClock(Date.now(), timezone).date;
  const season = { name: 'Next season', minutes: 30, horizonDays: 120 };
  const { id } = await site.captain.call<MeetingType>('POST', '/captain/meeting-types', season);
  const { blockedDates } = await site.captain.call<Schedule>('POST', '/captain/schedule/blocked-dates', {
    type: 'range',
    startDate: today,
    endDate: shiftDay(today, 45),
  });
  onTestFinished(async () => {
    await site.captain.call('DELETE', `/captain/schedule/blocked-dates/${blockedDates[0]?.id}`);
    await site.captain.call('DELETE', `/captain/meeting-types/${id}`);
  });
  const { page, context } = await site.visit('/book/next-season', { timezoneId: timezone });
  onTestFinished(() => context.close());
  const picker = page.locator('#booking');
  const chosen = picker.getByRole('gridcell', { selected: true }).getByRole('button');
  const day = await chosen.getAttribute('value');
  await picker.getByRole('button', { name: copy.zone }).waitFor();
  await picker.getByRole('button', { name: copy.earlier }).click();
  await picker.getByText(copy.none).waitFor();
  expect(await freeDays(picker).count()).toBe(0);
  await picker.getByRole('button', { name: copy.nextFree }).click();
  await expect.poll(() => chosen.getAttribute('value')).toBe(day);
});

test('the chat asks the questions of the consultation too', async () => {
  const questions = [{ label: 'Your website', required: true }];
  await site.captain.call('PUT', '/captain/meeting-types/1', { questions });
  onTestFinished(async () => void (await site.captain.call('PUT', '/captain/meeting-types/1', { questions: [] })));
  const { page, context } = await site.visit('/');
  onTestFinished(() => context.close());
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: chat.placeholder }).fill('book a call');
  await page.keyboard.press('Enter');
  const times = page.getByRole('region', { name: chat.booking.times });
  await times.getByRole('button').last().click();
  await times.getByLabel(copy.firstName).fill('Cyd');
  await times.getByLabel(copy.lastName).fill('Chatty');
  await times.getByLabel(copy.email).fill('cyd@example.com');
  await times.getByRole('button', { name: copy.send }).click();
  await times.getByText(forms.messages.answerMissing).waitFor();
  await times.getByLabel('Your website').fill('cyd.example');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByRole('link', { name: chat.booking.page }).waitFor();
  const [stored] = await site.captain.call<{ answers: unknown }[]>('GET', '/captain/bookings?q=cyd@example.com');
  expect(stored?.answers).toEqual([{ question: 'Your website', answer: 'cyd.example' }]);
});

test('the owner adds a meeting type, where a refusal stands beside its field, and copies the embed code of another; a visitor of another site books in a frame, which takes the height of its content', async () => {
  const { page: captainPage, context: captainContext } = await site.work('/captain?tab=booking&view=types', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  onTestFinished(() => captainContext.close());
  await captainPage.getByText('this counts for the built-in calendar only').waitFor();
  await captainPage.getByRole('button', { name: 'Add meeting type' }).click();
  const dialog = captainPage.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Site visit');
  await dialog.getByText('Times, limits and address', { exact: true }).click();
  await dialog.getByLabel('Address').fill('coffee-chat');
  await dialog.getByRole('button', { name: 'Add question' }).click();
  await dialog.getByRole('textbox', { name: 'Question 1' }).fill('Where?');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Another meeting type has this address').waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Question 1' }).inputValue()).toBe('Where?');
  await dialog.getByLabel('Address').fill('');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await captainPage.getByRole('link', { name: '/book/site-visit' }).waitFor();
  const added = (await site.captain.call<MeetingType[]>('GET', '/captain/meeting-types')).at(-1);
  expect(added).toMatchObject({ name: 'Site visit', questions: [{ label: 'Where?' }] });
  await site.captain.call('DELETE', `/captain/meeting-types/${added?.id}`);

  await captainPage.getByRole('button', { name: 'Copy embed code Coffee chat' }).click();
  await captainPage.getByText('Embed code copied').first().waitFor();
  const code = await captainPage.evaluate(() => navigator.clipboard.readText());
  const other = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(code));
  await new Promise<void>((resolve) => other.listen(0, resolve));
  onTestFinished(() => void other.close());
  const origin = `http://localhost:${(other.address() as AddressInfo).port}`;

  const { page, context } = await site.open();
  onTestFinished(() => context.close());
  await page.goto(origin);
  const frame = page.frameLocator('iframe');
  const policy = async () => {
    const { headers } = await fetch(`${site.server.url}/embed/book/coffee-chat`);
    const ancestors = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    return [ancestors, headers.get('x-frame-options')];
  };
  expect(await policy()).toEqual(["'self'", 'SAMEORIGIN']);
  expect(await frame.locator('#booking').count()).toBe(0);

  await site.captain.call('PUT', '/captain/settings', { embed_origins: `${origin}, https://other.example/` });
  expect(await policy()).toEqual([`'self' ${origin} https://other.example`, null]);
  await page.reload();
  const calendar = frame.locator('#booking');
  await frame.getByRole('button', { name: copy.zone }).waitFor();
  const heights = () =>
    page.evaluate(() => [document.querySelector('iframe')!.clientHeight, document.documentElement.scrollWidth]);
  await expect.poll(async () => (await heights())[0]).not.toBe(900);
  const inner = await frame
    .locator('main > div')
    .evaluate((content) => Math.ceil(content.getBoundingClientRect().height));
  expect((await heights())[0]).toBe(inner);
  await chooseTime(calendar);
  await frame.getByLabel(copy.firstName).fill('Fay');
  await frame.getByLabel(copy.lastName).fill('Framed');
  await frame.getByLabel(copy.email).fill('fay@example.com');
  await frame.getByLabel('Your website').fill('fay.example');
  await frame.getByRole('button', { name: copy.send }).click();
  await frame.getByRole('heading', { name: booking.booked.heading.booked }).waitFor();
  await frame.getByRole('link', { name: 'meet.example/coffee' }).waitFor();
  await frame.getByRole('link', { name: booking.booked.manage }).waitFor();
  expect((await fetch(`${site.server.url}/embed/book/nothing`)).status).toBe(404);
});

test('the owner gives a meeting type hours of its own; refused and switched off ones are not lost, and visitors see them', async () => {
  const { timezone } = await site.captain.call<Schedule>('GET', '/captain/schedule');
  const { page, context } = await site.work('/captain?tab=booking&view=types', {
    viewport: { width: 320, height: 700 },
  });
  onTestFinished(() => context.close());
  const { id, name } = await site.captain.call<MeetingType>('POST', '/captain/meeting-types', {
    name: 'Workshop',
    minutes: 60,
  });
  onTestFinished(() => site.captain.call('DELETE', `/captain/meeting-types/${id}`));
  await page.reload();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` });
  const own = dialog.getByRole('checkbox', { name: 'Hours of its own' });
  await dialog.getByText('Monday to Friday 9:00 AM–5:00 PM').waitFor();
  await own.check();
  for (const day of ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await dialog.getByRole('button', { name: new RegExp(`^Remove ${day}`) }).click();
  }
  await dialog.getByLabel('Tuesday to').fill('12:00');
  await dialog.getByRole('button', { name: 'Copy Tuesday' }).click();
  const copy = page.getByRole('dialog', { name: 'Copy Tuesday to' });
  await copy.getByRole('checkbox', { name: 'Thursday' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await copy.getByRole('checkbox', { name: 'Monday' }).uncheck();
  await copy.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByRole('button', { name: /^Remove Monday/ }).click();
  await dialog.getByLabel('Thursday to').fill('08:00');
  await expectNoA11yViolations(page, 'own hours', [320], '[role=dialog], dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('The end has to be after the start').waitFor();
  await dialog.getByLabel('Thursday to').fill('12:00');
  await own.uncheck();
  await own.check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('own hours: Tuesday, Thursday 9:00 AM–12:00 PM').waitFor();

  const opened = await fetch(`${site.server.url}/api/slots?type=workshop&days=14&timezone=${timezone}`);
  const { days } = (await opened.json()) as FreeSlots;
  const open = days.filter(({ slots }) => slots.length > 0);
  expect(open.map(({ date }) => new Date(date).getUTCDay()).filter((day) => day !== 2 && day !== 4)).toEqual([]);
  expect(open.at(-1)?.slots.map(({ time }) => time)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  await page.goto(`${site.server.url}/captain?tab=booking&view=hours`);
  await page.getByText('Not for Workshop, with hours of its own').waitFor();
});

test('a landing page shows the calendar of any meeting type', async () => {
  const pages = await site.captain.call<{ key: string; path: string }[]>('GET', '/captain/content');
  const key = pages.find(({ path }) => path === '/Home-services-ai')?.key;
  const { data, published, version } = await site.captain.call<{
    data?: LandingDocument;
    published: LandingDocument;
    version: number;
  }>('GET', `/captain/content/${key}`);
  const before = data ?? published;
  const sections = before.sections.map((section) =>
    section.kind === 'scheduler' ? { ...section, calendar: '/book/coffee-chat' } : section,
  );
  const draft = await site.captain.call<{ version: number }>('PUT', `/captain/content/${key}/draft`, {
    version,
    data: { ...before, sections },
  });
  await site.captain.call('POST', `/captain/content/${key}/publish`, { version: draft.version });
  const { page, context, messages } = await site.visit('/Home-services-ai');
  onTestFinished(() => context.close());
  const calendar = page.locator('#booking');
  await calendar.scrollIntoViewIfNeeded();
  await calendar.getByRole('button', { name: copy.zone }).waitFor();
  await chooseTime(calendar);
  await calendar.getByLabel(copy.firstName).fill('Lou');
  await calendar.getByLabel(copy.lastName).fill('Landed');
  await calendar.getByLabel(copy.email).fill('lou@example.com');
  await calendar.getByLabel('Your website').fill('lou.example');
  await calendar.getByRole('button', { name: copy.send }).click();
  await page.waitForURL(/\/booking\//);
  expect(messages).toEqual([]);
});

test('own types have a share card and a line in the sitemap; unknown and hidden ones are the 404 page', async () => {
  const read = (path: string) => fetch(site.server.url + path, { redirect: 'manual' });
  const html = await (await read('/book/coffee-chat')).text();
  const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const picture = await read(new URL(card).pathname);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(html).toContain('<title>Coffee chat');
  expect(await (await read('/sitemap.xml')).text()).toContain('/book/coffee-chat</loc>');
  expect(await (await read('/llms.txt')).text()).toContain('/book/coffee-chat): A quarter');

  const moved = await read('/book/strategy');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/strategy-session']);
  await site.captain.call('PUT', `/captain/meeting-types/${type.id}`, { isActive: false });
  for (const path of ['/book/coffee-chat', '/book/nothing', '/og/book/coffee-chat.png']) {
    expect((await read(path)).status, path).toBe(404);
  }
  expect(await (await read('/sitemap.xml')).text()).not.toContain('/book/');
  await site.captain.call('PUT', `/captain/meeting-types/${type.id}`, { isActive: true });
  expect((await read('/book/coffee-chat')).status).toBe(200);
});

test('the week view: time is blocked by keyboard and by drag, seen by visitors, and unblocked', async () => {
  const { page, context } = await site.work('/captain?tab=booking');
  onTestFinished(() => context.close());
  const week = page.waitForResponse(/schedule\/week\?from=/);
  await page.getByRole('button', { name: 'Next week' }).click();
  const { days, timezone } = (await (await week).json()) as Week;
  const date = days[1]!.date;
  await page.getByRole('button', { name: 'Block time' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`Times in ${timezone.replace(/_/g, ' ')}.`).waitFor();
  await dialog.getByLabel('Day').fill(date);
  await dialog.getByLabel('From').fill('09:00');
  await dialog.getByLabel('To').fill('08:00');
  await dialog.getByLabel('Reason').fill('Dentist');
  await page.keyboard.press('Enter');
  await dialog.getByText('The end has to be after the beginning').waitFor();
  await dialog.getByLabel('To').fill('12:00');
  await page.keyboard.press('Enter');
  const blocked = page.getByRole('button', { name: /Blocked.*9:00 AM to 12:00 PM Dentist/ });
  await blocked.waitFor();
  const firstTime = async () => {
    const query = new URLSearchParams({ from: date, days: '1', timezone });
    const slots = await (await fetch(`${site.server.url}/api/slots?${query}`)).json();
    return slots.days[0].slots[0]?.time;
  };
  expect(await firstTime()).toBe('12:00');

  // From 12:00 PM to 1:30 PM of the same day.
  const morning = (await blocked.boundingBox())!;
  const noon = morning.y + morning.height;
  const hour = morning.height / 3;
  await page.mouse.move(morning.x + 20, noon + 2);
  await page.mouse.down();
  await page.mouse.move(morning.x + 20, noon + 1.5 * hour - 2, { steps: 3 });
  await page.mouse.up();
  expect(await dialog.getByLabel('From').inputValue()).toBe('12:00');
  expect(await dialog.getByLabel('To').inputValue()).toBe('13:30');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('button', { name: /12:00 PM to 1:30 PM/ }).waitFor();
  expect(await firstTime()).toBe('13:30');

  await blocked.focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await expect.poll(() => blocked.count()).toBe(0);
  expect(await firstTime()).toBe('09:00');

  await page.getByRole('button', { name: 'Block time' }).click();
  await dialog.getByLabel('Day').fill(date);
  await dialog.getByLabel('All 24 hours').check();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await page
    .getByText(/, all day$/)
    .first()
    .waitFor();
  expect(await firstTime()).toBeUndefined();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('radio', { name: /Fri/ }).check();
  expect(await page.getByRole('region', { name: /Fri/ }).isVisible()).toBe(true);
  expect(await page.getByRole('region', { name: /Tue/ }).isVisible()).toBe(false);
});

test('the owner stops offering the second meeting in the list, and offers it again at its page', async () => {
  const { page, context } = await site.work('/captain?tab=booking&view=types');
  onTestFinished(() => context.close());
  const status = async () => (await fetch(`${site.server.url}/strategy-session`)).status;
  await page.getByRole('button', { name: /^Stop offering it Deep-dive/ }).click();
  await page.getByRole('button', { name: /^Offer it Deep-dive/ }).waitFor();
  expect(await status()).toBe(404);
  await page.goto(`${site.server.url}/captain/pages/strategy-session`);
  await page.getByText('You do not offer this meeting').waitFor();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Offer it', exact: true }).click();
  await page.getByText('You do not offer this meeting').waitFor({ state: 'detached' });
  expect(await status()).toBe(200);
});

test('a new name of the second meeting is what visitors read, too', async () => {
  const { page, context } = await site.work('/captain?tab=booking&view=types');
  onTestFinished(() => context.close());
  await page.getByRole('button', { name: /^Edit Deep-dive/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit Deep-dive/ });
  await dialog.getByLabel('Name', { exact: true }).fill('Working session');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Meeting type saved', { exact: true }).waitFor();
  const { published } = await site.captain.call<EditedDocumentJson>('GET', '/captain/content/mails');
  const meetings = (published as MailsDocument | null)?.meetings;
  expect(meetings?.strategy).toEqual({ name: 'Working session', inSentence: 'Working session' });
  const list = await (await fetch(`${site.server.url}/book`)).text();
  expect(list).toContain('Working session');
});
