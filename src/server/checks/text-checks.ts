import { listDocuments, listUsedFacts } from '#server/content/editing/editing.ts';
import type { AppContext } from '#server/context.ts';
import { listSettingsForCaptain } from '#server/settings/settings.ts';
import { paths } from '#shared/paths.ts';
import type { SettingKey } from '#shared/settings.ts';
import { failed, ok, type Result, warning } from './results.ts';

/** Not shown to visitors while the built-in scheduler is used. */
const SCHEDULER_PAGES = 'scheduler pages';

/** Shown only where a text names it. */
const DEMO_PHONE = 'demo phone number';

/** Settings whose default is a placeholder: the check names `text` while one of `keys` is unchanged. */
const PLACEHOLDERS: [text: string, keys: SettingKey[]][] = [
  ['name', ['owner_name']],
  ['email', ['owner_email']],
  [DEMO_PHONE, ['demo_phone']],
  ['social profiles', ['link_x', 'link_linkedin', 'link_huggingface']],
  [SCHEDULER_PAGES, ['scheduler_consultation_url', 'scheduler_strategy_url', 'scheduler_voice_ai_url']],
];

export async function checkPlaceholders(ctx: AppContext): Promise<Result | undefined> {
  const settings = await listSettingsForCaptain(ctx);
  // A starter without example profiles ships empty ones, which are not shown.
  const isShipped = (key: SettingKey) => settings.some((one) => one.key === key && one.isShipped && one.value !== '');
  const hasBuiltInScheduler = ctx.settings.flag('scheduler_built_in');
  const usedFacts = await listUsedFacts(ctx);
  const unseen = new Set([
    ...(hasBuiltInScheduler ? [SCHEDULER_PAGES] : []),
    ...(usedFacts.includes('demoPhone') ? [] : [DEMO_PHONE]),
  ]);
  const left = PLACEHOLDERS.filter(([text, keys]) => !unseen.has(text) && keys.some(isShipped));
  if (left.length === 0) return undefined;
  const text = `Visitors still see a placeholder instead of your ${left.map(([name]) => name).join(', ')}`;
  return warning(text, 'Enter it in Captain → Settings', paths.captainTab('settings'));
}

/** Texts that an update no longer accepts. */
export async function checkTexts(ctx: AppContext): Promise<Result | Result[]> {
  const broken = (await listDocuments(ctx)).filter(({ problems }) => problems.length > 0);
  if (broken.length === 0) return ok('Visitors see every text as you saved it');
  return broken.map(({ title, problems }) => {
    const fields = problems.map(({ path }) => path).join(', ');
    const text = `${title}: ${fields} cannot be shown as stored, visitors see the original text there`;
    return failed(text, 'Correct them in Captain → Pages', paths.captainTab('pages'));
  });
}
