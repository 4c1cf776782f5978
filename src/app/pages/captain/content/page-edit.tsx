import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { EditorPage } from '#app/pages/captain/parts/editor-page.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { paths } from '#shared/paths.ts';
import { Editor } from './editor/editor.tsx';

/** The editor of the document `:key`; answers of the chatbot have their own. */
export function Component() {
  const { key = '' } = useParams();
  return key === 'answers' ? <Navigate to={paths.captainTab('chatbot')} replace /> : <PageEdit documentKey={key} />;
}

function PageEdit({ documentKey: key }: { documentKey: string }) {
  const { data, error, reload } = useCall(contentCalls.get, { params: { key } });
  const title = data?.key === key ? data.title : undefined;
  useEffect(() => {
    document.title = `${title ?? 'Edit page'} · Captain`;
  }, [title]);
  if (data?.key === key) return <Editor key={key} loaded={data} />;
  return (
    <EditorPage back={{ href: paths.captainTab('pages'), label: 'Pages' }}>
      <h1 className="sr-only">Edit page</h1>
      {error ? <Failed reason={error} retry={reload} /> : <Loading what="Loading page" />}
    </EditorPage>
  );
}
