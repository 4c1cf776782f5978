import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, useState } from 'react';
import { CloseButton } from './close-button.tsx';
import type { ShownToast, ToastLabels } from './toast.tsx';

/** Default of the provider, in milliseconds. Every toast of the site has a duration of its own (`TOAST_MS` in `toast.tsx`). */
const DEFAULT_MS = 5000;
/** A dismissed toast is removed from the DOM after this time, in milliseconds. */
const REMOVE_AFTER_MS = 1_000_000;
const SWIPE_PX = 50;

const LOOKS = {
  default: 'border-ink-rule bg-ink text-paper',
  destructive: 'border-danger bg-danger text-paper-bright',
} as const;

/** Radix's toast with the site's look. F8 focuses it; Escape or a swipe to the right dismisses it. */
export function Toaster({ toast, labels }: { toast: ShownToast; labels: ToastLabels }) {
  const [closedKey, setClosedKey] = useState(0);
  const [removedKey, setRemovedKey] = useState(0);

  useEffect(() => {
    if (closedKey === 0) return;
    const timer = setTimeout(() => setRemovedKey(closedKey), REMOVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [closedKey]);

  // Shown as a popover, in the top layer, so that the backdrop of an open dialog does not cover it.
  const viewport = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast moves to the end of the top layer.
  useEffect(() => {
    viewport.current?.hidePopover?.();
    viewport.current?.showPopover?.();
  }, [toast.key]);

  // Parts of the page that must not be covered read how much of the screen a toast takes.
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([list]) => {
      style.setProperty('--toast-space', `${list?.target.firstChild ? list.borderBoxSize[0]?.blockSize : 0}px`);
    });
    if (viewport.current) observer.observe(viewport.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-space');
    };
  }, []);

  return (
    <Radix.Provider label={labels.toast} duration={DEFAULT_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {removedKey !== toast.key && (
        <Radix.Root
          key={toast.key}
          duration={toast.duration}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          open={closedKey !== toast.key}
          onOpenChange={(isOpen) => setClosedKey(isOpen ? 0 : toast.key)}
          data-variant={toast.variant ?? 'default'}
          className={`toast on-ink pointer-events-auto flex items-start gap-4 rounded-md border p-4 shadow-lifted ${LOOKS[toast.variant ?? 'default']}`}
        >
          <div className="min-w-0 flex-1">
            <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
            {toast.description && (
              <Radix.Description className="mt-0.5 text-small">{toast.description}</Radix.Description>
            )}
            {toast.action && (
              <Radix.Action
                altText={toast.action.label}
                onClick={toast.action.onClick}
                className="mt-2 inline-flex min-h-11 items-center rounded-md border border-current px-4 font-semibold text-small hover:bg-current/10"
              >
                {toast.action.label}
              </Radix.Action>
            )}
          </div>
          <Radix.Close asChild>
            <CloseButton aria-label={labels.close} className="-m-2" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        ref={viewport}
        popover="manual"
        hotkey={['F8']}
        label={labels.region}
        className="fixed inset-x-0 top-(--toast-top,0) bottom-(--toast-bottom,auto) z-50 m-0 flex w-full list-none overflow-visible bg-transparent flex-col p-4 pb-[calc(1rem+var(--bar-space,0px))] outline-none pointer-events-none sm:inset-x-auto sm:top-auto sm:right-0 sm:bottom-0 md:max-w-[420px]"
      />
    </Radix.Provider>
  );
}
