import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDocument } from '#app/components/documents.ts';
import { SiteLink } from '#app/components/site-link.tsx';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { askingAboutKey, CHAT_MESSAGE_MAX } from '#shared/chat.ts';
import { paths } from '#shared/paths.ts';
import { ChatText } from './chat-text.tsx';
import { type ChatMessage, useChat } from './use-chat.ts';

/** The demo chatbot. Screen readers announce a reply once, when it is complete; the text streamed before is hidden from them. */
export function ChatPanel({ name }: { name: string }) {
  const copy = useDocument('chat');
  const { messages, cta, isPending, partial, send } = useChat(name, copy);
  const [draft, setDraft] = useState('');
  const view = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const latest = messages.findLast(({ type }) => type === 'ai');

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the bottom when one of these changes.
  useEffect(() => {
    view.current?.scrollTo({ top: view.current.scrollHeight });
  }, [messages, partial, isPending]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || !draft.trim()) return;
    send(draft);
    setDraft('');
    input.current?.focus();
  }

  /** The clicked button is removed, so the focus moves to the input, or on touch devices to the log (no on-screen keyboard). */
  function choose(question: string) {
    send(question, true);
    const next = matchMedia('(pointer: coarse)').matches ? view.current : input.current;
    next?.focus({ preventScroll: true });
  }

  return (
    <div className="flex h-[450px] flex-col rounded-md border border-ink bg-paper-bright">
      <p className="label flex items-center gap-2.5 rounded-t-[3px] bg-ink px-5 py-3 text-paper">
        <span className="size-2 rounded-full bg-signal" aria-hidden="true" />
        {copy.title}
        <span className="ml-auto text-mist normal-case tracking-normal">{copy.note}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: some browsers scroll a region by keyboard only when it can be focused. */}
      <div ref={view} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">
        <div role="log" aria-label={copy.log} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {messages.map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only appended.
            <Message key={index} message={message} name={name} />
          ))}
        </div>
        {isPending && (
          <p className="wrap-anywhere mt-4 whitespace-pre-line border-signal border-l-2 pl-4 text-small">
            {partial ? <span aria-hidden="true">{partial}</span> : <span role="status">{copy.thinking}</span>}
          </p>
        )}
        {latest?.suggestedQuestions && (
          <ul aria-label={copy.suggestions} className="mt-4 flex flex-wrap gap-2 pl-[18px]">
            {latest.suggestedQuestions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => choose(question)}
                  className="min-h-11 rounded-md border border-paper-rule bg-paper px-3.5 py-2 text-left text-small leading-snug transition-colors hover:border-ink"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {cta && !latest?.bookingIntent && (
        <SiteLink
          href={paths.calendar}
          className="flex min-h-11 items-center justify-between gap-4 border-paper-rule border-t bg-paper px-5 py-2 font-semibold text-signal-deep text-small hover:bg-paper-deep"
        >
          {cta.message}
          <span aria-hidden="true">→</span>
        </SiteLink>
      )}
      <form onSubmit={submit} className="flex gap-2 border-ink border-t p-2">
        <input
          ref={input}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          maxLength={CHAT_MESSAGE_MAX}
          aria-label={copy.placeholder}
          placeholder={copy.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          className="min-h-11 min-w-0 flex-1 rounded-sm bg-transparent px-3 -outline-offset-2 placeholder:text-mute"
        />
        <Button type="submit" size="sm" disabled={isPending}>
          {copy.send}
        </Button>
      </form>
    </div>
  );
}

function Message({ message, name }: { message: ChatMessage; name: string }) {
  const copy = useDocument('chat');
  if (message.type === 'user') {
    return (
      <p className="wrap-anywhere ml-10 w-fit justify-self-end whitespace-pre-line rounded-md bg-ink px-4 py-2.5 text-paper text-small">
        <span className="sr-only">{copy.visitor} </span>
        {message.message}
      </p>
    );
  }
  const isAboutOwner = message[askingAboutKey(name)] === true;
  return (
    <div className="mr-4 grid grid-cols-[minmax(0,1fr)] gap-3 border-signal border-l-2 pl-4 text-small">
      <p className="wrap-anywhere whitespace-pre-line">
        <span className="sr-only">{copy.bot} </span>
        <ChatText text={message.message} />
      </p>
      {(isAboutOwner || message.bookingIntent) && (
        <p className="flex flex-wrap gap-2">
          {isAboutOwner && (
            <SiteLink href={paths.about} className={buttonLook('outline', 'sm')}>
              {copy.about}
            </SiteLink>
          )}
          {message.bookingIntent && (
            <SiteLink href={paths.calendar} className={buttonLook('ink', 'sm')}>
              {message.ctaMessage || copy.buttons.consultation}
            </SiteLink>
          )}
        </p>
      )}
    </div>
  );
}
