import { useEffect, useRef } from 'react';
import { DraftNotices } from '#app/pages/captain/drafts/draft-state.tsx';
import { labelsOf } from '#app/pages/captain/drafts/json.ts';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { hiddenPageNotice } from './hide-switch.tsx';
import { unfilledFields } from './placeholders-dialog.tsx';
import type { DocumentEditor } from './use-document-draft.ts';

interface NoticesProps {
  editor: DocumentEditor;
  /** Opens and focuses a field. */
  onReveal(path: string): void;
}

/** Notices about the document that the owner must read before editing on: above its fields. */
export function Notices({ editor, onReveal }: NoticesProps) {
  const { document, data, issues, missing } = editor;
  const isBad = issues.length > 0;
  const refused = [...issues, ...missing];
  const steady = useSteadyFields();
  const hidden = hiddenPageNotice(editor);
  const unfilled = unfilledFields(document, data);
  return (
    <div ref={steady}>
      <DraftNotices draft={editor} />
      {hidden && <Notice role="status">{hidden}</Notice>}
      {document.draftedBy && (
        <Notice role="status">
          The program {document.draftedBy} wrote this draft. Read it before you publish it; your first change or the
          publication makes it yours.
        </Notice>
      )}
      {document.publishAt && (
        <Notice role="status">
          This draft will be published on {dateAndTime(document.publishAt)}. Any change cancels that; schedule it again
          afterwards.
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice role={isBad ? 'alert' : 'status'} isBad={isBad}>
          {isBad ? (
            <strong>
              {refused.length === 1 ? 'One text has to be changed' : `${refused.length} texts have to be changed`}
            </strong>
          ) : (
            'Please fill in what you added'
          )}{' '}
          before the draft can be saved. What you typed is kept in this browser.
          <ul className="mt-2">
            {refused.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <button type="button" onClick={() => onReveal(path)} className="link min-h-8 text-left wrap-anywhere">
                  {labelsOf(document.schema, data, path).join(' › ') || document.title}
                </button>
                : {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {unfilled.length > 0 && (
        <Notice>
          <Fold title={`Still to be filled in: ${pluralize(unfilled.length, 'text')}`} titleClass="min-h-8">
            <ul className="mt-2">
              {unfilled.map(({ path, value }) => (
                <li key={path}>
                  <button type="button" onClick={() => onReveal(path)} className="link min-h-8 text-left wrap-anywhere">
                    {String(value)}
                  </button>
                </li>
              ))}
            </ul>
          </Fold>
        </Notice>
      )}
      {document.problems.length > 0 && (
        <Notice role="status" isBad>
          Some stored texts do not fit any more; visitors see the original text there:
          <ul className="mt-2 list-disc pl-5">
            {document.problems.map(({ path, message }) => (
              <li key={`${path} ${message}`} className="wrap-anywhere">
                {labelsOf(document.schema, data, path).join(' › ') || path}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** Keeps the focused field in place: scrolls by the change of the notices' height while somebody types below them. */
function useSteadyFields() {
  const notices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = notices.current;
    const pane = element?.parentElement;
    if (!element || !pane) return;
    let height = element.offsetHeight;
    const observer = new ResizeObserver(() => {
      const grown = element.offsetHeight - height;
      height = element.offsetHeight;
      const isTyping = document.activeElement?.matches('input, textarea') && pane.contains(document.activeElement);
      const scroller = pane.scrollHeight > pane.clientHeight ? pane : window;
      if (isTyping) scroller.scrollBy({ top: grown, behavior: 'instant' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return notices;
}
