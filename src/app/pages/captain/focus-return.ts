import { focusPart } from '#app/components/layout/site-link.tsx';

/** Parts of a screen that get the focus of an element removed from them. */
const PARTS = 'section, form, table, ul, ol, main';
/** A screen that moves the focus itself has done so by then. Milliseconds. */
const RETURN_AFTER_MS = 100;

/**
 * Returns the focus when the element that has it is disabled or removed: to that element once it is enabled, from a dialog to the element that
 * had it before, else to the nearest part of the screen around it. Another screen places the focus itself.
 *
 * @returns a function that ends it.
 */
export function returnFocus(): () => void {
  let path: EventTarget[] = [];
  /** The last path outside of dialogs: their opener is disabled while it saves, and cannot be told by them. */
  let outside: EventTarget[] = [];
  let address = '';
  let timer: number | undefined;
  const remember = (event: FocusEvent) => {
    path = event.composedPath();
    if (!path.some((one) => one instanceof HTMLDialogElement)) outside = path;
    address = location.pathname + location.search;
  };
  const forget = () => {
    path = [];
    outside = [];
  };
  function restore() {
    const [focused] = path;
    const isLost = document.activeElement === document.body && address === location.pathname + location.search;
    if (!isLost || !(focused instanceof HTMLElement)) return;
    if (focused.isConnected) return focused.focus({ preventScroll: true });
    const [opener] = outside;
    if (opener instanceof HTMLElement && opener.isConnected) return opener.focus({ preventScroll: true });
    const part = path.find((one) => one instanceof HTMLElement && one.isConnected && one.matches(PARTS));
    if (part) focusPart(part as HTMLElement);
  }
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    // At once where it was moved or is enabled again.
    if (path[0] instanceof HTMLElement && path[0].isConnected) restore();
    timer = window.setTimeout(restore, RETURN_AFTER_MS);
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  addEventListener('focusin', remember);
  addEventListener('pointerdown', forget);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('focusin', remember);
    removeEventListener('pointerdown', forget);
  };
}
