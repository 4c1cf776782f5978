import { useState } from 'react';
import { Changes } from '#app/pages/captain/drafts/changes.tsx';
import { labelsOf } from '#app/pages/captain/drafts/json.ts';
import { Dialog, DialogButtons, FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { InvalidField, TextareaField } from '#app/pages/captain/parts/forms/forms.tsx';
import { MainButton } from '#app/pages/captain/parts/small-button.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { draftingCalls } from '#shared/content.calls.ts';
import type { NotesDraft } from '#shared/content.schema.ts';
import { type Json, withValue } from '#shared/json.ts';
import { NOTES_LENGTH } from '#shared/limits.ts';
import type { DocumentEditor } from './use-document-draft.ts';

interface NotesDialogProps {
  editor: DocumentEditor;
  /** The text of the notes, which outlasts the dialog. */
  notes: string;
  onNotes(notes: string): void;
  onClose(): void;
}

/** Has the model write texts from notes, shows what would change, and puts it into the draft when the owner says so. */
export function NotesDialog({ editor, onClose, ...notes }: NotesDialogProps) {
  const [written, setWritten] = useState<NotesDraft>();
  if (!written) return <NotesForm editor={editor} onWritten={setWritten} onClose={onClose} {...notes} />;
  return <WrittenDraft editor={editor} written={written} onBack={() => setWritten(undefined)} onClose={onClose} />;
}

function NotesForm({
  editor: { document, save },
  notes,
  onNotes,
  onWritten,
  onClose,
}: NotesDialogProps & { onWritten(written: NotesDraft): void }) {
  const [isWriting, setIsWriting] = useState(false);

  async function write() {
    setIsWriting(true);
    try {
      // The model starts from the texts that the server has.
      if (!(await save())) {
        throw new InvalidField('notes', 'First change the texts that cannot be saved; they are listed above the page');
      }
      onWritten(await captainApi.call(draftingCalls.draft, { params: { key: document.key }, input: { notes } }));
    } finally {
      setIsWriting(false);
    }
    return false;
  }

  return (
    <FormDialog
      title="Draft from my notes"
      onClose={onClose}
      isWide
      localCopy={`notes.${document.key}`}
      save={write}
      failed="Failed to write draft"
      action="Write a draft"
      className="grid gap-5"
    >
      <p className="max-w-text text-mute">
        The language model writes this page’s texts from your notes. You see every change first; nothing is published.
      </p>
      <TextareaField
        label="Notes"
        hint="What this page should say, for whom, what it costs: bullet points are enough."
        name="notes"
        rows={10}
        maxLength={NOTES_LENGTH}
        value={notes}
        readOnly={isWriting}
        onChange={({ target }) => onNotes(target.value)}
      />
      <p role="status" className="text-mute empty:hidden">
        {isWriting ? 'Writing… this can take a minute.' : ''}
      </p>
    </FormDialog>
  );
}

interface WrittenDraftProps extends Pick<NotesDialogProps, 'editor' | 'onClose'> {
  written: NotesDraft;
  onBack(): void;
}

/** Shows the draft of the model beside the texts of the editor. */
function WrittenDraft({ editor: { document, data, replace }, written, onBack, onClose }: WrittenDraftProps) {
  const after = written.texts.reduce<Json>((whole, { path, text }) => withValue(whole, path, text), data);
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
      {written.rejected.length > 0 && (
        <section className="mt-6">
          <h3 className="label mb-2">Left out</h3>
          <ul className="border-paper-rule border-t">
            {written.rejected.map(({ path, text, message }) => (
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
      <DialogButtons onCancel={onBack} cancel="Back to the notes">
        <MainButton
          disabled={written.texts.length === 0}
          onClick={() => {
            replace(after);
            onClose();
          }}
        >
          Use as draft
        </MainButton>
      </DialogButtons>
    </Dialog>
  );
}
