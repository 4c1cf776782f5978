import type { AppContext, ContentView } from '#server/context.ts';
import { makeSharedToken, readSharedToken } from '#server/http/shared-links.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';

type LinkContext = Parameters<typeof readSharedToken>[0];

/** The value of the query parameter `draft` that shows the draft of a document; see `makeSharedToken` for when it ends. */
export function makeDraftToken(ctx: LinkContext, key: string, maker: Pick<CaptainUser, 'id'>) {
  return makeSharedToken(ctx, 'content-draft', key, maker);
}

/** The texts for a request: the published ones, with the draft that its token names where the token is valid. */
export function viewWithDraft(ctx: LinkContext & Pick<AppContext, 'content'>, token: string | undefined): ContentView {
  const key = token && readSharedToken(ctx, 'content-draft', token);
  return key ? ctx.content.withDraft(key) : ctx.content;
}
