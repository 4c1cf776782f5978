import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '#testing/open-site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a day that was closed is not chosen for a copy; days off of another year say so', async () => {
  const { page, context } = await site.work('/captain?tab=booking&view=hours');
  const year = new Date().getFullYear() + 1;
  await site.captain.call('POST', '/captain/schedule/blocked-dates', {
    type: 'range',
    startDate: `${year}-01-05`,
    endDate: `${year}-01-09`,
  });
  await page.reload();
  await page.getByText(new RegExp(`Jan 5, ${year} to .* Jan 9, ${year}`)).waitFor();
  await page.getByRole('checkbox', { name: /^Open on Friday/ }).uncheck();
  await page.getByRole('button', { name: 'Copy Monday' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy Monday to' });
  expect(await dialog.getByRole('checkbox', { name: 'Thursday' }).isChecked()).toBe(true);
  expect(await dialog.getByRole('checkbox', { name: 'Friday' }).isChecked()).toBe(false);
  await context.close();
});

test('holidays have their day in every time zone', async () => {
  const { page, context } = await site.work('/captain?tab=booking&view=hours', { timezoneId: 'America/Chicago' });
  await page.getByRole('button', { name: 'Add public holidays' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add public holidays' });
  const thanksgiving = dialog.getByRole('listitem').filter({ hasText: 'Thanksgiving Day' }).last();
  expect(await thanksgiving.innerText()).toMatch(/Thu, Nov 2\d/);
  await context.close();
});
