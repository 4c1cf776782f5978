import { useEffect, useState } from 'react';
import { captainApi, failureReason } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { postTransferCalls } from '#shared/post-transfer.calls.ts';
import type { PostImportJson } from '#shared/post-transfer.schema.ts';

const ASK_AGAIN_MS = 700;
const ENDED =
  'The site was restarted, and the import ended. Import the file again: what is stored already stays, the rest is added.';

/**
 * The last import of the server. While it runs, the server is asked again and again.
 *
 * @param onDone once it ends; must be the same function on every render.
 */
export function useLastImport(onDone: () => void) {
  const { data, error, setData } = useCall(postTransferCalls.lastImport);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (data?.state !== 'running') return;
    const timer = setTimeout(async () => {
      try {
        const next = await captainApi.call(postTransferCalls.lastImport);
        setData(next);
        setFailure(next ? undefined : ENDED);
        if (next?.state !== 'running') onDone();
      } catch (reason) {
        setFailure(failureReason(reason));
        setData({ ...data });
      }
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [data, setData, onDone]);

  function setLast(started: PostImportJson) {
    setFailure(undefined);
    setData(started);
  }

  return { last: data ?? undefined, setLast, failure: failure ?? error };
}
