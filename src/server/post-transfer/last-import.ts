import type { AppContext } from '#server/context.ts';
import type { PostImport } from '#shared/post-transfer.ts';

/** Apart from the importer: the dashboard asks for the state often, and the importer takes several megabytes of memory. */
const imports = new WeakMap<AppContext, PostImport | undefined>();

/** The last import of this server; its progress while it runs. */
export function findLastImport(ctx: AppContext): PostImport | undefined {
  return imports.get(ctx);
}

export function setLastImport(ctx: AppContext, state: PostImport | undefined): void {
  imports.set(ctx, state);
}
