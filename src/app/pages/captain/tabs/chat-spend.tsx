import { Cell, number, Table } from '#app/pages/captain/parts/lists.tsx';
import { Empty, Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { dayName } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { ChatUsage } from '#shared/chat-log.ts';

/** What the model behind the demo bot was used for. */
export function ChatSpend() {
  const { data, error, reload } = useCall<ChatUsage>('/captain/chats/usage');
  if (error) return <Failed reason={error} retry={reload} />;
  if (!data) return <Loading />;
  return (
    <>
      <p className="mb-4">
        {data.model ? (
          <>
            <span className="font-mono">{data.model}</span> answers, at most {number(data.dailyLimit)} calls a day. Past
            that, and whenever it fails, the site’s own content does.
          </>
        ) : (
          <>
            No model is connected: the bot answers from the site’s own content.{' '}
            <code className="font-mono">OPENAI_API_KEY</code> or <code className="font-mono">OPENAI_BASE_URL</code>{' '}
            connects one.
          </>
        )}
      </p>
      {data.model && data.days.length === 0 && <Empty title="It has not been asked yet" />}
      {data.days.length > 0 && (
        <Table caption="Use of the model" columns={['Day', 'Calls', 'Failed', 'Tokens in', 'Tokens out']}>
          {data.days.map(({ day, calls, failures, promptTokens, completionTokens }) => (
            <tr key={day} className="border-paper-rule border-b">
              <Cell label="Day">{dayName(day)}</Cell>
              <Cell label="Calls" className="font-mono">
                {number(calls)}
              </Cell>
              <Cell label="Failed" className="font-mono">
                {number(failures)}
              </Cell>
              <Cell label="Tokens in" className="font-mono">
                {number(promptTokens)}
              </Cell>
              <Cell label="Tokens out" className="font-mono">
                {number(completionTokens)}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
