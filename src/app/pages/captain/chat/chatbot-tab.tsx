import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { TabHead } from '#app/pages/captain/parts/states.tsx';
import { Views } from '#app/pages/captain/parts/views.tsx';
import { useIsOwner } from '#app/pages/captain/session.ts';
import { paths } from '#shared/paths.ts';
import { Answers } from './answers.tsx';

const Unanswered = lazy(() => import('./unanswered.tsx').then((module) => ({ default: module.Unanswered })));
const BotTests = lazy(() => import('./bot-tests.tsx').then((module) => ({ default: module.BotTests })));

const VIEWS = [
  { id: '', label: 'Answers', href: paths.captainTab('chatbot'), View: Answers },
  { id: 'unanswered', label: 'Unanswered', href: paths.captainChatbot('unanswered'), View: Unanswered },
  { id: 'tests', label: 'Test the bot', href: paths.captainChatbot('tests'), View: BotTests },
];

/** Answers of the chatbot, questions without one, and its tests. Editors see the answers alone. */
export function Tab() {
  const [search] = useSearchParams();
  if (useIsOwner()) {
    return (
      <>
        <TabHead title="Chatbot" lead="What the chatbot answers, and what it could not answer." />
        <Views label="Chatbot" views={VIEWS} open={search.get('view')} />
      </>
    );
  }
  return (
    <>
      <TabHead
        title="Chatbot"
        lead="What the chatbot answers. Yours stay switched off until an owner switches them on."
      />
      <Answers />
    </>
  );
}
