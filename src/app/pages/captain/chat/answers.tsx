import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { hasLocalValues } from '#app/pages/captain/drafts/use-local-values.ts';
import { formatCount, pluralize } from '#app/pages/captain/parts/counts.ts';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { Checkbox, useSaving } from '#app/pages/captain/parts/forms/forms.tsx';
import { BlockLink } from '#app/pages/captain/parts/links.tsx';
import { Filter, matches, SearchBox } from '#app/pages/captain/parts/lists/lists.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { Badge, Empty, Loaded } from '#app/pages/captain/parts/states.tsx';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { type CallState, useCall } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import { answerCalls, unansweredCalls } from '#shared/answers.calls.ts';
import type { ListedCard } from '#shared/answers.schema.ts';
import { TOPICS, type Topic } from '#shared/answers.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { paths } from '#shared/paths.ts';
import { fill, type PlaceholderValues } from '#shared/placeholders.ts';
import { AnswerForm, type AnswerFormProps } from './answer-form.tsx';
import { answerCopyName, valuesForCommon, valuesForQuestions, valuesOf } from './answer-values.ts';
import { cardsByTopic } from './card-select.tsx';
import { CommonQuestions } from './common-questions.tsx';
import { ProposedPhrasings, useProposedPhrasings } from './proposed-phrasings.tsx';

const STATES = {
  all: () => true,
  on: ({ isActive }: ListedCard) => isActive,
  off: ({ isActive }: ListedCard) => !isActive,
  shipped: ({ isShipped }: ListedCard) => isShipped === true,
};
type State = keyof typeof STATES;

/** Answers of the bot: the list, and the form of one answer. */
export function Answers() {
  const answers = useCall(answerCalls.list);
  return <Loaded call={answers}>{(cards) => <AnswersView answers={answers} cards={cards} />}</Loaded>;
}

function AnswersView({ answers, cards }: { answers: CallState<ListedCard[]>; cards: ListedCard[] }) {
  const [search] = useSearchParams();
  const [text, setText] = useState('');
  const [state, setState] = useState<State>('all');
  const [topic, setTopic] = useState('');
  const opened = useRef<string>(undefined);
  const ways = useProposedPhrasings();
  const { isAsking, propose } = ways;
  const asked = cards.find((card) => card.id === ways.card);
  if (search.get('view') === 'new-answer') {
    const message = search.get('message');
    if (message && /^\d+$/.test(message)) return <AnswerToMessage answers={answers} message={Number(message)} />;
    const intent = search.get('intent');
    if (intent) return <AnswerToCommon answers={answers} intent={intent} service={search.get('service')} />;
    const question = search.get('question');
    const initial = valuesForQuestions(question ? [question] : []);
    return <EditedAnswer key="new" name="new" initial={initial} answers={answers} propose={propose} />;
  }
  const id = search.get('card');
  if (id !== null) {
    opened.current = id;
    const card = cards.find((one) => one.id === id);
    if (!card) return <Gone />;
    return <EditedAnswer key={id} id={id} name={id} initial={valuesOf(card)} answers={answers} propose={propose} />;
  }
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-3">
        <SearchBox label="Search answers" value={text} onChange={setText} />
        <Filter<State>
          value={state}
          onChange={setState}
          choices={[
            { id: 'all', label: 'All', count: cards.length },
            { id: 'on', label: 'Active', count: cards.filter(STATES.on).length },
            { id: 'off', label: 'Inactive', count: cards.filter(STATES.off).length },
            { id: 'shipped', label: 'Not changed yet', count: cards.filter(STATES.shipped).length },
          ]}
        />
        <Select aria-label="Topic" value={topic} onChange={({ target }) => setTopic(target.value)} className="sm:w-44!">
          <option value="">All topics</option>
          {cardsByTopic(cards).map(([one]) => (
            <option key={one} value={one}>
              {TOPICS[one]}
            </option>
          ))}
        </Select>
        <Link to={paths.newAnswer()} className={`sm:ml-auto ${buttonLook('ink', 'sm')}`}>
          {hasLocalValues(answerCopyName('new')) ? 'Continue new answer' : 'New answer'}
        </Link>
      </div>
      <p role="status" className={isAsking ? 'mb-6 text-mute' : 'sr-only'}>
        {isAsking && 'The model looks for more ways to ask it...'}
      </p>
      {asked && (
        <ProposedPhrasings
          key={asked.id}
          card={asked}
          ways={ways}
          onAdded={(card) => answers.setData((all) => all.map((one) => (one.id === card.id ? card : one)))}
        />
      )}
      <CommonQuestions />
      <AnswerList
        answers={answers}
        cards={cards.filter((card) => STATES[state](card) && (!topic || card.topic === topic))}
        text={text}
        focused={opened.current}
        hasCards={cards.length > 0}
      />
    </>
  );
}

/** Topics of a longer list are folded, but for the first one. */
const UNFOLDED = 40;

interface AnswerListProps {
  answers: CallState<ListedCard[]>;
  cards: ListedCard[];
  text: string;
  /** Id of the answer that was open before. */
  focused: string | undefined;
  hasCards: boolean;
}

