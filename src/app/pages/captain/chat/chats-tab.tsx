import { useSearchParams } from 'react-router';
import { TabHead } from '#app/pages/captain/parts/states.tsx';
import { Conversations } from './conversations.tsx';
import { ChatTranscriptView } from './transcript.tsx';

/** Conversations of visitors with the chatbot. */
export function Tab() {
  const [search] = useSearchParams();
  const chatId = search.get('chat') ?? '';
  if (/^\d+$/.test(chatId)) return <ChatTranscriptView id={Number(chatId)} />;
  return (
    <>
      <TabHead title="Chats" lead="What visitors asked the chatbot, and what it answered." />
      <Conversations />
    </>
  );
}
