import type * as z from 'zod';
import { summarizeUnfinished } from '#server/content/editing/editing.ts';
import type { AppContext } from '#server/context.ts';
import { readSiteState, saveSiteState } from '#server/settings/settings.ts';
import { AppError } from '#shared/errors.ts';
import type { Setup, SetupInput } from '#shared/setup.schema.ts';
import { SETUP_STEPS, type SetupState, type SetupStep } from '#shared/setup.ts';

const SETTING = 'setup';

interface Stored {
  version: number;
  steps: Partial<Record<SetupStep, SetupState>>;
  /** The starter and language with which nothing was left. */
  finishedWith?: string;
}

/** How far the owner has come with "Make it yours". */
export async function readSetup(ctx: AppContext): Promise<Setup> {
  const stored = await readSteps(ctx);
  const { version, steps } = stored;
  return {
    version,
    steps: Object.fromEntries(SETUP_STEPS.map((step) => [step, steps[step] ?? 'open'])) as Setup['steps'],
    isFinished: await isFinished(ctx, stored),
  };
}

/** True once nothing is left, which is remembered. */
async function isFinished(ctx: AppContext, { steps, finishedWith }: Stored): Promise<boolean> {
  if (SETUP_STEPS.some((step) => (steps[step] ?? 'open') === 'open')) return false;
  const { key, language } = ctx.content.starter();
  const starter = `${key}/${language}`;
  if (finishedWith === starter) return true;
  if ((await summarizeUnfinished(ctx)).count > 0) return false;
  await ctx.db.transaction().execute(async (db) => {
    await saveSiteState(db, SETTING, { ...(await readSteps({ db })), finishedWith: starter });
  });
  return true;
}

/** Stores that a step is done, skipped or open. @throws AppError `conflict` when somebody else has saved a step since `version`. */
export async function saveStep(ctx: AppContext, { step, state, version }: z.output<typeof SetupInput>): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const stored = await readSteps({ db });
    if (version !== undefined && version !== stored.version) {
      throw new AppError('conflict', 'Somebody else goes through these steps at the same time. Here is what they did.');
    }
    const next: Stored = { ...stored, version: stored.version + 1, steps: { ...stored.steps, [step]: state } };
    await saveSiteState(db, SETTING, next);
  });
}

async function readSteps({ db }: Pick<AppContext, 'db'>): Promise<Stored> {
  const stored = (await readSiteState<Stored | Stored['steps']>(db, SETTING)) ?? {};
  // An earlier version stored the steps alone.
  return 'version' in stored ? stored : { version: 0, steps: stored as Stored['steps'] };
}
