import type { AppContext } from '#server/context.ts';

/**
 * The words that a visitor read beside the box in which the address was typed: those of the landing page's own box, else of the
 * newsletter form.
 *
 * @param page path of the page that sent the form.
 */
export function consentText(
  { content, settings }: Pick<AppContext, 'content' | 'settings'>,
  page: string | null,
): string {
  const found = page === null ? undefined : content.findPage(page);
  const box =
    found && 'page' in found ? found.page.document.sections.find(({ kind }) => kind === 'emailCapture') : undefined;
  const { label, note, button, confirmFirst } = content.get('newsletter').form;
  const words =
    box?.kind === 'emailCapture' ? [box.heading, box.fieldLabel, box.button, box.consent] : [label, note, button];
  return [...words, settings.site().asksToConfirm ? confirmFirst : ''].filter(Boolean).join(' · ');
}
