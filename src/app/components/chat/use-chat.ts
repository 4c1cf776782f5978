import { useSyncExternalStore } from 'react';
import {
  askingAboutKey,
  CHAT_FAILURE,
  type ChatSessionData,
  type CtaIntent,
  chatGreeting,
  FIRST_QUESTIONS,
} from '#shared/chat.ts';
import { askBot } from './ask-bot.ts';

/** One message of the talk; `askingAbout{name}` comes under the owner's own key. */
export interface ChatMessage {
  type: 'ai' | 'user';
  message: string;
  ctaMessage?: string | null;
  suggestedQuestions?: string[];
  bookingIntent?: boolean;
  [askingAbout: `askingAbout${string}`]: boolean | undefined;
}

interface Talk {
  messages: ChatMessage[];
  sessionId?: string;
  sessionData?: ChatSessionData;
  cta?: { intent: CtaIntent; message: string };
}

/** The tab remembers the talk under this key, until it is closed. */
const STORAGE_KEY = 'demo-chat';

interface ChatState {
  talk: Talk;
  /** Messages that wait for their answer. */
  pending: number;
  /** The words of the answer being given, as far as they have come. */
  partial: string;
}

/** The one talk of this tab. It lives outside the panel, so that an answer arrives though the visitor walked on. */
interface ChatStore {
  state(): ChatState;
  subscribe(listener: () => void): () => void;
  /** Appends the message and asks; what is sent meanwhile waits for its turn. */
  send(text: string, isSuggestion?: boolean): void;
}

let store: ChatStore | undefined;

/** The talk with the demo bot: kept in the tab, so that it survives a reload and a walk to another page. */
export function useChat(name: string) {
  store ??= createStore(name);
  const { talk, pending, partial } = useSyncExternalStore(store.subscribe, store.state);
  return { messages: talk.messages, cta: talk.cta, isPending: pending > 0, partial, send: store.send };
}

function createStore(name: string): ChatStore {
  const listeners = new Set<() => void>();
  let state: ChatState = { talk: remembered() ?? { messages: [greeting(name)] }, pending: 0, partial: '' };
  let queue = Promise.resolve();

  function change(next: Partial<ChatState>): void {
    state = { ...state, ...next };
    if (next.talk) remember(next.talk);
    for (const listener of listeners) listener();
  }

  async function answer(message: string): Promise<void> {
    const { reply, ...rest } = await ask(message);
    const talk = { ...state.talk, ...rest, messages: [...state.talk.messages, reply] };
    change({ talk, pending: state.pending - 1, partial: '' });
  }

  async function ask(message: string): Promise<Partial<Talk> & { reply: ChatMessage }> {
    try {
      const answered = await askBot(message, state.talk.sessionId, (partial) => change({ partial }));
      const { response, sessionId, sessionData, ctaIntent, ctaMessage, suggestedQuestions, bookingIntent } = answered;
      const key = askingAboutKey(name);
      const reply: ChatMessage = { type: 'ai', message: response, ctaMessage, suggestedQuestions, bookingIntent };
      reply[key] = answered[key];
      const cta = ctaIntent && ctaMessage ? { cta: { intent: ctaIntent, message: ctaMessage } } : {};
      return { reply, sessionId, ...(sessionData && { sessionData }), ...cta };
    } catch {
      // The visitor reads the failure text; what went wrong is in the server's log.
      return { reply: { type: 'ai', message: CHAT_FAILURE } };
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
      const messages: ChatMessage[] = [...state.talk.messages, { type: 'user', message }];
      const shown = isSuggestion ? { sessionData: withShown(state.talk.sessionData, message) } : {};
      change({ talk: { ...state.talk, ...shown, messages }, pending: state.pending + 1 });
      queue = queue.then(() => answer(message));
    },
  };
}

function greeting(name: string): ChatMessage {
  return { type: 'ai', message: chatGreeting(name), suggestedQuestions: [...FIRST_QUESTIONS] };
}

function withShown(data: ChatSessionData | undefined, question: string): ChatSessionData {
  const before = data ?? { interactionCount: 0, sentimentScore: 0, highIntentSignals: 0, shownSuggestions: [] };
  return { ...before, shownSuggestions: [...new Set([...before.shownSuggestions, question])] };
}

function remembered(): Talk | undefined {
  try {
    const talk = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Talk | null;
    return talk && Array.isArray(talk.messages) && talk.messages.length > 0 ? talk : undefined;
  } catch {
    return undefined;
  }
}

function remember(talk: Talk): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(talk));
  } catch {
    // Storage is full or forbidden: then the talk lives as long as the page.
  }
}
