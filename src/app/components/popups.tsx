import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { createApi } from '#app/api.ts';
import { Modal } from '#app/ui/modal.tsx';
import { publicPopupCalls } from '#shared/popup.calls.ts';
import type { PublicPopup } from '#shared/popup.schema.ts';
import type { PopupEvent } from '#shared/popup.ts';
import { useDocument } from './documents.ts';
import { PopupCard } from './popup-card.tsx';

const SEEN_KEY = 'popups.seen';
/** While another dialog is open or the visitor fills in a form, the popup checks again after this time. Milliseconds. */
const RETRY_MS = 2000;

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

  const next = queue[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay starts again on every page (pathname).
  useEffect(() => {
    if (!next || open) return;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      if (document.querySelector('dialog[open], [role=dialog]:popover-open, form :is(input, textarea, select):focus')) {
        timer = setTimeout(show, RETRY_MS);
        return;
      }
      shown.add(next.id);
      if (next.showOnce) saveSeen(next.id);
      report(next.id, 'view');
      setOpen(next);
    };
    timer = setTimeout(show, next.delay * 1000);
    return () => clearTimeout(timer);
  }, [next, open, pathname]);

  if (!open) return null;
  return (
    <PopupDialog
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

function PopupDialog({ popup, onDone }: { popup: PublicPopup; onDone(event: PopupEvent): void }) {
  const id = useId();
  const { toasts } = useDocument('site');
  const close = () => onDone('close');
  return (
    <Modal
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onClose={close}
      focusesDialog
      className="popup m-auto outline-none w-[calc(100vw-2rem)] max-w-105 overflow-visible bg-transparent p-0"
    >
      <PopupCard
        {...popup}
        ids={{ title: `${id}-title`, message: `${id}-message` }}
        closeLabel={toasts.close}
        onClose={close}
        onClick={() => onDone('click')}
      />
    </Modal>
  );
}

async function fetchPopups(): Promise<PublicPopup[]> {
  try {
    return await api.call(publicPopupCalls.list);
  } catch {
    // Popups are optional: without an answer none is shown.
    return [];
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
