import { Dialog, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import { Changes } from './changes.tsx';
import { type DocumentEditor, textOf } from './use-document.ts';

interface ConflictDialogProps {
  editor: DocumentEditor;
  /** The document as somebody else has saved it. */
  theirs: EditedDocumentJson;
}

/** Somebody else saved the document meanwhile: shows what both changed, and asks whose text stands where both changed the same. */
export function ConflictDialog({ editor, theirs }: ConflictDialogProps) {
  const { document, data, saved, resolve } = editor;
  const sides = [
    { title: 'You changed', after: data, none: 'Nothing.' },
    { title: 'Somebody else changed', after: textOf(theirs), none: 'Nothing in the text.' },
  ];
  return (
    <Dialog title="Somebody else changed this page" onClose={editor.postpone} isWide>
      <p className="max-w-text">
        With “Keep mine”, your changes are saved on top of theirs: what only they changed stays theirs. With “Take
        theirs”, you see their version. Undo brings back what you did not choose.
      </p>
      <div className="mt-5 grid gap-6 md:grid-cols-2">
        {sides.map(({ title, after, none }) => (
          <section key={title} className="min-w-0">
            <h3 className="label mb-2">{title}</h3>
            <Changes schema={document.schema} before={saved} after={after} none={none} />
          </section>
        ))}
      </div>
      <DialogButtons>
        <Button size="sm" variant="outline" onClick={() => resolve(false)}>
          Take theirs
        </Button>
        <Button size="sm" variant="ink" onClick={() => resolve(true)}>
          Keep mine
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
