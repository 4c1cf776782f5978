import { useEffect, useState } from 'react';

/** Values that are loaded only by the pages that show them, each by its key. */
export function onDemand<Key extends string, Value>(loaders: Record<Key, () => Promise<Value>>) {
  const loaded = new Map<Key, Value>();

  /** Loads a value, so that `useValue` has it at once. */
  async function load(key: Key): Promise<void> {
    if (!loaded.has(key)) loaded.set(key, await loaders[key]());
  }

  /** Pages load theirs before they are shown; one that an editor has just chosen appears once it is loaded. */
  function useValue(key: Key): Value | undefined {
    const [, showLoaded] = useState<Key>();
    useEffect(() => {
      if (!loaded.has(key)) void load(key).then(() => showLoaded(key));
    }, [key]);
    return loaded.get(key);
  }

  return { load, useValue };
}
