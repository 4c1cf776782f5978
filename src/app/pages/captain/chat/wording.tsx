import { Table, TitleLink } from '#app/pages/captain/parts/lists/lists.tsx';
import { Loaded } from '#app/pages/captain/parts/states.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { paths } from '#shared/paths.ts';

const DOCUMENTS = ['chat', 'synonyms', 'facts'];

/** The texts of the bot that are no answers, each in the editor of pages. */
export function Wording() {
  const call = useCall(contentCalls.list);
  return (
    <Loaded call={call}>
      {(documents) => (
        <Table
          caption="Texts of the bot"
          rows={documents.filter(({ key }) => DOCUMENTS.includes(key))}
          keyOf={({ key }) => key}
          columns={[
            {
              label: 'Text',
              cell: ({ key, title, hint }) => (
                <>
                  <TitleLink to={paths.editPage(key)}>{title}</TitleLink>
                  <span className="block text-mute">{hint}</span>
                </>
              ),
            },
          ]}
        />
      )}
    </Loaded>
  );
}
