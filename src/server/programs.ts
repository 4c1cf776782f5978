import { Hono } from 'hono';
import { VisitorError } from '#shared/errors.ts';
import type { AppContext } from './context.ts';
import { answerError } from './http/errors.ts';
import { requestLog } from './http/request-log.ts';
import { updateLegalPages } from './http/update-legal-pages.ts';
import { mcpApi } from './mcp/routes.ts';
import { oauthApi } from './oauth/routes.ts';

/** Routes for other programs: the authorization server, and the site's tools at `/mcp`. */
export function createProgramsApi(ctx: AppContext) {
  return new Hono()
    .onError(answerError(ctx))
    .use(requestLog(ctx))
    .use('/oauth/*', updateLegalPages(ctx))
    .route('/', oauthApi(ctx))
    .route('/mcp', mcpApi(ctx))
    .all('*', () => {
      throw new VisitorError('not_found', 'nothingHere');
    });
}
