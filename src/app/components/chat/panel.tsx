import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { loadLater, useDocument } from '#app/components/documents.ts';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { Button } from '#app/ui/button.tsx';
import type { BookingDetails } from '#shared/booking.schema.ts';
import { CHAT_MESSAGE_MAX } from '#shared/chat.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import type { Booking } from './booking.tsx';
import { Message } from './message.tsx';
import { type ChatMessage, useChat } from './use-chat.ts';

/** Above what is scrolled to, so that its first line does not touch the edge. */
const SCROLL_MARGIN_PX = 8;
/** Narrower windows are those of phones. */
const PHONE_PX = 640;

/** The demo chatbot. Screen readers announce a reply once, when it is complete; the text streamed before is hidden from them. */
export function ChatPanel({ name }: { name: string }) {
  const copy = useDocument('chat');
  const { messages, unsent, ctaMessage, isPending, partial, send, retry, setUnsent, confirm, clear } = useChat(
    name,
    copy,
  );
  const view = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const latest = messages.findLast(({ type }) => type === 'ai');
  const offered = latest?.slots && latest.slots.times.length > 0 ? { slots: latest.slots } : undefined;
  /** The offer that the visitor began to book from: its form stays, whatever else is said. */
  const opened = unsent.offer;
  const offer = opened ?? offered;
  const BookingPart = useBooking(offer !== undefined);
  const focusConfirmation = useScrolling(view, { messages, partial, isPending, BookingPart, opened });
  const isBooked = messages.some(({ booking }) => booking);

  function say(text: string) {
    if (!opened?.start) setUnsent({ offer: undefined });
    send(text);
  }

  function showBooked(booking: BookingDetails, time: string) {
    focusConfirmation();
    setUnsent({ offer: undefined, fields: {} });
    confirm(booking, fill(copy.booking.booked, { time }));
  }

  /** The clicked button is removed, so the focus moves to the input, or on touch devices to the log (no on-screen keyboard). */
  function moveFocus() {
    const next = matchMedia('(pointer: coarse)').matches ? view.current : input.current;
    next?.focus({ preventScroll: true });
  }

  function ask(question: string) {
    say(question);
    moveFocus();
  }

  function sendAgain(failure: ChatMessage) {
    retry(failure);
    moveFocus();
  }

  function startAgain() {
    clear();
    input.current?.focus();
  }

  return (
    <div className="flex h-[450px] flex-col rounded-md border border-ink bg-paper-bright">
      <PanelHead onClear={messages.length > 1 ? startAgain : undefined} />
      <div
        ref={view}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: some browsers scroll a region by keyboard only when it can be focused.
        tabIndex={0}
        className="more-below wrap-anywhere relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4"
      >
        <div role="log" aria-label={copy.log} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {messages.map((message) => (
            <Message key={message.id} message={message} name={name} onRetry={sendAgain} />
          ))}
        </div>
        {isPending && <PendingReply partial={partial} />}
        {latest?.suggestedQuestions && !offer && <Suggestions questions={latest.suggestedQuestions} onChoose={ask} />}
        {offer && BookingPart && (
          <BookingPart
            offer={offer}
            onChange={(changed) => setUnsent({ offer: changed })}
            typed={unsent.fields ?? {}}
            onTyped={(fields) => setUnsent({ fields })}
            onBooked={showBooked}
          />
        )}
      </div>
      {ctaMessage && !latest?.bookingIntent && !isBooked && <CallToAction text={ctaMessage} />}
      <MessageForm
        input={input}
        text={unsent.message ?? ''}
        isPending={isPending}
        onChange={(message) => setUnsent({ message })}
        onSend={say}
      />
    </div>
  );
}

/** The reply while it is being streamed. */
function PendingReply({ partial }: { partial: string }) {
  const { thinking } = useDocument('chat');
  return (
    <p className="mt-4 whitespace-pre-line border-signal border-l-2 pl-4 text-small">
      {partial ? <span aria-hidden="true">{partial}</span> : <span role="status">{thinking}</span>}
    </p>
  );
}