function AnswerList({ answers, cards, text, focused, hasCards }: AnswerListProps) {
  const query = useDeferredValue(text);
  const { data: facts } = useCall(contentCalls.get, { params: { key: 'facts' } });
  const found = cards.filter(({ title, phrasings, answer }) => matches(query, title, answer, ...phrasings));
  useEffect(() => {
    if (focused) document.getElementById(linkId(focused))?.focus();
  }, [focused]);
  if (!hasCards) {
    return <Empty title="No answers yet">Write the first one: a question, other ways to ask it, and the answer.</Empty>;
  }
  return (
    <>
      <p role="status" className="sr-only">
        {query.trim() && `${formatCount(found.length)} found`}
      </p>
      {found.length === 0 && <Empty title="No answer matches" />}
      <div className="grid gap-10">
        {cardsByTopic(found).map(([topic, group]) => (
          <TabSection
            key={topic}
            title={TOPICS[topic]}
            lead={<TopicLead answers={answers} topic={topic} cards={group} />}
          >
            <Fold
              open={found.length <= UNFOLDED || group.some(({ id }) => id === (focused ?? found[0]?.id))}
              title={firstTitles(group)}
              titleClass="mb-2 min-h-11 py-2 text-mute"
            >
              <ul>
                {group.map((card) => (
                  <Row key={card.id} card={card} values={facts?.values ?? {}} />
                ))}
              </ul>
            </Fold>
          </TabSection>
        ))}
      </div>
    </>
  );
}

/** The first questions of a topic, and how many more there are. */
function firstTitles(cards: ListedCard[]): string {
  const more = cards.length > 2 ? ` · and ${formatCount(cards.length - 2)} more` : '';
  return `${cards[0]?.title}${cards[1] ? ` · ${cards[1].title}` : ''}${more}`;
}

/** How many answers a topic has, and the switch of them all. */
function TopicLead({ answers, topic, cards }: { answers: CallState<ListedCard[]>; topic: Topic; cards: ListedCard[] }) {
  const isOwner = useIsOwner();
  const saving = useSaving('Failed to switch the answers');
  const on = cards.filter(STATES.on).length;
  const switchAll = (isActive: boolean) =>
    saving.run(async () =>
      answers.setData(await captainApi.call(answerCalls.switchTopic, { params: { topic }, input: { isActive } })),
    );
  return (
    <>
      {pluralize(cards.length, 'answer')}
      {isOwner && (
        <Checkbox
          label="Use these answers"
          aria-label={`Use the answers about ${TOPICS[topic]}`}
          hint={on > 0 && on < cards.length ? `${formatCount(on)} of them are used.` : undefined}
          checked={on > 0}
          onChange={({ target }) => void switchAll(target.checked)}
        />
      )}
    </>
  );
}

const linkId = (id: string) => `answer-${id}`;

/** The whole row leads to the form. */
function Row({
  card: { id, title, answer, given, phrasings, isActive, isShipped, isHidden },
  values,
}: {
  card: ListedCard;
  values: PlaceholderValues;
}) {
  return (
    <li className="relative flex items-center gap-4 border-paper-rule border-b py-3 first:pt-0 has-[a:hover]:bg-paper-deep/50">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">{fill(title, values)}</p>
        <p className="wrap-anywhere max-w-prose">{given ?? fill(answer, values)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-3 text-mute">
          {isShipped && <span>Not changed yet</span>}
          {pluralize(phrasings.length, 'phrasing')}
          {!isActive && <Badge look="off">Inactive</Badge>}
          {isActive && isHidden && <Badge look="off">Not offered</Badge>}
          {hasLocalValues(answerCopyName(id)) && <Badge look="alert">Not saved</Badge>}
        </p>
      </div>
      <BlockLink
        id={linkId(id)}
        to={paths.captainAnswer(id)}
        aria-label={`Edit ${title}`}
        className="shrink-0 scroll-my-24 after:absolute after:inset-0"
      >
        Edit
      </BlockLink>
    </li>
  );
}

/** A new answer to a common question. */
function AnswerToCommon(props: { answers: CallState<ListedCard[]>; intent: string; service: string | null }) {
  const { answers, intent, service } = props;
  const call = useCall(answerCalls.common);
  return (
    <Loaded call={call}>
      {(questions) => {
        const common = questions.find((one) => one.intent === intent && (one.service?.id ?? null) === service);
        if (!common) return <Gone />;
        const name = `common ${intent} ${service ?? ''}`;
        return <EditedAnswer key={name} name={name} initial={valuesForCommon(common)} answers={answers} />;
      }}
    </Loaded>
  );
}

interface EditedAnswerProps extends Pick<AnswerFormProps, 'id' | 'name' | 'initial' | 'message'> {
  answers: CallState<ListedCard[]>;
  /** Looks for more ways to ask for a saved answer. */
  propose?(card: ListedCard): void;
}

function EditedAnswer({ answers, propose, ...form }: EditedAnswerProps) {
  const navigate = useNavigate();
  const { data: cards = [], setData } = answers;
  const back = form.message === undefined ? paths.captainTab('chatbot') : paths.captainChatbot('unanswered');
  return (
    <AnswerForm
      {...form}
      cards={cards}
      back={back}
      onSaved={(saved, canPropose) => {
        if (canPropose) propose?.(saved);
        setData((all) => (form.id ? all.map((one) => (one.id === saved.id ? saved : one)) : [...all, saved]));
        void navigate(back);
      }}
      onDeleted={(id) => {
        setData((all) => all.filter((one) => one.id !== id));
        void navigate(back);
      }}
    />
  );
}

/** A new answer to the question of a visitor and to those that mean the same. */
function AnswerToMessage({ answers, message }: { answers: CallState<ListedCard[]>; message: number }) {
  const call = useCall(unansweredCalls.list, { query: { limit: 1_000 } });
  return (
    <Loaded call={call}>
      {(groups) => {
        const group = groups.find(({ messages }) => messages.some(({ id }) => id === message));
        const initial = valuesForQuestions(group?.messages.map((one) => one.message));
        const name = `message ${message}`;
        return <EditedAnswer key={name} name={name} initial={initial} message={message} answers={answers} />;
      }}
    </Loaded>
  );
}

function Gone() {
  return (
    <Empty title="There is no such answer">
      <BlockLink to={paths.captainTab('chatbot')}>All answers</BlockLink>
    </Empty>
  );
}
