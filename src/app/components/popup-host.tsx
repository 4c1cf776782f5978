import { lazy, Suspense, useEffect, useState } from 'react';
import { useSite } from './site.ts';

// An error while it is loaded would replace the page.
const Popups = lazy(() =>
  import('./popups.tsx').then(
    ({ Popups }) => ({ default: Popups }),
    () => ({ default: () => null }),
  ),
);

/** Renders the popups; once in the public layout. Loads their code only while a popup is active. */
export function PopupHost() {
  const { hasPopups } = useSite();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  if (!hasPopups || !isReady) return null;
  return (
    <Suspense fallback={null}>
      <Popups />
    </Suspense>
  );
}
