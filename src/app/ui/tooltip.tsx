import { useEffect } from 'react';

/** Hover time until the tooltip opens; it opens immediately when another one closed less than `SKIP_DELAY_MS` ago. Milliseconds. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
const GAP_PX = 8;

/**
 * Shows the text of `data-tooltip` next to its element, on hover and on keyboard focus; Escape closes it. Render it once per
 * layout. The text must repeat the element's accessible name: tooltips are hidden from screen readers.
 */
export function Tooltips() {
  useEffect(() => {
    const tip = document.createElement('div');
    tip.className = 'small-mono fixed m-0 max-w-60 rounded-sm bg-ink px-2.5 py-1.5 text-paper shadow-lifted';
    tip.setAttribute('popover', 'manual');
    tip.setAttribute('aria-hidden', 'true');
    document.body.append(tip);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let anchor: Element | undefined;
    let closedAt = Number.NEGATIVE_INFINITY;

    const open = (target: Element) => {
      anchor = target;
      tip.textContent = target.getAttribute('data-tooltip');
      tip.showPopover();
      const at = target.getBoundingClientRect();
      const size = tip.getBoundingClientRect();
      const left = Math.min(Math.max(GAP_PX, at.left + (at.width - size.width) / 2), innerWidth - size.width - GAP_PX);
      const above = at.top - size.height - GAP_PX;
      tip.style.left = `${left}px`;
      tip.style.top = `${above > GAP_PX ? above : at.bottom + GAP_PX}px`;
    };
    const close = () => {
      clearTimeout(timer);
      if (!anchor) return;
      anchor = undefined;
      closedAt = performance.now();
      tip.hidePopover();
    };
    const find = (event: Event) => (event.target as Element | null)?.closest?.('[data-tooltip]') ?? undefined;
    const onOver = (event: PointerEvent) => {
      const target = event.pointerType === 'touch' ? undefined : find(event);
      if (target === anchor && target) return;
      close();
      if (!target) return;
      const isSkipping = performance.now() - closedAt < SKIP_DELAY_MS;
      timer = setTimeout(() => open(target), isSkipping ? 0 : OPEN_DELAY_MS);
    };
    const onFocus = (event: FocusEvent) => {
      const target = find(event);
      if (target?.matches(':focus-visible')) open(target);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };

    document.addEventListener('pointerover', onOver);
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', close);
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', close, { passive: true });
    return () => {
      clearTimeout(timer);
      tip.remove();
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', close);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', close);
    };
  }, []);
  return null;
}
