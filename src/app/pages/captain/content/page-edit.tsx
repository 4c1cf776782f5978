import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { EditorPage } from '#app/pages/captain/parts/editor-page.tsx';
import { Failed, Loading } from '#app/pages/captain/parts/states.tsx';
import { useCall } from '#app/pages/captain/use-call.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { OWN_EDITORS } from '#shared/content.ts';
import { paths } from '#shared/paths.ts';
import { Editor } from './editor/editor.tsx';

/** The editor of the document `:key`. */
export function Component() {
  const { key = '' } = useParams();
  const other = OWN_EDITORS[key];
  return other ? <Navigate to={other} replace /> : <PageEdit documentKey={key} />;
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
      {error ? <Failed reason={error} retry={reload} /> : <Loading what="Loading page" />}
    </EditorPage>
  );
}
