import { useState } from 'react';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { BlockLink } from '#app/pages/captain/parts/links.tsx';
import { Filter } from '#app/pages/captain/parts/lists/lists.tsx';
import { Badge, Empty, Loaded } from '#app/pages/captain/parts/states.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { answerCalls } from '#shared/answers.calls.ts';
import type { CommonQuestion } from '#shared/answers.schema.ts';
import { paths } from '#shared/paths.ts';

const STATES = {
  empty: ({ answer }: CommonQuestion) => answer === '',
  own: ({ card }: CommonQuestion) => card !== null,
  site: ({ answer, card }: CommonQuestion) => answer !== '' && card === null,
};
type State = keyof typeof STATES;

const GENERAL = 'Your business';

/** Whether the list is open when the owner comes back to it from one of its questions. */
let isOpenAgain = false;

/** Questions to every business with the chatbot's answers, by service, and the values that answers still lack. */
export function CommonQuestions() {
  const call = useCall(answerCalls.common);
  return (
    <Fold
      open={isOpenAgain}
      onToggle={({ currentTarget }) => {
        isOpenAgain = currentTarget.open;
      }}
      className="mb-10 border border-paper-rule bg-paper-bright px-4"
      titleClass="min-h-11 py-3"
      title={
        <>
          <span className="font-semibold">Common questions</span>{' '}
          {call.data && <span className="text-mute">{howMany(call.data)}</span>}
        </>
      }
    >
      <Loaded call={call}>{(questions) => <Questions questions={questions} />}</Loaded>
    </Fold>
  );
}

function howMany(questions: readonly CommonQuestion[]): string {
  const empty = questions.filter(STATES.empty).length;
  return `${pluralize(questions.length - empty, 'question')} answered, ${empty} still empty`;
}

function Questions({ questions }: { questions: readonly CommonQuestion[] }) {
  const [state, setState] = useState<State>('empty');
  const shown = questions.filter(STATES[state]);
  const groups = Map.groupBy(shown, ({ service }) => service?.name ?? GENERAL);
  const size = (one: State) => questions.filter(STATES[one]).length;
  return (
    <>
      <p className="mb-4 max-w-text text-mute">
        The chatbot knows these questions in many words, for your business and for each of your services. Write the
        answer alone; prices, hours, address and services are answered from your site.
      </p>
      <div className="mb-4">
        <Filter<State>
          value={state}
          onChange={setState}
          choices={[
            { id: 'empty', label: 'Empty', count: size('empty') },
            { id: 'own', label: 'Your answer', count: size('own') },
            { id: 'site', label: 'From your site', count: size('site') },
          ]}
        />
      </div>
      {shown.length === 0 && <Empty title="None" />}
      {[...groups].map(([name, group]) => (
        <Fold
          key={name}
          className="border-paper-rule border-t"
          open={name === GENERAL}
          titleClass="min-h-11 py-2 font-semibold"
          title={
            <>
              {name} <span className="font-normal text-mute">({group.length})</span>
            </>
          }
        >
          <ul className="pb-3">
            {group.map((question) => (
              <Question key={question.intent} {...question} />
            ))}
          </ul>
        </Fold>
      ))}
    </>
  );
}

function Question({ intent, service, title, answer, card }: CommonQuestion) {
  const write = answer ? 'Answer yourself' : 'Answer';
  const action = card === null ? write : 'Edit';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-paper-rule border-b py-2 last:border-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere">{title}</p>
        {answer && <p className="wrap-anywhere line-clamp-2 text-mute">{answer}</p>}
      </div>
      {!answer && <Badge look="off">Empty</Badge>}
      <BlockLink
        to={card === null ? paths.newCommonAnswer(intent, service?.id) : paths.captainAnswer(card)}
        aria-label={`${card === null ? 'Answer' : 'Edit'}: ${title}`}
      >
        {action}
      </BlockLink>
    </li>
  );
}
