import { type ReactNode, useId } from 'react';
import {
  Checkbox,
  FormField,
  linesOf,
  SelectField,
  TextareaField,
  TextField,
  textProps,
  useFormState,
  useSaving,
} from '#app/pages/captain/parts/forms/forms.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { answerCalls } from '#shared/answers.calls.ts';
import type { ListedCard } from '#shared/answers.schema.ts';
import { proposeId, topicsToOffer } from '#shared/answers.ts';
import type { AnswerOf } from '#shared/call.ts';
import type { contentCalls } from '#shared/content.calls.ts';
import type { LinkTarget } from '#shared/content.schema.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { AnswerText } from './answer-text.tsx';
import type { AnswerValues } from './answer-values.ts';
import { CardSelect } from './card-select.tsx';

const NEXT = ['First', 'Second', 'Third'];

interface AnswerFieldsProps {
  values: AnswerValues;
  change(part: Partial<AnswerValues> | ((now: AnswerValues) => Partial<AnswerValues>)): void;
  isNew: boolean;
  /** Only an owner may change it. */
  isLocked: boolean;
  /** The other answers. */
  others: ListedCard[];
  facts: AnswerOf<typeof contentCalls.get> | undefined;
}

/** The fields of one answer. */
export function AnswerFields({ values, change, isNew, isLocked, others, facts }: AnswerFieldsProps) {
  const isOwner = useIsOwner();
  const taken = others.map(({ id }) => id);
  const proposedId = proposeId(values.title, taken);
  return (
    <>
      <TextField label="Question" hint="As it is suggested to visitors" {...textProps(values, 'title', change)} />
      <AnswerText value={values.answer} values={facts?.values} onChange={(answer) => change({ answer })} />
      <Phrasings values={values} change={change} canPropose={facts?.canDraft === true} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TopicField values={values} change={change} others={others} />
        {isNew && (
          <TextField
            label="Id"
            name="id"
            hint="Its short name in exports; stays as it is"
            value={values.id || proposedId}
            spellCheck={false}
            autoCapitalize="off"
            onChange={({ target }) => change({ id: target.value })}
          />
        )}
      </div>
      <ButtonFields values={values} change={change} links={facts?.links ?? []} />
      <NextFields values={values} change={change} others={others} />
      {isOwner ? (
        <Checkbox
          label="Use this answer"
          hint="When it is off, the chatbot does not know it."
          checked={values.isActive}
          onChange={({ target }) => change({ isActive: target.checked })}
        />
      ) : (
        <p className="text-mute">
          {isLocked ? 'The chatbot uses this answer: only an owner may change it.' : 'An owner switches it on.'}
        </p>
      )}
    </>
  );
}

type PartProps = Pick<AnswerFieldsProps, 'values' | 'change'>;

function TopicField({ values, change, others }: PartProps & Pick<AnswerFieldsProps, 'others'>) {
  const topics = topicsToOffer([values.topic, ...others.map(({ topic }) => topic)]);
  return (
    <SelectField label="Topic" name="topic" value={values.topic} onChoose={(topic) => change({ topic })}>
      {topics.map(([topic, title]) => (
        <option key={topic} value={topic}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

function ButtonFields({ values, change, links }: PartProps & { links: readonly LinkTarget[] }) {
  const linksId = useId();
  return (
    <Group title="Button below the answer">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Text"
          name="link.label"
          note="optional"
          value={values.linkLabel}
          onChange={({ target }) => change({ linkLabel: target.value })}
        />
        <TextField
          label="Leads to"
          name="link.href"
          note="optional"
          list={linksId}
          spellCheck={false}
          value={values.linkHref}
          onChange={({ target }) => change({ linkHref: target.value })}
        />
      </div>
      <datalist id={linksId}>
        {links.map(({ href, label }) => (
          <option key={href} value={href}>
            {label}
          </option>
        ))}
      </datalist>
    </Group>
  );
}

function NextFields({ values, change, others }: PartProps & Pick<AnswerFieldsProps, 'others'>) {
  return (
    <Group title="Suggested next">
      <div className="grid gap-4">
        {values.next.map((chosen, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are fixed.
          <FormField key={index} label={NEXT[index]} note="optional" errorOf={`next.${index}`}>
            {(control) => (
              <CardSelect
                {...control}
                cards={others}
                none="None"
                value={chosen}
                onChange={({ target }) => change({ next: values.next.with(index, target.value) })}
              />
            )}
          </FormField>
        ))}
      </div>
    </Group>
  );
}

interface PhrasingsProps extends PartProps {
  /** A model can propose more. */
  canPropose: boolean;
}

function Phrasings({ values, change, canPropose }: PhrasingsProps) {
  const { issues } = useFormState();
  const proposing = useSaving('Failed to propose more ways');

  /** Adds the model's proposals to the typed phrasings. */
  function propose() {
    return proposing.run(async () => {
      const input = { title: values.title, answer: values.answer, phrasings: linesOf(values.phrasings) };
      const { phrasings } = await captainApi.call(answerCalls.propose, { input });
      // Typing has gone on meanwhile.
      change((now) => ({ phrasings: [...linesOf(now.phrasings), ...phrasings].join('\n') }));
    });
  }

  return (
    <>
      <TextareaField
        label="Other ways to ask it"
        note={values.intent ? 'optional' : undefined}
        hint={
          values.intent
            ? 'One per line. The chatbot knows this common question in many words already.'
            : 'One per line. Three or more work best; typing errors are understood.'
        }
        error={phrasingsError(issues, linesOf(values.phrasings))}
        rows={5}
        look="field-sizing-content max-h-72 min-h-36 sm:max-h-96"
        value={values.phrasings}
        onChange={({ target }) => change({ phrasings: target.value })}
      />
      {canPropose && (
        <SmallButton variant="quiet" disabled={proposing.isSaving} onClick={() => void propose()}>
          {proposing.isSaving ? 'Writing...' : 'Propose more ways'}
        </SmallButton>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-paper-rule border-t pt-4">
      <legend className="float-left mb-3 w-full font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

/** Names the line that was refused. */
function phrasingsError(issues: readonly FieldProblem[], lines: readonly string[]): string | undefined {
  const issue = issues.find(({ path }) => path === 'phrasings' || path.startsWith('phrasings.'));
  if (!issue) return undefined;
  const line = lines[Number(issue.path.split('.')[1])];
  return line === undefined ? issue.message : `“${line.slice(0, 40)}”: ${issue.message}`;
}
