import { useEffect } from 'react';
import { useParams } from 'react-router';
import { Prose } from '#app/components/blog/prose.tsx';
import { EditorPage } from '#app/pages/captain/parts/editor-page.tsx';
import { Heading, Loaded } from '#app/pages/captain/parts/states.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { helpCalls } from '#shared/help.calls.ts';
import { paths } from '#shared/paths.ts';

/** A page of the documentation. */
export function Component() {
  const { name = '' } = useParams();
  const call = useCall(helpCalls.get, { params: { name } });
  const title = call.data?.title ?? 'Help';
  useEffect(() => {
    document.title = `${title} · Captain`;
  }, [title]);
  return (
    <EditorPage back={{ href: paths.captain, label: 'Captain' }}>
      <div className="mx-auto max-w-text">
        <Loaded call={call}>
          {(page) => (
            <>
              <Heading className="mt-6 mb-8 text-[2rem] leading-tight lg:text-[2.5rem]">{page.title}</Heading>
              <Prose key={name} html={page.html} className="wrap-anywhere" />
            </>
          )}
        </Loaded>
      </div>
    </EditorPage>
  );
}
