import { type ReactNode, useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CloseButton } from '#app/ui/close-button.tsx';
import { Modal } from '#app/ui/modal.tsx';

interface DialogProps {
  title: string;
  onClose(): void;
  /** Wide enough for a preview beside the form. */
  isWide?: boolean;
  children: ReactNode;
}

/** A modal dialog with a title and a close button. */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      aria-labelledby={titleId}
      onClose={onClose}
      className={`captain-dialog m-auto max-h-[calc(100svh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-ink bg-paper p-0 text-ink shadow-lifted ${isWide ? 'max-w-240' : 'max-w-140'}`}
    >
      <div className="wrap-anywhere p-4 sm:p-7">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 id={titleId} className="min-w-0 text-title">
            {title}
          </h2>
          <CloseButton onClick={onClose} className="-m-2" />
        </div>
        {children}
      </div>
    </Modal>
  );
}

interface DeleteDialogProps {
  title: string;
  /** Label of the delete button. */
  action: string;
  onDelete(): void;
  onClose(): void;
  /** What will be deleted. */
  children: ReactNode;
}

/** Asks for confirmation before something is deleted permanently. */
export function DeleteDialog({ title, action, onDelete, onClose, children }: DeleteDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" variant="danger" onClick={onDelete}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
