import { type SubmitEvent, useState } from 'react';
import { PopupCard } from '#app/components/popup-card.tsx';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Checkbox, TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { POPUP_DELAY, POPUP_MAX, POPUP_TEXT_MISSING, type Popup, readDelay } from '#shared/popup.ts';

interface PopupDialogProps {
  /** Undefined for a new popup. */
  popup: Popup | undefined;
  onClose(): void;
  onSaved(): void;
}

/** The form of a popup with a preview beside it. */
export function PopupDialog({ popup, onClose, onSaved }: PopupDialogProps) {
  const issues = useIssues();
  const [isSaving, setIsSaving] = useState(false);
  const [draft, setDraft] = useState({
    title: popup?.title ?? '',
    message: popup?.message ?? '',
    isActive: popup?.isActive ?? true,
    delay: String(popup?.delay ?? POPUP_DELAY.default),
    showOnce: popup?.showOnce ?? false,
    buttonText: popup?.buttonText ?? '',
    buttonLink: popup?.buttonLink ?? '',
  });
  const change = (changes: Partial<typeof draft>) => setDraft((old) => ({ ...old, ...changes }));

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!draft.title.trim() || !draft.message.trim()) {
      toast({ title: POPUP_TEXT_MISSING, variant: 'destructive' });
      return;
    }
    const input = { ...draft, delay: readDelay(draft.delay) };
    setIsSaving(true);
    try {
      if (popup) await captainApi.put(`/captain/popup-notifications/${popup.id}`, input);
      else await captainApi.post('/captain/popup-notifications', input);
      toast({ title: popup ? 'Notification updated successfully' : 'Popup notification created successfully' });
      onSaved();
    } catch (error) {
      setIsSaving(false);
      issues.take(error);
      toast({
        title: popup ? 'Failed to update notification' : 'Failed to create notification',
        description: reasonOf(error),
        variant: 'destructive',
      });
    }
  }

  return (
    <Dialog title={popup ? 'Edit popup' : 'Create popup'} onClose={onClose} isWide>
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem]">
        <form onSubmit={save} noValidate className="grid content-start gap-4 sm:grid-cols-2">
          <TextField
            label="Title"
            name="title"
            maxLength={POPUP_MAX.title}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
            error={issues.errorOf('title')}
            className="sm:col-span-2"
          />
          <Field label="Message" error={issues.errorOf('message')} className="sm:col-span-2">
            {(control) => (
              <Textarea
                {...control}
                name="message"
                rows={4}
                maxLength={POPUP_MAX.message}
                value={draft.message}
                onChange={(event) => change({ message: event.target.value })}
              />
            )}
          </Field>
          <TextField
            label="Button text"
            note="optional"
            name="buttonText"
            maxLength={POPUP_MAX.buttonText}
            value={draft.buttonText}
            onChange={(event) => change({ buttonText: event.target.value })}
            error={issues.errorOf('buttonText')}
          />
          <TextField
            label="Button link"
            note="optional"
            name="buttonLink"
            placeholder="/calendar"
            maxLength={POPUP_MAX.buttonLink}
            value={draft.buttonLink}
            onChange={(event) => change({ buttonLink: event.target.value })}
            error={issues.errorOf('buttonLink')}
          />
          <TextField
            label="Delay (seconds)"
            hint="0 to 60, counted from the page load"
            name="delay"
            type="number"
            min={POPUP_DELAY.min}
            max={POPUP_DELAY.max}
            inputMode="numeric"
            value={draft.delay}
            onChange={(event) => change({ delay: event.target.value })}
            error={issues.errorOf('delay')}
          />
          <div className="sm:pt-5">
            <Checkbox
              label="Show once"
              hint="Once per browser."
              name="showOnce"
              checked={draft.showOnce}
              onChange={(event) => change({ showOnce: event.target.checked })}
            />
            <Checkbox
              label="Active"
              hint="Visible to visitors."
              name="isActive"
              checked={draft.isActive}
              onChange={(event) => change({ isActive: event.target.checked })}
            />
          </div>
          <div className="flex justify-end gap-2 sm:col-span-2">
            <Button size="sm" variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button size="sm" type="submit" variant="ink" disabled={isSaving}>
              {popup ? 'Save' : 'Create'}
            </Button>
          </div>
        </form>
        <div>
          <p className="label mb-2 text-mute">Preview</p>
          <div className="grid min-h-70 place-items-center rounded-md bg-paper-deep p-4" inert>
            <PopupCard
              closeLabel="Close"
              title={draft.title || 'Title'}
              message={draft.message || 'Message'}
              buttonText={draft.buttonText || null}
              buttonLink={draft.buttonLink || null}
            />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
