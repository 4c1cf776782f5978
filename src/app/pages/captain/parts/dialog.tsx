import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useAction } from '#app/pages/captain/actions.ts';
import { CloseButton } from '#app/ui/close-button.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { deleteFormCopy } from './forms/form-edits.ts';
import { Form, SubmitButton } from './forms/forms.tsx';
import { MainButton, SmallButton } from './small-button.tsx';

interface DialogProps {
  title: string;
  onClose(): void;
  /** Asked before Escape, a click outside or the close button closes it. */
  mayClose?(): boolean;
  /** Wide enough for a preview beside the form. */
  isWide?: boolean;
  children: ReactNode;
}

/** A modal dialog with a title and a close button. */
export function Dialog({ title, onClose, mayClose = () => true, isWide = false, children }: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      aria-labelledby={titleId}
      onClose={onClose}
      mayClose={mayClose}
      className={`captain-dialog m-auto w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-ink bg-paper p-0 text-ink whitespace-normal shadow-lifted ${isWide ? 'max-w-240' : 'max-w-140'}`}
    >
      <div className="wrap-anywhere p-4 sm:p-7">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 id={titleId} className="min-w-0 text-title">
            {title}
          </h2>
          <CloseButton onClick={() => mayClose() && onClose()} className="-m-2" />
        </div>
        {children}
      </div>
    </Modal>
  );
}

interface DialogButtonsProps {
  onCancel?: (() => void) | undefined;
  cancel?: string | undefined;
  children?: ReactNode;
}

/** The buttons at the end of a dialog: first the one that closes it, where it has one. */
export function DialogButtons({ onCancel, cancel = 'Cancel', children }: DialogButtonsProps) {
  return (
    <div className="dialog-buttons mt-6 flex flex-wrap items-center justify-end gap-2">
      {onCancel && <SmallButton onClick={onCancel}>{cancel}</SmallButton>}
      {children}
    </div>
  );
}

interface FormDialogProps extends DialogProps {
  /** Sends what was typed; what it throws is shown. The dialog then closes, except when it returns false. */
  save(fields: FormData): Promise<unknown>;
  /** Title of the toast that says why saving failed. */
  failed: string;
  /** Names the local copy, as in `Form`. */
  localCopy?: string | undefined;
  /** Label of the button that saves, and its label meanwhile. */
  action: string;
  busy?: string;
  /** Layout of the fields. */
  className?: string;
}

/** The dialog opens with the focus on its first field; on a touch screen a keyboard would cover the others. */
function startAtField(fields: HTMLElement | null): void {
  if (matchMedia('(hover)').matches) fields?.querySelector('input,select,textarea')?.toggleAttribute('autofocus', true);
}

/** A dialog with a form. Escape and a click outside ask before they discard what was typed; the Cancel button does not. */
export function FormDialog({ save, failed, localCopy, action, busy, className, children, ...dialog }: FormDialogProps) {
  function onClose() {
    deleteFormCopy(localCopy);
    dialog.onClose();
  }
  const isEdited = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const typedIn = useRef<Element>(null);
  function mayClose() {
    typedIn.current = document.activeElement;
    setIsAsking(isEdited.current);
    return !isEdited.current;
  }
  function stay() {
    setIsAsking(false);
    if (typedIn.current instanceof HTMLElement) typedIn.current.focus();
  }
  async function saveAndClose(fields: FormData) {
    if ((await save(fields)) === false) return false;
    onClose();
  }
  return (
    <Dialog {...dialog} onClose={onClose} mayClose={mayClose}>
      <Form
        save={saveAndClose}
        failed={failed}
        localCopy={localCopy}
        onEdit={() => {
          isEdited.current = true;
        }}
      >
        <div ref={startAtField} className={className ?? 'grid gap-4'}>
          {children}
        </div>
        {isAsking ? (
          <>
            <p role="alert" className="mt-6 -mb-3 text-right font-semibold">
              Discard what you typed?
            </p>
            <DialogButtons onCancel={onClose} cancel="Discard">
              <MainButton autoFocus onClick={stay}>
                Keep it
              </MainButton>
            </DialogButtons>
          </>
        ) : (
          <DialogButtons onCancel={onClose}>
            <SubmitButton busy={busy}>{action}</SubmitButton>
          </DialogButtons>
        )}
      </Form>
    </Dialog>
  );
}

type DialogButtonProps = Omit<ComponentProps<typeof SmallButton>, 'onClick'> & {
  /** Draws the dialog while it is open. */
  dialog(close: () => void): ReactNode;
};

/** A button that opens a dialog. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SmallButton {...button} onClick={() => setIsOpen(true)} />
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  );
}

interface DeleteButtonProps extends Pick<DeleteDialogProps, 'title' | 'action' | 'failed' | 'onDelete' | 'children'> {
  label?: string;
  /** Name of the row for screen readers: `Delete Ada`. */
  of?: string;
  className?: string;
}

/** A button that deletes something, after a question. */
export function DeleteButton({ label = 'Delete', of, className, ...question }: DeleteButtonProps) {
  return (
    <DialogButton
      variant="quietDanger"
      aria-label={of && `${label} ${of}`}
      className={className}
      dialog={(close) => <DeleteDialog {...question} onClose={close} />}
    >
      {label}
    </DialogButton>
  );
}

interface DeleteDialogProps {
  title: string;
  /** Label of the delete button. */
  action: string;
  /** Label of the other button, where "Cancel" could be misunderstood. */
  keep?: string;
  /** Title of the toast when it fails; the dialog then stays open. */
  failed: string;
  /** It cannot be deleted now. */
  isDisabled?: boolean;
  /** Said while it is being deleted, where that takes a while. */
  busy?: string;
  onDelete(): Promise<unknown>;
  onClose(): void;
  /** Name of the thing to delete. */
  children: ReactNode;
}

/** Asks for confirmation before something is deleted permanently, then deletes it. */
export function DeleteDialog({
  title,
  action,
  keep,
  failed,
  isDisabled,
  busy,
  onDelete,
  onClose,
  children,
}: DeleteDialogProps) {
  const { isBusy, run } = useAction();
  async function remove() {
    if (await run(failed, onDelete)) onClose();
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div>{children}</div>
      <p role="status" className="mt-4 text-mute empty:hidden">
        {isBusy && busy}
      </p>
      <DialogButtons onCancel={onClose} cancel={keep}>
        <SmallButton variant="danger" disabled={isBusy || isDisabled} onClick={() => void remove()}>
          {action}
        </SmallButton>
      </DialogButtons>
    </Dialog>
  );
}
