import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { formatCount } from '#app/pages/captain/parts/counts.ts';
import { DialogButton } from '#app/pages/captain/parts/dialog.tsx';
import { NumberedPager } from '#app/pages/captain/parts/lists/pager.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Empty, Loaded } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { usePage } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { unansweredCalls } from '#shared/answers.calls.ts';
import type { UnansweredGroupJson } from '#shared/answers.schema.ts';
import { paths } from '#shared/paths.ts';
import { AddToAnswer } from './add-to-answer.tsx';
import { AnsweredWeeks } from './answered-weeks.tsx';

/** Groups on a page, and further questions shown of each. */
const SIZE = 20;
const EXAMPLES = 3;

/** Questions that no answer fits, those that mean the same together. */
export function Unanswered() {
  const [page, setPage] = useState(1);
  const call = usePage(unansweredCalls.list, { query: { page, limit: SIZE } });
  const list = useRef<HTMLDivElement>(null);

  function remove({ id }: UnansweredGroupJson) {
    call.setData(({ rows, total }) => ({ rows: rows.filter((group) => group.id !== id), total: total - 1 }));
    // The next ones move up.
    call.reload();
    list.current?.focus();
  }

  const dismiss = (group: UnansweredGroupJson) =>
    toastOnFailure('Failed to dismiss question', async () => {
      await captainApi.call(unansweredCalls.dismiss, { params: { id: group.id } });
      remove(group);
      toast({ title: 'Question dismissed' });
    });

  return (
    <div className="grid gap-10">
      <TabSection title="Unanswered" lead="The most frequent first. What you answer is known to the bot at once.">
        <div ref={list} tabIndex={-1} className="outline-none">
          <Loaded call={call}>
            {({ rows, total }) => (
              <>
                {total === 0 && (
                  <Empty title="Nothing is unanswered">Questions that the bot cannot answer appear here.</Empty>
                )}
                <ul>
                  {rows.map((group) => (
                    <Group
                      key={group.id}
                      group={group}
                      onAdded={() => remove(group)}
                      onDismiss={() => void dismiss(group)}
                    />
                  ))}
                </ul>
                <NumberedPager
                  labels={['Previous', 'Next']}
                  noun="question"
                  page={page}
                  size={SIZE}
                  shown={rows.length}
                  total={total}
                  onChange={setPage}
                />
              </>
            )}
          </Loaded>
        </div>
      </TabSection>
      <AnsweredWeeks />
    </div>
  );
}

interface GroupProps {
  group: UnansweredGroupJson;
  onAdded(): void;
  onDismiss(): void;
}

function Group({ group: { id, question, count, lastAt, messages, near }, onAdded, onDismiss }: GroupProps) {
  const [latest, ...others] = messages;
  const examples = others.slice(0, EXAMPLES);
  return (
    <li className="border-paper-rule border-b py-4 first:pt-0">
      <p className="wrap-anywhere line-clamp-3 font-semibold">
        {latest ? (
          <Link to={paths.captainChat(latest.chatId)} className="hover:underline">
            {question}
          </Link>
        ) : (
          question
        )}
      </p>
      <p className="text-mute">
        {count === 1 ? 'Asked once' : `Asked ${formatCount(count)} times, last`} on{' '}
        <time dateTime={lastAt}>{dateAndTime(lastAt)}</time>
      </p>
      {examples.length > 0 && (
        <ul className="mt-2 grid gap-1 border-paper-rule border-l-2 pl-3">
          {examples.map((example) => (
            <li key={example.id} className="wrap-anywhere line-clamp-2">
              <Link to={paths.captainChat(example.chatId)} className="hover:underline">
                {example.message}
              </Link>
            </li>
          ))}
          {others.length > EXAMPLES && <li className="text-mute">and {formatCount(others.length - EXAMPLES)} more</li>}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-1 sm:gap-2">
        <Link to={paths.newAnswer(id)} aria-label={`Answer this: ${question}`} className={buttonLook('ink', 'sm')}>
          Answer this
        </Link>
        <DialogButton
          aria-label={`Add to an answer: ${question}`}
          dialog={(close) => (
            <AddToAnswer
              message={id}
              questions={messages.map(({ message }) => message)}
              nearest={near.map((card) => card.id)}
              onClose={close}
              onAdded={onAdded}
            />
          )}
        >
          Add to an answer
        </DialogButton>
        <SmallButton variant="quiet" aria-label={`Dismiss: ${question}`} onClick={onDismiss} className="-mr-4">
          Dismiss
        </SmallButton>
      </div>
    </li>
  );
}
