import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { createApi } from '#app/api.ts';
import { loadLater, useDocument } from '#app/components/documents.ts';
import { useSite } from '#app/components/site.ts';
import { Modal } from '#app/ui/modal.tsx';
import { publicPopupCalls } from '#shared/popup.calls.ts';
import type { PublicPopup } from '#shared/popup.schema.ts';
import { isPopupDue, type PopupEvent } from '#shared/popup.ts';
import { PopupCard } from './popup-card.tsx';

const SEEN_KEY = 'popups.seen';
/** While another dialog is open or the visitor types, the popup checks again after this time. Milliseconds. */
const RETRY_MS = 1000;
/** Time after the last typed letter in which no popup is shown. Milliseconds. */
const QUIET_MS = 5000;
const BUSY = 'dialog[open], [role=dialog]:popover-open, :is(input, textarea, select):focus';

/** The newsletter form, once a popup with it is due. */
let PopupNewsletter: typeof import('./popup-newsletter.tsx').PopupNewsletter | undefined;
/** Ids of the popups shown since the document was loaded; they are not shown again on other pages. */
const shown = new Set<number>();
let popups: Promise<PublicPopup[]> | undefined;

/** `keepalive`: the popup's button may leave the page before its event is sent. */
const api = createApi((path, init) => fetch(path, { ...init, keepalive: true }));

/**
 * Shows the active popups, one at a time, each after its delay. `PopupHost` loads this code only while a popup is active.
 */
export function Popups() {
  const { pathname } = useLocation();
  const [queue, setQueue] = useState<PublicPopup[]>([]);
  const [open, setOpen] = useState<PublicPopup>();

  useEffect(() => {
    let isCurrent = true;
    popups ??= fetchPopups();
    void popups.then((all) => isCurrent && setQueue(all.filter(isDue)));
    return () => {
      isCurrent = false;
    };
  }, []);

  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = () => {
      typedAt.current = Date.now();
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, []);

  const { hasNewsletter } = useSite();
  const next = queue.find(
    (popup) => (hasNewsletter || popup.action !== 'newsletter') && isPopupDue(popup, pathname, today()),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay starts again on every page (pathname).
  useEffect(() => {
    if (!next || open) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const show = async () => {
      const isReady = next.action !== 'newsletter' || (await loadNewsletter());
      if (isOver) return;
      if (!isReady) return setQueue((old) => old.filter(({ id }) => id !== next.id));
      if (document.querySelector(BUSY) || Date.now() - typedAt.current < QUIET_MS) {
        timer = setTimeout(show, RETRY_MS);
        return;
      }
      shown.add(next.id);
      if (next.showOnce) saveSeen(next.id);
      report(next.id, 'view');
      setOpen(next);
    };
    timer = setTimeout(show, next.delay * 1000);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [next, open, pathname]);

  if (!open) return null;
  return (
    <OpenPopup
      key={open.id}
      popup={open}
      onDone={(event) => {
        report(open.id, event);
        setOpen(undefined);
        setQueue((old) => old.filter(({ id }) => id !== open.id));
      }}
    />
  );
}

function OpenPopup({ popup, onDone }: { popup: PublicPopup; onDone(event: PopupEvent): void }) {
  const id = useId();
  const { toasts } = useDocument('site');
  const close = () => onDone('close');
  const labels = { 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-message` };
  const card = (
    <PopupCard
      {...popup}
      ids={{ title: `${id}-title`, message: `${id}-message` }}
      closeLabel={toasts.close}
      onClose={close}
      onClick={() => onDone('click')}
    >
      {popup.action === 'newsletter' && PopupNewsletter && <PopupNewsletter onSent={() => onDone('click')} />}
    </PopupCard>
  );
  if (popup.look === 'corner') {
    return (
      <Corner {...labels} onClose={close}>
        {card}
      </Corner>
    );
  }
  return (
    <Modal
      {...labels}
      onClose={close}
      focusesDialog
      className="popup m-auto outline-none w-[calc(100vw-2rem)] max-w-105 overflow-visible bg-transparent p-0"
    >
      {card}
    </Modal>
  );
}

/** A dialog in the lower corner: the page stays usable, and the focus where it is. Escape closes it. */
function Corner({ onClose, children, ...labels }: { onClose(): void; children: ReactNode }) {
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <div
      role="dialog"
      {...labels}
      className="fixed right-(--page-margin) bottom-6 left-(--page-margin) z-40 sm:left-auto sm:w-95"
    >
      {children}
    </div>
  );
}

/** The visitor's day, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

async function fetchPopups(): Promise<PublicPopup[]> {
  try {
    return await api.call(publicPopupCalls.list);
  } catch {
    // Popups are optional: without an answer none is shown.
    return [];
  }
}

/** @returns false for somebody who has subscribed, and without a connection. */
async function loadNewsletter(): Promise<boolean> {
  try {
    const [module] = await Promise.all([import('./popup-newsletter.tsx'), PopupNewsletter ?? loadLater('newsletter')]);
    if (module.hasSubscribed()) return false;
    PopupNewsletter = module.PopupNewsletter;
    return true;
  } catch {
    return false;
  }
}

function isDue({ id, showOnce }: PublicPopup): boolean {
  return !shown.has(id) && !(showOnce && readSeen().includes(id));
}

function readSeen(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(SEEN_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

function saveSeen(id: number): void {
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify([...new Set([...readSeen(), id])].slice(-200)));
  } catch {
    // Storage is blocked: the popup may be shown again.
  }
}

function report(id: number, event: PopupEvent): void {
  void api.call(publicPopupCalls.count, { params: { id }, input: { event } }).catch(() => undefined);
}
