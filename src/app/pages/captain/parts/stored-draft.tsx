import { Button } from '#app/ui/button.tsx';
import { Notice } from './states.tsx';
import { moment } from './time.ts';
import type { useEditedFields } from './use-edited-fields.ts';

interface StoredDraftProps {
  edited: Pick<ReturnType<typeof useEditedFields>, 'draft' | 'restoreDraft' | 'forgetDraft'>;
  onRestore?(): void;
}

/** Offers unsaved changes of an earlier visit, if there are some. */
export function StoredDraft({ edited: { draft, restoreDraft, forgetDraft }, onRestore }: StoredDraftProps) {
  if (!draft) return null;
  function restore() {
    restoreDraft();
    onRestore?.();
  }
  return (
    <Notice
      role="status"
      actions={
        <>
          <Button size="sm" variant="ink" onClick={restore}>
            Restore them
          </Button>
          <Button size="sm" variant="quiet" onClick={forgetDraft}>
            Discard
          </Button>
        </>
      }
    >
      You have unsaved changes from {moment(draft.at)}, stored in this browser.
    </Notice>
  );
}
