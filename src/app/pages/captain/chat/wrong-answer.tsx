import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { DialogButton } from '#app/pages/captain/parts/dialog.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { unansweredCalls } from '#shared/answers.calls.ts';
import { paths } from '#shared/paths.ts';
import { AddToAnswer } from './add-to-answer.tsx';

interface WrongAnswerProps {
  reply: { id: number; message: string };
  /** The visitor's question. */
  asked: { id: number; message: string };
}

/** Reports a reply as wrong, and offers to answer the question better. */
export function WrongAnswer({ reply, asked }: WrongAnswerProps) {
  const [state, setState] = useState<'idle' | 'reported' | 'corrected'>('idle');
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (state === 'reported') next.current?.focus();
  }, [state]);

  const report = () =>
    toastOnFailure('Failed to report answer', async () => {
      await captainApi.call(unansweredCalls.report, { params: { id: reply.id } });
      setState('reported');
    });

  if (state === 'corrected') return <p className="mt-1 text-mute">Another answer is given from now on.</p>;
  if (state === 'idle') {
    return (
      <SmallButton
        variant="quiet"
        className="-ml-4 text-mute"
        aria-label={`Wrong answer: ${reply.message.slice(0, 60)}`}
        onClick={() => void report()}
      >
        Wrong answer
      </SmallButton>
    );
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <p role="status" className="basis-full text-mute">
        The question is listed under Unanswered.
      </p>
      <Link ref={next} to={paths.newAnswer(asked.id)} className={buttonLook('ink', 'sm')}>
        Answer this
      </Link>
      <DialogButton
        dialog={(close) => (
          <AddToAnswer
            message={asked.id}
            questions={[asked.message]}
            onClose={close}
            onAdded={() => setState('corrected')}
          />
        )}
      >
        Add to an answer
      </DialogButton>
    </div>
  );
}
