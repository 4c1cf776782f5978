import type { Browser } from 'playwright-core';
import { openPage } from './browser.ts';

/** A page that notes every `pwned()`, every question put to the visitor, and what the browser's policy had to stop. */
export async function watchPage(browser: Browser) {
  const opened = await openPage(browser);
  const { page } = opened;
  const findings: string[] = [];
  await page.exposeFunction('report', (finding: string) => void findings.push(finding));
  await page.addInitScript(() => {
    const marked = window as unknown as { pwned(): void; report(finding: string): void };
    marked.pwned = () => marked.report(`ran at ${location.href}`);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      marked.report(`stopped ${violatedDirective} ${blockedURI} ${sample} at ${location.href}`);
    });
  });
  page.on('dialog', (dialog) => {
    findings.push(`asked ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { ...opened, findings };
}
