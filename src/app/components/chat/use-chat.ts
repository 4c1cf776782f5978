import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '#app/ui/store.ts';
import type { ChatDocument } from '#content/chat.schema.ts';
import type { ChatBooking, ChatReply } from '#shared/chat.schema.ts';
import { askingAboutKey } from '#shared/chat.ts';
import { askBot } from './ask-bot.ts';
import type { Offer } from './booking.tsx';

/** A message of the conversation; the key `askingAbout{name}` contains the owner's first name. */
export interface ChatMessage extends Partial<Pick<ChatReply, 'link' | 'slots' | 'booking' | 'ctaMessage'>> {
  id: number;
  type: 'ai' | 'user';
  message: string;
  suggestedQuestions?: string[];
  bookingIntent?: boolean;
  /** The visitor's message that this failure leaves without an answer. */
  unanswered?: string;
  [askingAbout: `askingAbout${string}`]: boolean | undefined;
}

type NewMessage = Omit<ChatMessage, 'id'>;

/** Choices and typed text that are not sent yet. */
interface Unsent {
  message?: string;
  offer?: Offer | undefined;
  /** The fields of the form that books. */
  fields?: Record<string, string>;
}

interface Conversation {
  messages: ChatMessage[];
  unsent?: Unsent;
  sessionId?: string;
  /** The call to action of the last reply that had one. */
  ctaMessage?: string;
}

/** Session storage key: the conversation survives until the tab is closed. */
const STORAGE_KEY = 'demo-chat';
/** Messages that are kept; the oldest ones are dropped. */
const MESSAGES_MAX = 100;

interface ChatState {
  conversation: Conversation;
  /** Number of messages without a reply yet. */
  pending: number;
  /** The streamed text of the reply that is not complete yet. */
  partial: string;
}

/** The conversation of this tab. It lives outside the panel, so that a reply also arrives after the visitor opened another page. */
interface Chat {
  store: Store<ChatState>;
  /** Appends the message and sends it; messages are sent one after the other. */
  send(text: string): void;
  /** Sends the message of a failure again, which takes the failure out of the conversation. */
  retry(failure: ChatMessage): void;
  /** Remembers what is not sent yet, as long as the messages. */
  setUnsent(unsent: Unsent): void;
  /** Confirms a call that the server has booked. */
  confirm(booking: ChatBooking, text: string): void;
  /** Starts a new conversation; replies to the old one are ignored. */
  clear(): void;
}

let chat: Chat | undefined;

/** The conversation with the demo bot; it survives a reload and a change of page. */
export function useChat(name: string, copy: ChatDocument) {
  chat ??= startChat(name, copy);
  const { store, ...actions } = chat;
  const { conversation, pending, partial } = useSyncExternalStore(store.subscribe, store.get);
  const { messages, unsent = {}, ctaMessage } = conversation;
  return { ...actions, messages, unsent, ctaMessage, isPending: pending > 0, partial };
}

function startChat(name: string, copy: ChatDocument): Chat {
  const store = createStore(initial(load(copy) ?? begin(copy)));
  let queue = Promise.resolve();
  /** Changes when the visitor starts a new conversation. */
  let round = 0;

  function change(next: Partial<ChatState>): void {
    store.set({ ...store.get(), ...next });
    if (next.conversation) save(next.conversation);
  }

  function append(message: NewMessage): Conversation {
    const { conversation } = store.get();
    return { ...conversation, messages: withNew(conversation.messages, message) };
  }

  function ask(message: string): void {
    const own = round;
    queue = queue.then(async () => {
      if (own !== round) return;
      const { reply, ...rest } = await answer(message, (partial) => own === round && change({ partial }));
      if (own !== round) return;
      change({ conversation: { ...append(reply), ...rest }, pending: store.get().pending - 1, partial: '' });
    });
  }

  async function answer(
    message: string,
    onText: (partial: string) => void,
  ): Promise<Omit<Conversation, 'messages'> & { reply: NewMessage }> {
    try {
      const answered = await askBot(message, store.get().conversation.sessionId, onText);
      const { response, sessionId, ctaIntent, ctaMessage, suggestedQuestions, bookingIntent, link, slots, booking } =
        answered;
      const buttons = { ctaMessage, suggestedQuestions, bookingIntent, link, slots, booking };
      const key = askingAboutKey(name);
      const reply: NewMessage = { type: 'ai', message: response, ...buttons, [key]: answered[key] };
      return { reply, sessionId, ...(ctaIntent && ctaMessage && { ctaMessage }) };
    } catch {
      // The visitor sees the failure text; the server has logged the cause.
      return { reply: { type: 'ai', message: copy.failure, unanswered: message } };
    }
  }

  return {
    store,
    send(text) {
      const message = text.trim();
      if (!message) return;
      change({ conversation: append({ type: 'user', message }), pending: store.get().pending + 1 });
      ask(message);
    },
    retry({ id, unanswered }) {
      if (!unanswered) return;
      const { conversation } = store.get();
      const messages = conversation.messages.filter((message) => message.id !== id);
      change({ conversation: { ...conversation, messages }, pending: store.get().pending + 1 });
      ask(unanswered);
    },
    setUnsent(unsent) {
      const { conversation } = store.get();
      change({ conversation: { ...conversation, unsent: { ...conversation.unsent, ...unsent } } });
    },
    confirm(booking, message) {
      change({ conversation: append({ type: 'ai', message, booking }) });
    },
    clear() {
      round += 1;
      queue = Promise.resolve();
      change(initial(begin(copy)));
    },
  };
}

function initial(conversation: Conversation): ChatState {
  return { conversation, pending: 0, partial: '' };
}

function begin({ greeting, questions }: ChatDocument): Conversation {
  return { messages: [{ id: 0, type: 'ai', message: greeting, suggestedQuestions: questions }] };
}

function withNew(messages: ChatMessage[], message: NewMessage): ChatMessage[] {
  const id = (messages.at(-1)?.id ?? 0) + 1;
  return [...messages, { ...message, id }].slice(-MESSAGES_MAX);
}

function load(copy: ChatDocument): Conversation | undefined {
  try {
    const conversation = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Conversation | null;
    const last = conversation?.messages.at(-1);
    if (!conversation || !last) return undefined;
    if (last.type === 'ai') return conversation;
    // The page was left before the reply came.
    const failure: NewMessage = { type: 'ai', message: copy.failure, unanswered: last.message };
    return { ...conversation, messages: withNew(conversation.messages, failure) };
  } catch {
    return undefined;
  }
}

function save(conversation: Conversation): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(conversation));
  } catch {
    // Storage is full or blocked: the conversation ends with the page.
  }
}
