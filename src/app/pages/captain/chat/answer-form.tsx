import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useKept } from '#app/pages/captain/drafts/use-kept.ts';
import { Dialog, DialogButton, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { FormOf, SubmitButton, useSaving } from '#app/pages/captain/parts/forms.tsx';
import { LoneLink } from '#app/pages/captain/parts/links.tsx';
import { SAVE_KEYS, useSaveKey } from '#app/pages/captain/parts/save-key.ts';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { useIsOwner } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { answerCalls, unansweredCalls } from '#shared/answers.calls.ts';
import type { ListedCard, Regression } from '#shared/answers.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { type AnswerDraft, cardOf, keptName } from './answer-draft.ts';
import { AnswerFields } from './answer-fields.tsx';
import { DeleteAnswer } from './delete-answer.tsx';
import { Regressions } from './regressions.tsx';
import { withDryRun } from './with-dry-run.ts';

export interface AnswerFormProps {
  /** Undefined for a new answer. */
  id?: string;
  /** Key in the browser's storage for the unsaved answer. */
  name: string;
  initial: AnswerDraft;
  cards: ListedCard[];
  /** Id of the visitor's message that a new answer is for. */
  message?: number;
  /** Where the form was opened. */
  back: string;
  /** @param canPropose true when a model can propose ways to ask it. */
  onSaved(card: ListedCard, canPropose: boolean): void;
  onDeleted(id: string): void;
}

/** The form of one answer. What is typed stays until it is saved or discarded. */
export function AnswerForm({ id, name, initial, cards, message, back, onSaved, onDeleted }: AnswerFormProps) {
  const { values: draft, isFromBefore, change, clear } = useKept(keptName(name), initial);
  const { data: facts } = useCall(contentCalls.get, { params: { key: 'facts' } });
  const saving = useSaving('Failed to save answer', { isKept: true });
  const isOwner = useIsOwner();
  const [broken, setBroken] = useState<Regression[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  const others = cards.filter((card) => card.id !== id);
  const taken = others.map((card) => card.id);
  const isLocked = !isOwner && id !== undefined && initial.isActive;

  const bar = useRef<HTMLDivElement>(null);
  useSaveKey(isLocked ? undefined : () => bar.current?.closest('form')?.requestSubmit());
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function typed(): ListedCard {
    const card = cardOf(draft, taken);
    return isOwner ? card : { ...card, isActive: false };
  }

  function callToSave() {
    const input = typed();
    if (id !== undefined) return withDryRun(answerCalls.save, { params: { id }, input });
    if (message === undefined) return withDryRun(answerCalls.create, { input });
    return withDryRun(unansweredCalls.answer, { params: { id: message }, input });
  }

  /** Saves it, after a question where it breaks tests of the bot. */
  async function save() {
    const { regressions } = await callToSave().dryRun();
    if (regressions.length > 0) setBroken(regressions);
    else await store();
  }

  async function store() {
    setBroken(undefined);
    const saved = await callToSave().send();
    clear();
    toast({
      title: 'Answer saved',
      description: saved.isActive ? 'The chatbot uses it from now on.' : 'The chatbot does not use it yet.',
    });
    onSaved(saved, facts?.canDraft ?? false);
  }

  return (
    <>
      <LoneLink to={back}>{message === undefined ? 'All answers' : 'All unanswered questions'}</LoneLink>
      <div className="mt-2 mb-6 flex max-w-text flex-wrap items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          {id === undefined ? 'New answer' : 'Edit answer'}
        </h2>
        {id !== undefined && isOwner && (
          <DialogButton
            variant="quietDanger"
            dialog={(close) => (
              <DeleteAnswer
                id={id}
                cards={cards}
                onClose={close}
                onDeleted={() => {
                  clear();
                  onDeleted(id);
                }}
              />
            )}
          >
            Delete answer
          </DialogButton>
        )}
      </div>
      {isFromBefore && (
        <Notice
          className="mb-6 max-w-text"
          actions={
            <SmallButton variant="quiet" onClick={clear}>
              Discard
            </SmallButton>
          }
        >
          You typed this earlier and did not save it.
        </Notice>
      )}
      <FormOf saving={saving} save={save} className="grid max-w-text gap-6">
        <AnswerFields
          draft={draft}
          change={change}
          isNew={id === undefined}
          isLocked={isLocked}
          others={others}
          facts={facts}
        />
        <div ref={bar} className="save-bar">
          <div className="mx-auto flex max-w-page gap-4">
            {!isLocked && (
              <SubmitButton variant="primary" busy="Saving..." title="Ctrl S" aria-keyshortcuts={SAVE_KEYS}>
                Save answer
              </SubmitButton>
            )}
            <Link to={back} onClick={clear} className={buttonLook('outline', 'sm')}>
              Cancel
            </Link>
          </div>
        </div>
      </FormOf>
      {broken && (
        <Dialog title="Save it anyway?" onClose={() => setBroken(undefined)}>
          <Regressions regressions={broken} cards={[...others, cardOf(draft, taken)]} />
          <DialogButtons onCancel={() => setBroken(undefined)} cancel="Back to the answer">
            <MainButton onClick={() => void saving.run(store)}>Save anyway</MainButton>
          </DialogButtons>
        </Dialog>
      )}
    </>
  );
}
