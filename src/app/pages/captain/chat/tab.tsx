import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { Views } from '#app/pages/captain/parts/views.tsx';
import { useIsOwner } from '#app/pages/captain/session.ts';
import { paths } from '#shared/paths.ts';
import { Conversations } from './conversations.tsx';
import { ChatTranscriptView } from './transcript.tsx';

const Answers = lazy(() => import('./answers.tsx').then((module) => ({ default: module.Answers })));
const Unanswered = lazy(() => import('./unanswered.tsx').then((module) => ({ default: module.Unanswered })));
const BotTests = lazy(() => import('./bot-tests.tsx').then((module) => ({ default: module.BotTests })));

const VIEWS = [
  { id: '', label: 'Conversations', href: paths.captainTab('chats'), View: Conversations },
  { id: 'answers', label: 'Answers', href: paths.captainChats('answers'), View: Answers },
  { id: 'unanswered', label: 'Unanswered', href: paths.captainChats('unanswered'), View: Unanswered },
  { id: 'tests', label: 'Test the bot', href: paths.captainChats('tests'), View: BotTests },
];

/** Conversations with the demo bot, its answers, and what it could not answer. */
export function Tab() {
  const [search] = useSearchParams();
  const isOwner = useIsOwner();
  if (!isOwner) return <AnswersAlone />;
  const chatId = search.get('chat') ?? '';
  if (/^\d+$/.test(chatId)) return <ChatTranscriptView id={Number(chatId)} />;
  const view = search.get('view') === 'new-answer' ? 'answers' : search.get('view');
  return (
    <>
      <TabHead title="Chats" lead="What visitors ask the chatbot, and what it answers." />
      <Views label="Chats" views={VIEWS} open={view} />
    </>
  );
}

/** Views of editors: no conversations. */
function AnswersAlone() {
  return (
    <>
      <TabHead
        title="Chats"
        lead="What the chatbot answers. Yours stay switched off until an owner switches them on."
      />
      <Suspense fallback={<Loading />}>
        <Answers />
      </Suspense>
    </>
  );
}
