import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { DialogButton } from '#app/pages/captain/parts/dialog.tsx';
import { Checkbox, Form, SubmitButton, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { answerCalls } from '#shared/answers.calls.ts';
import type { TriedAnswer } from '#shared/answers.schema.ts';
import { CHAT_MESSAGE_MAX } from '#shared/chat.ts';
import { paths } from '#shared/paths.ts';
import { AddToAnswer } from './add-to-answer.tsx';

/** Choices that a visitor is asked to make at once. */
const CHOICES = 3;

interface Tried {
  number: number;
  question: string;
  reply: TriedAnswer;
}

/** A chat with the bot that says which answer was given and why; a wrong one is corrected beside it. */
export function TryIt() {
  const [tried, setTried] = useState<Tried[]>([]);
  const [withInactive, setWithInactive] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (tried.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [tried]);

  async function ask(question: string) {
    const last = tried.at(-1)?.reply;
    const input = { message: question, card: last?.card?.id ?? null, lastReply: last?.text ?? '', withInactive };
    const reply = await captainApi.call(answerCalls.tryOut, { input });
    setTried([...tried, { number: tried.length, question, reply }]);
  }

  return (
    <div className="max-w-text">
      <p className="mb-6 text-mute">
        Ask as a visitor would. Nothing is stored. You see the answer that the chatbot chooses from yours; a language
        model, where one is set up, writes its own words from it.
      </p>
      <ol className="grid gap-6 empty:hidden" aria-live="polite">
        {tried.map(({ number, question, reply }) => (
          <li key={number} ref={number === tried.length - 1 ? end : undefined} className="scroll-mb-48">
            <p className="wrap-anywhere border-signal-deep border-l-2 py-1 pl-4 font-semibold">
              <span className="sr-only">You: </span>
              {question}
            </p>
            <div className="mt-3 border-paper-rule border-l-2 py-1 pl-4">
              <p className="wrap-anywhere whitespace-pre-line">{reply.text}</p>
              {reply.asksBack && (
                <ul aria-label="Choices" className="mt-2 flex flex-wrap gap-2">
                  {reply.suggestions.slice(0, CHOICES).map((choice) => (
                    <li key={choice}>
                      <SmallButton onClick={() => void toastOnFailure('Failed to ask', () => ask(choice))}>
                        {choice}
                      </SmallButton>
                    </li>
                  ))}
                </ul>
              )}
              <Why question={question} reply={reply} />
            </div>
          </li>
        ))}
      </ol>
      <Form
        save={(fields) => ask(textIn(fields, 'message'))}
        failed="Failed to ask"
        localCopy="try-it"
        resets
        className="mt-6 grid gap-2 border-paper-rule border-t pt-5"
      >
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label="Message"
            name="message"
            autoComplete="off"
            maxLength={CHAT_MESSAGE_MAX}
            className="min-w-0 flex-1 basis-64"
          />
          <SubmitButton size="md" busy="Asking…">
            Ask
          </SubmitButton>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox
            label="Use answers that are switched off too"
            checked={withInactive}
            onChange={({ target }) => setWithInactive(target.checked)}
          />
          {tried.length > 0 && (
            <SmallButton variant="quiet" onClick={() => setTried([])}>
              Start again
            </SmallButton>
          )}
        </div>
      </Form>
    </div>
  );
}

/** The answer and the reason for it, and the way to correct a wrong one. */
function Why({ question, reply }: Omit<Tried, 'number'>) {
  const [isAdded, setIsAdded] = useState(false);
  const { card, nearest } = reply;
  return (
    <div className="mt-2">
      <p className="wrap-anywhere text-mute">
        {reasonOf(reply)}{' '}
        {card?.isOwn && (
          <TextLink to={paths.captainAnswer(card.id)} aria-label={`Edit answer: ${card.title}`}>
            Edit answer
          </TextLink>
        )}
      </p>
      {isAdded ? (
        <p role="status">Added. Ask again to see the other answer.</p>
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <span className="text-mute max-sm:basis-full">{reply.isKnown ? 'Wrong?' : 'What should it say?'}</span>
          <DialogButton
            aria-label={`Add to an answer: ${question}`}
            dialog={(close) => (
              <AddToAnswer
                questions={[question]}
                nearest={nearest.filter(({ id, isOwn }) => isOwn && id !== card?.id).map(({ id }) => id)}
                onClose={close}
                onAdded={() => setIsAdded(true)}
              />
            )}
          >
            Add to an answer
          </DialogButton>
          <Link
            to={`${paths.newAnswer()}&question=${encodeURIComponent(question)}`}
            aria-label={`New answer: ${question}`}
            className={buttonLook('outline', 'sm')}
          >
            New answer
          </Link>
        </div>
      )}
    </div>
  );
}

function reasonOf({ card, score, path, refusal, isKnown, asksBack, nearest }: TriedAnswer): string {
  if (refusal) return `Refused by a rule (${refusal}).`;
  if (card) {
    const phrasing = nearest.find(({ id }) => id === card.id)?.phrasing;
    const by = phrasing && phrasing !== card.title ? ` by its phrasing “${phrasing}”` : '';
    const fits = score === null ? '' : `, which fits${by} (${Math.round(100 * Math.min(1, score))} %)`;
    return isKnown
      ? `The answer “${card.title}”${fits}.`
      : `The answer “${card.title}”${fits}, but it does not help here.`;
  }
  if (path && isKnown) return `No answer fits: this is from the page ${path}.`;
  if (asksBack) return 'Several answers fit about as well, so the visitor is asked which one was meant.';
  return isKnown ? 'No answer is needed.' : 'No answer fits. A visitor’s question would be listed as unanswered.';
}
