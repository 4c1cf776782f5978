import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLocalValues } from '#app/pages/captain/drafts/use-local-values.ts';
import { Dialog, DialogButton, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import { FormWithSaving, SubmitButton, useSaving } from '#app/pages/captain/parts/forms/forms.tsx';
import { SAVE_KEYS, useSaveKey } from '#app/pages/captain/parts/forms/save-key.ts';
import { BlockLink } from '#app/pages/captain/parts/links.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { useIsOwner } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { answerCalls, unansweredCalls } from '#shared/answers.calls.ts';
import type { ListedCard, Regression } from '#shared/answers.schema.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { AnswerFields } from './answer-fields.tsx';
import { type AnswerValues, answerCopyName, cardOf } from './answer-values.ts';
import { DeleteAnswer } from './delete-answer.tsx';
import { RegressionsNotice } from './regressions.tsx';
import { withDryRun } from './with-dry-run.ts';

export interface AnswerFormProps {
  /** Undefined for a new answer. */
  id?: string;
  /** Key in the browser's storage for the unsaved answer. */
  name: string;
  initial: AnswerValues;
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
  const { values, isRestored, change, clear } = useLocalValues(answerCopyName(name), initial);
  const { data: facts } = useCall(contentCalls.get, { params: { key: 'facts' } });
  const isOwner = useIsOwner();
  const others = cards.filter((card) => card.id !== id);
  const isLocked = !isOwner && id !== undefined && initial.isActive;
  const typed = cardOf(
    values,
    others.map((card) => card.id),
  );
  const { saving, save, broken, saveAnyway, cancel } = useAnswerSaving(
    isOwner ? typed : { ...typed, isActive: false },
    { id, message },
    (saved) => {
      clear();
      toast({
        title: 'Answer saved',
        description: saved.isActive ? 'The chatbot uses it from now on.' : 'The chatbot does not use it yet.',
      });
      onSaved(saved, facts?.canDraft ?? false);
    },
  );

  return (
    <>
      <BlockLink to={back}>{message === undefined ? 'All answers' : 'All unanswered questions'}</BlockLink>
      <FormHead id={id}>
        {id !== undefined && isOwner && (
          <DeleteAnswerButton
            id={id}
            cards={cards}
            onDeleted={() => {
              clear();
              onDeleted(id);
            }}
          />
        )}
      </FormHead>
      {isRestored && (
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
      <FormWithSaving saving={saving} save={save} className="grid max-w-text gap-6">
        <AnswerFields
          values={values}
          change={change}
          isNew={id === undefined}
          isLocked={isLocked}
          others={others}
          facts={facts}
        />
        <SaveAnswerBar isLocked={isLocked} back={back} onCancel={clear} />
      </FormWithSaving>
      {broken && (
        <Dialog title="Save it anyway?" onClose={cancel}>
          <RegressionsNotice regressions={broken} cards={[...others, typed]} />
          <DialogButtons onCancel={cancel} cancel="Back to the answer">
            <MainButton onClick={saveAnyway}>Save anyway</MainButton>
          </DialogButtons>
        </Dialog>
      )}
    </>
  );
}

/**
 * Saves an answer, after a question where it breaks tests of the bot: those are `broken` meanwhile.
 *
 * @param of the stored answer, or the visitor's message that a new one answers.
 */
function useAnswerSaving(
  input: ListedCard,
  of: Pick<AnswerFormProps, 'id' | 'message'>,
  onSaved: (card: ListedCard) => void,
) {
  const saving = useSaving('Failed to save answer', { hasCopy: true });
  const [broken, setBroken] = useState<Regression[]>();

  function callToSave() {
    if (of.id !== undefined) return withDryRun(answerCalls.save, { params: { id: of.id }, input });
    if (of.message === undefined) return withDryRun(answerCalls.create, { input });
    return withDryRun(unansweredCalls.answer, { params: { id: of.message }, input });
  }

  async function store() {
    setBroken(undefined);
    onSaved(await callToSave().send());
  }

  async function save() {
    const { regressions } = await callToSave().dryRun();
    if (regressions.length > 0) setBroken(regressions);
    else await store();
  }

  return { saving, save, broken, saveAnyway: () => void saving.run(store), cancel: () => setBroken(undefined) };
}

/** @param id of the stored answer. */
function FormHead({ id, children }: { id: string | undefined; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mt-2 mb-6 flex max-w-text flex-wrap items-center justify-between gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {id === undefined ? 'New answer' : 'Edit answer'}
      </h2>
      {children}
    </div>
  );
}

function DeleteAnswerButton(props: Omit<ComponentProps<typeof DeleteAnswer>, 'onClose'>) {
  return (
    <DialogButton variant="quietDanger" dialog={(close) => <DeleteAnswer {...props} onClose={close} />}>
      Delete answer
    </DialogButton>
  );
}

function SaveAnswerBar({ isLocked, back, onCancel }: { isLocked: boolean; back: string; onCancel(): void }) {
  const bar = useRef<HTMLDivElement>(null);
  useSaveKey(isLocked ? undefined : () => bar.current?.closest('form')?.requestSubmit());
  return (
    <div ref={bar} className="save-bar">
      <div className="mx-auto flex max-w-page gap-4">
        {!isLocked && (
          <SubmitButton variant="primary" busy="Saving..." title="Ctrl S" aria-keyshortcuts={SAVE_KEYS}>
            Save answer
          </SubmitButton>
        )}
        <Link to={back} onClick={onCancel} className={buttonLook('outline', 'sm')}>
          Cancel
        </Link>
      </div>
    </div>
  );
}
