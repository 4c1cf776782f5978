import { listDocuments } from '#server/content/editing.ts';
import type { AppContext } from '#server/context.ts';
import { readPrivateSetting, savePrivateSetting } from '#server/settings/settings.ts';
import type { ListedDocument } from '#shared/content.schema.ts';
import type { Setup } from '#shared/setup.schema.ts';
import { SETUP_STEPS, type SetupState, type SetupStep } from '#shared/setup.ts';

const SETTING = 'setup';

type Steps = Partial<Record<SetupStep, SetupState>>;

/** How far the owner has come with "Make it yours", and which pages still show the shipped text. */
export async function readSetup(ctx: AppContext): Promise<Setup> {
  const stored = await readSteps(ctx);
  return {
    steps: Object.fromEntries(SETUP_STEPS.map((step) => [step, stored[step] ?? 'open'])) as Setup['steps'],
    pages: findShippedPages(await listDocuments(ctx)),
  };
}

/** The pages that visitors see, and those of them that still show the shipped text. */
export function findShippedPages(documents: readonly ListedDocument[]): Setup['pages'] {
  const pages = documents.filter(({ path, isHidden }) => path !== null && !isHidden);
  return {
    total: pages.length,
    shipped: pages.filter(({ isPublished }) => !isPublished).map(({ title, key }) => ({ title, key })),
  };
}

export async function saveStep(ctx: AppContext, step: SetupStep, state: SetupState): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const steps = await readSteps({ db });
    await savePrivateSetting(db, SETTING, JSON.stringify({ ...steps, [step]: state }));
  });
}

async function readSteps({ db }: Pick<AppContext, 'db'>): Promise<Steps> {
  return JSON.parse((await readPrivateSetting(db, SETTING)) ?? '{}') as Steps;
}
