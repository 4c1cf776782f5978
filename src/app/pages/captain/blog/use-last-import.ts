import { useEffect, useState } from 'react';
import { captainApi, reasonOf } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import type { PostImport } from '#shared/post-transfer.ts';

const PATH = '/captain/posts/import';
const ASK_AGAIN_MS = 700;
const ENDED =
  'The site was restarted, and the import ended. Import the file again: what is stored already stays, the rest is added.';

/**
 * The last import of the server. While it runs, the server is asked again and again.
 *
 * @param onDone once it ends; must be the same function on every render.
 */
export function useLastImport(onDone: () => void) {
  const { data, error, setData } = useCall<PostImport | null>(PATH);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (data?.state !== 'running') return;
    const timer = setTimeout(async () => {
      try {
        const next = await captainApi.get<PostImport | null>(PATH);
        setData(next);
        setFailure(next ? undefined : ENDED);
        if (next?.state !== 'running') onDone();
      } catch (reason) {
        setFailure(reasonOf(reason));
        setData({ ...data });
      }
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [data, setData, onDone]);

  function setLast(started: PostImport) {
    setFailure(undefined);
    setData(started);
  }

  return { last: data ?? undefined, setLast, failure: failure ?? error };
}
