import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useKept } from '#app/pages/captain/drafts/use-kept.ts';
import { Dialog, DialogButton, DialogButtons } from '#app/pages/captain/parts/dialog.tsx';
import {
  Checkbox,
  FormField,
  FormOf,
  linesOf,
  SelectField,
  SubmitButton,
  TextareaField,
  TextField,
  useSaving,
} from '#app/pages/captain/parts/forms.tsx';
import { LoneLink } from '#app/pages/captain/parts/links.tsx';
import { MainButton, SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Notice } from '#app/pages/captain/parts/states.tsx';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { answerCalls, unansweredCalls } from '#shared/answers.calls.ts';
import type { ListedCard, Regression } from '#shared/answers.schema.ts';
import { proposeId, TOPICS } from '#shared/answers.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { Issue } from '#shared/errors.ts';
import { type AnswerDraft, cardOf, keptName } from './answer-draft.ts';
import { AnswerText } from './answer-text.tsx';
import { CardSelect } from './card-select.tsx';
import { DeleteAnswer } from './delete-answer.tsx';
import { Regressions } from './regressions.tsx';
import { withDryRun } from './with-dry-run.ts';

export interface AnswerFormProps {
  /** Undefined for a new answer. */
  id?: string;
  /** Name of what is typed in the browser's storage. */
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

const LINKS_ID = 'answer-links';
const NEXT = ['First', 'Second', 'Third'];

/** The form of one answer. What is typed stays until it is saved or discarded. */
export function AnswerForm({ id, name, initial, cards, message, back, onSaved, onDeleted }: AnswerFormProps) {
  const { values: draft, isFromBefore, change, clear } = useKept(keptName(name), initial);
  const { data: facts } = useCall(contentCalls.get, { params: { key: 'facts' } });
  const saving = useSaving('Failed to save answer', undefined, true);
  const isOwner = useIsOwner();
  const [broken, setBroken] = useState<Regression[]>();
  const proposing = useSaving('Failed to propose more ways');
  const heading = useRef<HTMLHeadingElement>(null);
  const others = cards.filter((card) => card.id !== id);
  const taken = others.map((card) => card.id);
  const isLocked = !isOwner && id !== undefined && initial.isActive;

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

  /** Adds what the model proposes to what is typed. */
  function propose() {
    return proposing.run(async () => {
      const input = { title: draft.title, answer: draft.answer, phrasings: linesOf(draft.phrasings) };
      const { phrasings } = await captainApi.call(answerCalls.propose, { input });
      // Typing has gone on meanwhile.
      change((now) => ({ phrasings: [...linesOf(now.phrasings), ...phrasings].join('\n') }));
    });
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
        <TextField
          label="Question"
          hint="As it is suggested to visitors"
          name="title"
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <AnswerText value={draft.answer} values={facts?.values} onChange={(answer) => change({ answer })} />
        <TextareaField
          label="Other ways to ask it"
          note={draft.intent ? 'optional' : undefined}
          hint={
            draft.intent
              ? 'One per line. The chatbot knows this common question in many words already.'
              : 'One per line. Three or more work best; typing errors are understood.'
          }
          error={phrasingsError(saving.issues, linesOf(draft.phrasings))}
          rows={5}
          look="field-sizing-content min-h-36 sm:max-h-96"
          value={draft.phrasings}
          onChange={({ target }) => change({ phrasings: target.value })}
        />
        {facts?.canDraft && (
          <SmallButton variant="quiet" disabled={proposing.isSaving} onClick={() => void propose()}>
            {proposing.isSaving ? 'Writing...' : 'Propose more ways'}
          </SmallButton>
        )}
        <div className="grid gap-6 sm:grid-cols-2">
          <SelectField
            label="Topic"
            name="topic"
            choices={TOPICS}
            value={draft.topic}
            onChoose={(topic) => change({ topic })}
          />
          {id === undefined && (
            <TextField
              label="Id"
              name="id"
              hint="Its short name in exports; stays as it is"
              value={draft.id || proposeId(draft.title, taken)}
              spellCheck={false}
              autoCapitalize="off"
              onChange={({ target }) => change({ id: target.value })}
            />
          )}
        </div>
        <Parts title="Button below the answer">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Text"
              name="link.label"
              note="optional"
              value={draft.linkLabel}
              onChange={({ target }) => change({ linkLabel: target.value })}
            />
            <TextField
              label="Leads to"
              name="link.href"
              note="optional"
              list={LINKS_ID}
              spellCheck={false}
              value={draft.linkHref}
              onChange={({ target }) => change({ linkHref: target.value })}
            />
          </div>
          <datalist id={LINKS_ID}>
            {facts?.links.map(({ href, label }) => (
              <option key={href} value={href}>
                {label}
              </option>
            ))}
          </datalist>
        </Parts>
        <Parts title="Suggested next">
          <div className="grid gap-4">
            {draft.next.map((chosen, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the places are fixed.
              <FormField key={index} label={NEXT[index]} note="optional" errorOf={`next.${index}`}>
                {(control) => (
                  <CardSelect
                    {...control}
                    cards={others}
                    none="None"
                    value={chosen}
                    onChange={({ target }) => change({ next: draft.next.with(index, target.value) })}
                  />
                )}
              </FormField>
            ))}
          </div>
        </Parts>
        {isOwner ? (
          <Checkbox
            label="Use this answer"
            hint="When it is off, the chatbot does not know it."
            checked={draft.isActive}
            onChange={({ target }) => change({ isActive: target.checked })}
          />
        ) : (
          <p className="text-mute">
            {isLocked ? 'The chatbot uses this answer: only an owner may change it.' : 'An owner switches it on.'}
          </p>
        )}
        <div className="save-bar">
          <div className="mx-auto flex max-w-page gap-4">
            {!isLocked && (
              <SubmitButton variant="primary" busy="Saving...">
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

function Parts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-paper-rule border-t pt-4">
      <legend className="float-left mb-3 w-full font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

/** Names the line that was refused. */
function phrasingsError(issues: readonly Issue[], lines: readonly string[]): string | undefined {
  const issue = issues.find(({ path }) => path === 'phrasings' || path.startsWith('phrasings.'));
  if (!issue) return undefined;
  const line = lines[Number(issue.path.split('.')[1])];
  return line === undefined ? issue.message : `“${line.slice(0, 40)}”: ${issue.message}`;
}
