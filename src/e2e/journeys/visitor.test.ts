import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoA11yViolations, WHOLE_PAGE } from '#testing/a11y.ts';
import { freeDays, freeTimes } from '#testing/booking-calendar.ts';
import { waitForHydration } from '#testing/browser.ts';
import { PASSWORD } from '#testing/captain.ts';
import { longTest } from '#testing/long.ts';
import { openSite, type Site } from '#testing/open-site.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  timezoneId: 'America/New_York',
  extraHTTPHeaders: { 'Save-Data': 'on' },
};

let site: Site;

beforeAll(async () => {
  site = await openSite();
  site.scheduler.set('fails');
});
afterAll(() => site.close());

longTest(
  'a visitor on a phone comes from a search result and books a call although the external scheduler fails',
  async () => {
    const { page, context, messages } = await site.open(PHONE);
    await page.goto(`${site.server.url}/services/n8n-workflow-automation`, { referer: 'https://search.example/' });
    await waitForHydration(page);
    expect(await page.evaluate(() => document.referrer)).toBe('https://search.example/');
    for (const heading of await page.locator('main h2').all()) {
      // Interactive parts hydrate when they come into view, which replaces their elements.
      const read = () =>
        heading.evaluate((element) => {
          element.scrollIntoView();
          return element.checkVisibility({ opacityProperty: true });
        });
      await expect.poll(read).toBe(true);
    }

    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Site menu' });
    await menu.waitFor();
    await expectNoA11yViolations(page, 'the menu', undefined, WHOLE_PAGE);
    await menu.getByRole('link', { name: 'Contact' }).tap();
    await page.waitForURL('**/#contact');
    await menu.waitFor({ state: 'hidden' });
    await page.waitForFunction(
      () => Math.abs(document.getElementById('contact')?.getBoundingClientRect().top ?? 9999) < 150,
    );
    await page.getByRole('link', { name: 'Book Free Consultation' }).last().tap();

    await page.waitForURL('**/calendar');
    await page.getByRole('heading', { level: 1, name: 'Book Your Free Consultation' }).waitFor();
    await page.getByText('Opens in a new window • No credit card required', { exact: true }).waitFor();
    await waitForHydration(page);
    const picker = page.locator('#booking');
    await picker.getByText('Times in America/New York').waitFor();
    await picker.getByRole('button', { name: 'Book this time' }).tap();
    await picker.getByText('Please give your first name').waitFor();
    await picker.getByText('Please choose a time').waitFor();
    await expectNoA11yViolations(page, 'the booking page with what is missing');

    await freeDays(picker).last().tap();
    await freeTimes(picker).first().tap();
    const chosen = (await picker.getByText(/^You chose /).textContent()) ?? '';
    await picker.getByLabel('First name').fill('Ada');
    await picker.getByLabel('Last name').fill('Byron');
    await picker.getByLabel('Email').fill('ada@example.com');
    await picker.getByRole('button', { name: 'Book this time' }).tap();

    await page.waitForURL('**/booking/*');
    await page.getByRole('heading', { level: 1, name: 'You are booked' }).waitFor();
    const facts = await page.locator('dl').first().getByRole('definition').allTextContents();
    const [, dayName = '', time = ''] = /^You chose (\w+, \w+ \d+), (\d+:\d\d [AP]M), 30 min$/.exec(chosen) ?? [];
    expect(facts).toEqual(expect.arrayContaining([dayName, time, 'America/New York', '30 minutes', 'Grace Hopper']));
    await expectNoA11yViolations(page, 'the confirmation');

    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to my calendar' }).tap();
    const calendar = await textOf(await (await file).createReadStream());
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT\r\n[\s\S]*END:VCALENDAR\r\n$/);
    const start = /^DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\r$/m.exec(calendar)?.slice(1) ?? [];
    const [year, month, date, hour, minute] = start;
    expect(inNewYork(`${year}-${month}-${date}T${hour}:${minute}:00Z`)).toBe(`${dayName}, ${time}`);
    expect(messages.filter((message) => !message.includes('status of 500'))).toEqual([]);
    await context.close();

    const captain = await site.open({ viewport: { width: 1280, height: 900 } });
    await captain.page.goto(`${site.server.url}/captain`);
    await captain.page.getByLabel('Username').fill('captain');
    await captain.page.getByLabel('Password').fill(PASSWORD);
    await captain.page.getByRole('button', { name: 'Log in' }).click();
    await captain.page.getByRole('listitem').filter({ hasText: 'Ada Byron' }).waitFor();
    await captain.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Leads' }).click();
    const lead = captain.page.getByRole('listitem').filter({ hasText: 'ada@example.com' });
    await lead.getByText('1 booking').waitFor();
    await lead.getByRole('link', { name: 'Ada Byron', exact: true }).click();
    await captain.page.getByRole('combobox', { name: 'Status of the booking' }).waitFor();
    await captain.page.getByText('on /calendar from https://search.example/').waitFor();
    await expectNoA11yViolations(captain.page, 'the lead with its booking');
    await captain.context.close();
  },
);

test('the hero video does not load with Save-Data, until its play button is pressed', async () => {
  const { page, context, messages } = await site.open({ ...PHONE, reducedMotion: 'no-preference' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const videos: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp4') && videos.push(request.url()));
  await page.goto(site.server.url, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc)).toBe('');
  expect(videos).toEqual([]);
  const asked = page.waitForRequest('**/videos/hero-video.mp4');
  await page.getByRole('button', { name: 'Play background video' }).tap();
  await asked;
  expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  await context.close();
});

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** `Monday, January 5, 1:30 PM`. */
function inNewYork(moment: string): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options }).format(new Date(moment));
  const time = write({ hour: 'numeric', minute: '2-digit' }).replace(/\s/g, ' ');
  return `${write({ weekday: 'long', month: 'long', day: 'numeric' })}, ${time}`;
}
