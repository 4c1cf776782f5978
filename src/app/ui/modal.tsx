import { type ComponentProps, useEffect, useRef } from 'react';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose' | 'onClick'> {
  /** Called on Escape and on a click outside; the caller then stops rendering the modal. */
  onClose(): void;
  /** Asked before Escape or a click outside closes it. */
  mayClose?(): boolean;
  /** Focuses the dialog itself instead of its first button. */
  focusesDialog?: boolean;
}

/** The browser's modal dialog, open while it is rendered. It keeps the focus inside and returns it afterwards. */
export function Modal({ onClose, mayClose = () => true, focusesDialog = false, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement as HTMLElement | null;
    dialog?.showModal();
    if (focusesDialog) dialog?.focus();
    return () => {
      dialog?.close();
      opener?.focus?.({ preventScroll: true });
    };
  }, [focusesDialog]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, which <dialog> handles.
    <dialog
      ref={ref}
      tabIndex={-1}
      onClose={onClose}
      // A file field in it sends the same event, when no file was chosen.
      onCancel={(event) => event.target === ref.current && !mayClose() && event.preventDefault()}
      onClick={(event) => event.target === ref.current && mayClose() && onClose()}
      {...rest}
    />
  );
}
