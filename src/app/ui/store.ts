/** A value that is kept outside of React; `useSyncExternalStore(store.subscribe, store.get)` reads it. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store with its first value. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
