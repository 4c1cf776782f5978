import type * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import { readSiteState, saveSiteState } from '#server/settings/settings.ts';
import { AppError } from '#shared/errors.ts';
import type { Setup, SetupInput } from '#shared/setup.schema.ts';
import { SETUP_STEPS, type SetupState, type SetupStep } from '#shared/setup.ts';

const SETTING = 'setup';

interface Stored {
  version: number;
  steps: Partial<Record<SetupStep, SetupState>>;
}

/** How far the owner has come with "Make it yours". */
export async function readSetup(ctx: AppContext): Promise<Setup> {
  const { version, steps } = await readSteps(ctx);
  return {
    version,
    steps: Object.fromEntries(SETUP_STEPS.map((step) => [step, steps[step] ?? 'open'])) as Setup['steps'],
  };
}

/** Stores that a step is done, skipped or open. @throws AppError `conflict` when somebody else has saved a step since `version`. */
export async function saveStep(ctx: AppContext, { step, state, version }: z.output<typeof SetupInput>): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const stored = await readSteps({ db });
    if (version !== undefined && version !== stored.version) {
      throw new AppError('conflict', 'Somebody else goes through these steps at the same time. Here is what they did.');
    }
    const next: Stored = { version: stored.version + 1, steps: { ...stored.steps, [step]: state } };
    await saveSiteState(db, SETTING, next);
  });
}

async function readSteps({ db }: Pick<AppContext, 'db'>): Promise<Stored> {
  const stored = (await readSiteState<Stored | Stored['steps']>(db, SETTING)) ?? {};
  // An earlier version stored the steps alone.
  return 'version' in stored ? stored : { version: 0, steps: stored as Stored['steps'] };
}
