import { listUsedFacts } from '#server/content/editing/editing.ts';
import { routes } from '#server/http/calls.ts';
import { setupCalls } from '#shared/setup.calls.ts';
import { readSetup, saveStep } from './setup.ts';

export const setupRoutes = routes(setupCalls, {
  get: (ctx) => readSetup(ctx),
  facts: (ctx) => listUsedFacts(ctx),
  async save(ctx, { input }) {
    await saveStep(ctx, input);
    return readSetup(ctx);
  },
});
