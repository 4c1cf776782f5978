import { useSearchParams } from 'react-router';
import { TabHead } from '#app/pages/captain/parts/states.tsx';
import { Views } from '#app/pages/captain/parts/views.tsx';
import { useIsOwner } from '#app/pages/captain/session.ts';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { paths } from '#shared/paths.ts';
import { Answers } from './answers.tsx';

const Unanswered = lazyPart(() => import('./unanswered.tsx'), 'Unanswered');
const TryIt = lazyPart(() => import('./try-it.tsx'), 'TryIt');
const Wording = lazyPart(() => import('./wording.tsx'), 'Wording');
const BotTests = lazyPart(() => import('./bot-tests.tsx'), 'BotTests');

const VIEWS = [
  { id: 'try', label: 'Try it', href: paths.captainChatbot('try'), View: TryIt },
  { id: '', label: 'Answers', href: paths.captainTab('chatbot'), View: Answers },
  { id: 'unanswered', label: 'Unanswered', href: paths.captainChatbot('unanswered'), View: Unanswered },
  { id: 'wording', label: 'Wording', href: paths.captainChatbot('wording'), View: Wording },
  { id: 'tests', label: 'Checks', href: paths.captainChatbot('tests'), View: BotTests },
];

/** Trying the chatbot, its answers, questions without one, its other texts, and its tests. Editors see the answers alone. */
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
