/** The result of `work`; undefined where it takes longer than `ms`, while it goes on. */
export async function withinMs<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
