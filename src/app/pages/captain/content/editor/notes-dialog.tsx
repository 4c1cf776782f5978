import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { useIssues } from '#app/pages/captain/parts/forms.tsx';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/field.tsx';
import type { NotesDraft } from '#shared/content.ts';
import { NOTES_LENGTH } from '#shared/limits.ts';
import { Changes } from './changes.tsx';
import { type Json, labelsOf, withValue } from './json.ts';
import type { DocumentEditor } from './use-document.ts';

interface NotesDialogProps {
  editor: DocumentEditor;
  /** Kept while the dialog is closed. */
  notes: string;
  onNotes(notes: string): void;
  onClose(): void;
}

/** Has the model write texts from notes, shows what would change, and puts it into the draft when the owner says so. */
export function NotesDialog({ editor, notes, onNotes, onClose }: NotesDialogProps) {
  const { document, data, save, replace } = editor;
  const issues = useIssues();
  const [error, setError] = useState<string>();
  const [isWriting, setIsWriting] = useState(false);
  const [draft, setDraft] = useState<NotesDraft>();

  async function write(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    issues.clear();
    setError(undefined);
    setIsWriting(true);
    try {
      // The model starts from the texts that the server has.
      if (!(await save()))
        throw new Error('First change the texts that cannot be saved; they are listed above the page');
      setDraft(await captainApi.post<NotesDraft>(`/captain/content/${document.key}/notes`, { notes }));
    } catch (failure) {
      issues.take(failure);
      setError(reasonOf(failure));
    } finally {
      setIsWriting(false);
    }
  }

  if (!draft) {
    const notesError = issues.errorOf('notes');
    return (
      <Dialog title="Draft from my notes" onClose={onClose} isWide>
        <form onSubmit={write} noValidate>
          <p className="max-w-text text-mute">
            The language model writes this page’s texts from your notes. You see every change first; nothing is
            published.
          </p>
          <Field
            label="Notes"
            hint="What this page should say, for whom, what it costs: bullet points are enough."
            error={notesError}
            className="mt-5"
          >
            {(control) => (
              <Textarea
                {...control}
                rows={10}
                maxLength={NOTES_LENGTH}
                value={notes}
                readOnly={isWriting}
                onChange={({ target }) => onNotes(target.value)}
              />
            )}
          </Field>
          <p role="alert" className="mt-3 wrap-anywhere text-danger">
            {error && !notesError ? error : ''}
          </p>
          <div className="mt-5 flex flex-wrap items-center justify-end gap-2">
            <p role="status" className="mr-auto text-mute">
              {isWriting ? 'Writing… this can take a minute.' : ''}
            </p>
            <Button size="sm" variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button size="sm" type="submit" variant="ink" disabled={isWriting}>
              Write a draft
            </Button>
          </div>
        </form>
      </Dialog>
    );
  }

  const after = draft.texts.reduce<Json>((whole, { path, text }) => withValue(whole, path, text), data);
  return (
    <Dialog title="Use this draft?" onClose={onClose} isWide>
      <p className="mb-4 max-w-text text-mute">
        Read it before you use it: a model makes mistakes. It becomes your draft; Undo takes it back, and visitors see
        it only once you publish.
      </p>
      <Changes
        schema={document.schema}
        before={data}
        after={after}
        none="The model changed nothing that can be used. More concrete notes help."
      />
      {draft.rejected.length > 0 && (
        <section className="mt-6">
          <h3 className="label mb-2">Left out</h3>
          <ul className="border-paper-rule border-t">
            {draft.rejected.map(({ path, text, message }) => (
              <li key={path} className="border-paper-rule border-b py-3">
                <span className="small-mono block text-mute">
                  {labelsOf(document.schema, data, path).join(' › ') || path}
                </span>
                <span className="wrap-anywhere">“{text}”</span>
                <span className="mt-1 block text-danger">{message}.</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="outline" onClick={() => setDraft(undefined)}>
          Back to the notes
        </Button>
        <Button
          size="sm"
          variant="ink"
          disabled={draft.texts.length === 0}
          onClick={() => {
            replace(after);
            onClose();
          }}
        >
          Use as draft
        </Button>
      </div>
    </Dialog>
  );
}
