import { call } from './call.ts';
import { ChatInput, KeyedChatReply } from './chat.schema.ts';
import { ChatList, ChatQuery, ChatTranscript, ChatUsage } from './chat-log.schema.ts';
import { RespondedInput } from './contact.schema.ts';

/** The demo chatbot. */
export const chatbotCalls = {
  ask: call('POST /chatbot', {
    does: 'Answers a message of a visitor; with `Accept: text/event-stream` in pieces',
    who: 'anyone',
    input: ChatInput,
    // Room for a message of the greatest length in any script.
    maxBytes: 32 * 1024,
    answer: KeyedChatReply,
    errors: ['too_many'],
  }),
};

/** Chats and model usage. */
export const chatCalls = {
  list: call('GET /captain/chats', {
    does: 'A page of chats, newest first; `before` is the id of the last one of the page before',
    who: 'owner',
    query: ChatQuery,
    answer: ChatList,
  }),
  usage: call('GET /captain/chats/usage', {
    does: 'Calls and tokens of the language model on each day',
    who: 'owner',
    answer: ChatUsage,
  }),
  get: call('GET /captain/chats/:id', {
    does: 'A chat with its messages',
    who: 'owner',
    answer: ChatTranscript,
  }),
  save: call('PATCH /captain/chats/:id', {
    does: 'Marks a chat whose visitor left an address or a number as answered or not',
    who: 'owner',
    input: RespondedInput,
    answer: ChatTranscript,
    audit: 'chat.save',
  }),
  remove: call('DELETE /captain/chats/:id', {
    does: 'Deletes a chat and its messages',
    who: 'owner',
    audit: 'chat.delete',
  }),
};
