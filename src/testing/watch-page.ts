import type { BrowserContext, Page } from 'playwright-core';

/** Records every call of `pwned()`, every dialog and every CSP violation of a page. Call it before the first navigation. */
export async function watchPage(opened: { context: BrowserContext; page: Page }) {
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
