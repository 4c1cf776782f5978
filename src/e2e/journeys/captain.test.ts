import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectNoA11yViolations, WHOLE_PAGE } from '#testing/a11y.ts';
import { closeContexts, openPage, sharedBrowser } from '#testing/browser.ts';
import { longTest } from '#testing/long.ts';
import { type RunningServer, startServer } from '#testing/start-server.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), sharedBrowser()]);
});
afterAll(async () => {
  await closeContexts(browser);
  await server.stop();
});

// The a11y tests check each screen after it is opened; here axe checks the states in between.
longTest(
  'a new owner logs in, changes settings, publishes a post and a popup, and answers the first lead',
  async () => {
    const line = server.output.find((text) => text.startsWith('First login')) ?? '';
    const [, address = '', username = '', password = ''] = /at (\S+): username (\S+), password (\S+)/.exec(line) ?? [];
    const { page, context, messages } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
    const toast = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

    await page.goto(address);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill('not this one');
    await page.getByRole('button', { name: 'Log in' }).click();
    await toast('Invalid credentials');
    const visitor = await openPage(browser, { viewport: { width: 390, height: 844 } });
    const { page: site } = visitor;
    // The a11y check runs while the other page loads.
    await Promise.all([
      expectNoA11yViolations(page, 'the refused login', undefined, WHOLE_PAGE),
      site.goto(server.url),
    ]);
    expect(await site.getByText('Katherine').count()).toBe(0);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await page.getByText('Every message has been answered.').waitFor();

    await page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Settings', exact: true })
      .click();
    await page.getByLabel('Your name').fill('Katherine Johnson');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toast('Settings saved');
    await Promise.all([expectNoA11yViolations(page, 'the settings, saved', undefined, WHOLE_PAGE), site.reload()]);
    await site
      .locator('#about')
      .getByText(/Katherine/)
      .first()
      .waitFor();

    await page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Popup Notifications' })
      .click();
    await page.getByRole('button', { name: 'Create popup' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create popup' });
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await toast('Title and message are required');
    await expectNoA11yViolations(page, 'the refused popup');
    await dialog.getByLabel('Title').fill('Open for work');
    await dialog.getByLabel('Message').fill('Two places are free this month.');
    await dialog.getByLabel('Delay (seconds)').fill('0');
    await dialog.getByLabel('Show once').check();
    await dialog.getByLabel('Active').uncheck();
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    const item = page.getByRole('listitem').filter({ hasText: 'Open for work' });
    await item.getByRole('button', { name: 'Activate' }).click();
    await item.getByText('Active', { exact: true }).waitFor();
    await site.reload();
    const popup = site.getByRole('dialog', { name: 'Open for work' });
    await popup.getByText('Two places are free this month.').waitFor();
    const writePost = async () => {
      await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Content' }).click();
      await page.getByText('No posts yet').waitFor();
      await page.getByRole('link', { name: 'New post' }).first().click();
      await page.getByLabel('Title').fill('Why I started');
      const content = page.getByRole('textbox', { name: 'Content' });
      await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
      await content.click();
      await page.keyboard.type('Because **nobody** should type a job sheet twice.');
      await content.locator('strong', { hasText: 'nobody' }).waitFor();
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByRole('region', { name: 'Preview' }).locator('strong', { hasText: 'nobody' }).waitFor();
      await page.getByText('A draft: visitors do not see it.').waitFor();
      await page.getByLabel('Published').check();
      await page.getByText('Visitors do not see it yet: they can read it when you save.').waitFor();
      await page.getByRole('button', { name: 'Create post' }).click();
      await toast('Post Created');
      await page.getByRole('link', { name: 'Why I started', exact: true }).waitFor();
      await page.getByText('1 post', { exact: true }).waitFor();
    };
    await Promise.all([expectNoA11yViolations(site, 'the popup', undefined, WHOLE_PAGE), writePost()]);
    await popup.getByRole('button', { name: 'Close' }).click();
    await popup.waitFor({ state: 'detached' });
    await site.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await site.getByRole('link', { name: 'Why I started' }).click();
    await site.getByText('should type a job sheet twice').waitFor();
    await site.getByText('By Katherine').waitFor();

    await site.getByRole('button', { name: 'Menu' }).click();
    await site.getByRole('dialog', { name: 'Site menu' }).getByRole('link', { name: 'Contact' }).click();
    await site.waitForURL('**/#contact');
    const form = site.locator('#contact');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await form.getByText('Please select at least one service').waitFor();
    await expectNoA11yViolations(site, 'the form with what is missing');
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Byron');
    await form.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com');
    await form.getByLabel('Workflow Automation').check();
    await form.getByLabel('Message', { exact: true }).fill('We type each job sheet twice.');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await site.getByText('Message sent successfully!', { exact: true }).first().waitFor();

    const lead = page.getByRole('listitem').filter({ hasText: 'ada@example.com' });
    const findLead = async () => {
      await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Overview' }).click();
      await page.getByRole('link', { name: 'View leads' }).click();
      await lead.getByText('We type each job sheet twice.').waitFor();
      await page.getByText('1 lead', { exact: true }).waitFor();
    };
    await Promise.all([expectNoA11yViolations(site, 'the form, sent', undefined, WHOLE_PAGE), findLead()]);
    await expectNoA11yViolations(page, 'a lead that waits');
    await lead.getByRole('button', { name: 'Mark as responded' }).click();
    await toast('Marked as responded');
    await page.getByText('Nobody waits for an answer. 1 in total, newsletter readers included.').waitFor();
    await expectNoA11yViolations(page, 'the answered lead');
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Overview' }).click();
    await page.getByText('Every message has been answered.').waitFor();

    expect(visitor.messages).toEqual([]);
    expect(messages.filter((message) => !message.includes('status of 401'))).toEqual([]);
    await visitor.context.close();
    await context.close();
  },
);
