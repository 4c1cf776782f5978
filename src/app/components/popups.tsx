import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { PopupEvent, PublicPopup } from '#shared/popup.ts';
import { PopupCard } from './popup-card.tsx';

const SEEN_KEY = 'popups.seen';
/** Another dialog is open: the popup waits this long and looks again. */
const BUSY_MS = 2000;

/** Popups already shown since the page was loaded: moving between pages shows none twice. */
const shown = new Set<number>();
let popups: Promise<PublicPopup[]> | undefined;

/**
 * Shows the active popups to a visitor, one at a time, each after its delay. Closed by its button, Escape or a click
 * beside it. Its code is loaded only while there is an active popup; see `PopupHost`.
 */
export function Popups() {
  const { pathname } = useLocation();
  const [queue, setQueue] = useState<PublicPopup[]>([]);
  const [open, setOpen] = useState<PublicPopup>();

  useEffect(() => {
    let isWanted = true;
    popups ??= fetchPopups();
    void popups.then((all) => isWanted && setQueue(all.filter(isDue)));
    return () => {
      isWanted = false;
    };
  }, []);

  const next = queue[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay counts from the page that is there now.
  useEffect(() => {
    if (!next || open) return;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      if (document.querySelector('dialog[open], [role=dialog]:popover-open')) {
        timer = setTimeout(show, BUSY_MS);
        return;
      }
      shown.add(next.id);
      if (next.showOnce) remember(next.id);
      count(next.id, 'view');
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
        count(open.id, event);
        setOpen(undefined);
        setQueue((old) => old.filter(({ id }) => id !== open.id));
      }}
    />
  );
}

function PopupDialog({ popup, onDone }: { popup: PublicPopup; onDone(event: PopupEvent): void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const event = useRef<PopupEvent>('close');
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement as HTMLElement | null;
    dialog?.showModal();
    // Else the first button gets the focus, and with it a ring that asks to be closed.
    dialog?.focus();
    return () => {
      dialog?.close();
      opener?.focus?.({ preventScroll: true });
    };
  }, []);
  const close = () => ref.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the dialog's own.
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onClose={() => onDone(event.current)}
      onClick={({ target }) => target === ref.current && close()}
      tabIndex={-1}
      className="popup m-auto outline-none w-[calc(100vw-2rem)] max-w-105 overflow-visible bg-transparent p-0"
    >
      <PopupCard
        {...popup}
        ids={{ title: `${id}-title`, message: `${id}-message` }}
        onClose={close}
        onClick={() => {
          event.current = 'click';
          close();
        }}
      />
    </dialog>
  );
}

async function fetchPopups(): Promise<PublicPopup[]> {
  try {
    const response = await fetch('/api/popup-notifications');
    return response.ok ? ((await response.json()) as PublicPopup[]) : [];
  } catch {
    return []; // The page works without.
  }
}

function isDue({ id, showOnce }: PublicPopup): boolean {
  return !shown.has(id) && !(showOnce && seen().includes(id));
}

function seen(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(SEEN_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

function remember(id: number): void {
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify([...new Set([...seen(), id])].slice(-200)));
  } catch {
    // Storage is forbidden: it may show again.
  }
}

/** Outlives the page that a button leads away from. */
function count(id: number, event: PopupEvent): void {
  void fetch(`/api/popup-notifications/${id}/events`, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ event }),
  }).catch(() => undefined);
}