function CallToAction({ text }: { text: string }) {
  return (
    <SiteLink
      href={paths.calendar}
      className="flex min-h-11 items-center justify-between gap-4 border-paper-rule border-t bg-paper px-5 py-2 font-semibold text-signal-deep text-small hover:bg-paper-deep"
    >
      {text}
      <span aria-hidden="true">→</span>
    </SiteLink>
  );
}

interface MessageFormProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  isPending: boolean;
  onChange(text: string): void;
  onSend(text: string): void;
}

function MessageForm({ input, text, isPending, onChange, onSend }: MessageFormProps) {
  const copy = useDocument('chat');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || !text.trim()) return;
    onSend(text);
    onChange('');
    input.current?.focus();
  }
  return (
    <form onSubmit={submit} className="flex gap-2 border-ink border-t p-2">
      <input
        ref={input}
        value={text}
        onChange={({ target }) => onChange(target.value)}
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
  );
}

/** @param onClear begins a new conversation; undefined while there is nothing to clear. */
function PanelHead({ onClear }: { onClear: (() => void) | undefined }) {
  const copy = useDocument('chat');
  return (
    <div className="label flex items-center gap-2.5 rounded-t-[3px] bg-ink px-5 py-3 text-paper">
      <span className="size-2 shrink-0 rounded-full bg-signal" aria-hidden="true" />
      {copy.title}
      <span className={`ml-auto text-mist normal-case tracking-normal ${onClear ? 'max-sm:hidden' : ''}`}>
        {copy.note}
      </span>
      {onClear && (
        <button
          type="button"
          onClick={onClear}
          className="-my-3.5 -mr-3 min-h-11 min-w-11 px-3 underline underline-offset-4 hover:text-signal max-sm:ml-auto"
        >
          {copy.clear}
        </button>
      )}
    </div>
  );
}

function Suggestions({ questions, onChoose }: { questions: readonly string[]; onChoose(question: string): void }) {
  const copy = useDocument('chat');
  return (
    <ul aria-label={copy.suggestions} className="mt-4 flex flex-wrap gap-2 pl-[18px]">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onChoose(question)}
            className="min-h-11 rounded-md border border-paper-rule bg-paper px-3.5 py-2 text-left text-small leading-snug transition-colors hover:border-ink"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Shown {
  messages: readonly ChatMessage[];
  partial: string;
  isPending: boolean;
  BookingPart: unknown;
  /** The offer that the visitor began to book from. */
  opened: unknown;
}

/**
 * Scrolls to the newest message whenever what is shown changes, and to the form that books whenever its offer does.
 *
 * @returns a function after which the next confirmation of a booking gets the focus.
 */
function useScrolling(
  view: RefObject<HTMLDivElement | null>,
  { messages, partial, isPending, BookingPart, opened }: Shown,
): () => void {
  const isConfirming = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the bottom when one of these changes.
  useEffect(() => {
    const newest = view.current?.querySelector<HTMLElement>('[role=log] > :last-child');
    // On a phone, answer and suggestions are often longer than the panel: not past the beginning of the answer.
    const top = newest && innerWidth < PHONE_PX ? newest.offsetTop - SCROLL_MARGIN_PX : view.current?.scrollHeight;
    view.current?.scrollTo({ top });
    if (!isConfirming.current) return;
    isConfirming.current = false;
    [...(view.current?.querySelectorAll<HTMLElement>('[data-confirmation]') ?? [])].at(-1)?.focus();
  }, [messages, partial, isPending, BookingPart]);

  useEffect(() => {
    if (!opened || !BookingPart) return;
    const part = view.current?.querySelector('section');
    if (part) view.current?.scrollTo({ top: part.offsetTop - SCROLL_MARGIN_PX });
  }, [opened, BookingPart, view]);

  return () => {
    isConfirming.current = true;
  };
}

/** The part that books, loaded with its texts when free times are offered first. */
function useBooking(isNeeded: boolean): ComponentType<ComponentProps<typeof Booking>> | undefined {
  const [Part, setPart] = useState<typeof Booking>();
  useEffect(() => {
    if (!isNeeded || Part) return;
    Promise.all([import('./booking.tsx'), loadLater('booking')]).then(
      ([module]) => setPart(() => module.Booking),
      () => {}, // When it cannot be loaded, the link to the calendar stays.
    );
  }, [isNeeded, Part]);
  return Part;
}
