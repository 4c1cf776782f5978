import { useSyncExternalStore } from 'react';
import type { ChatDocument } from '#content/chat.schema.ts';
import { askingAboutKey, type ChatSessionData, type CtaIntent } from '#shared/chat.ts';
import { askBot } from './ask-bot.ts';

/** One message of the conversation; the key `askingAbout{name}` contains the owner's first name. */
export interface ChatMessage {
  type: 'ai' | 'user';
  message: string;
  ctaMessage?: string | null;
  suggestedQuestions?: string[];
  bookingIntent?: boolean;
  [askingAbout: `askingAbout${string}`]: boolean | undefined;
}

interface Conversation {
  messages: ChatMessage[];
  sessionId?: string;
  sessionData?: ChatSessionData;
  cta?: { intent: CtaIntent; message: string };
}

/** Session storage key: the conversation survives until the tab is closed. */
const STORAGE_KEY = 'demo-chat';

interface ChatState {
  conversation: Conversation;
  /** Number of messages without a reply yet. */
  pending: number;
  /** The streamed text of the reply that is not complete yet. */
  partial: string;
}

/** The conversation of this tab. It lives outside the panel, so that a reply also arrives after the visitor opened another page. */
interface ChatStore {
  state(): ChatState;
  subscribe(listener: () => void): () => void;
  /** Appends the message and sends it; messages are sent one after the other. */
  send(text: string, isSuggestion?: boolean): void;
}

let store: ChatStore | undefined;

/** The conversation with the demo bot; it survives a reload and a change of page. */
export function useChat(name: string, copy: ChatDocument) {
  store ??= createStore(name, copy);
  const { conversation, pending, partial } = useSyncExternalStore(store.subscribe, store.state);
  return { messages: conversation.messages, cta: conversation.cta, isPending: pending > 0, partial, send: store.send };
}

function createStore(name: string, copy: ChatDocument): ChatStore {
  const listeners = new Set<() => void>();
  let state: ChatState = { conversation: load() ?? { messages: [greeting(copy)] }, pending: 0, partial: '' };
  let queue = Promise.resolve();

  function change(next: Partial<ChatState>): void {
    state = { ...state, ...next };
    if (next.conversation) save(next.conversation);
    for (const listener of listeners) listener();
  }

  async function answer(message: string): Promise<void> {
    const { reply, ...rest } = await ask(message);
    const conversation = { ...state.conversation, ...rest, messages: [...state.conversation.messages, reply] };
    change({ conversation, pending: state.pending - 1, partial: '' });
  }

  async function ask(message: string): Promise<Partial<Conversation> & { reply: ChatMessage }> {
    try {
      const answered = await askBot(message, state.conversation.sessionId, (partial) => change({ partial }));
      const { response, sessionId, sessionData, ctaIntent, ctaMessage, suggestedQuestions, bookingIntent } = answered;
      const key = askingAboutKey(name);
      const reply: ChatMessage = { type: 'ai', message: response, ctaMessage, suggestedQuestions, bookingIntent };
      reply[key] = answered[key];
      const cta = ctaIntent && ctaMessage ? { cta: { intent: ctaIntent, message: ctaMessage } } : {};
      return { reply, sessionId, ...(sessionData && { sessionData }), ...cta };
    } catch {
      // The visitor sees the failure text; the server has logged the cause.
      return { reply: { type: 'ai', message: copy.failure } };
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(text, isSuggestion = false) {
      const message = text.trim();
      if (!message) return;
      const messages: ChatMessage[] = [...state.conversation.messages, { type: 'user', message }];
      const shown = isSuggestion ? { sessionData: withShown(state.conversation.sessionData, message) } : {};
      change({ conversation: { ...state.conversation, ...shown, messages }, pending: state.pending + 1 });
      queue = queue.then(() => answer(message));
    },
  };
}

function greeting(copy: ChatDocument): ChatMessage {
  return { type: 'ai', message: copy.greeting, suggestedQuestions: copy.questions };
}

function withShown(data: ChatSessionData | undefined, question: string): ChatSessionData {
  const before = data ?? { interactionCount: 0, sentimentScore: 0, highIntentSignals: 0, shownSuggestions: [] };
  return { ...before, shownSuggestions: [...new Set([...before.shownSuggestions, question])] };
}

function load(): Conversation | undefined {
  try {
    const conversation = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Conversation | null;
    return conversation && Array.isArray(conversation.messages) && conversation.messages.length > 0
      ? conversation
      : undefined;
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
