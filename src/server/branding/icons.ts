import type { Branding } from '#content/branding.schema.ts';
import { drawIcon, findUploadFile, uploadName } from '#server/assets/assets.ts';
import type { AppContext } from '#server/context.ts';
import { iconOf } from '#shared/icon.ts';
import { drawnFile } from './drawn-files.ts';
import { shortHash } from './theme.ts';

/** The addresses of the site's icon: those that browsers ask for by themselves, and those of the manifest. */
const ICONS: Record<string, { size: number; type: string; isIco?: boolean; isOpaque?: boolean }> = {
  'favicon.ico': { size: 32, type: 'image/x-icon', isIco: true },
  // iOS shows transparent parts as black.
  'apple-touch-icon.png': { size: 180, type: 'image/png', isOpaque: true },
  'icon-192.png': { size: 192, type: 'image/png' },
  'icon-512.png': { size: 512, type: 'image/png' },
};

export const ICON_FILES = Object.keys(ICONS);

/** Pictures that could not be drawn, and until when they are not tried again: each attempt takes seconds of the one that draws. */
const failed = new Map<string, number>();
const RETRY_SECONDS = 600;
const FAILED_MAX = 1_000;

/**
 * The owner's icon as one of `ICON_FILES`; undefined as long as it is the shipped one, and when the upload is gone or damaged.
 *
 * @param options.isDraft true for a draft, which neither waits before visitors' pictures nor replaces the drawn files of the public icon.
 */
export async function findIcon(ctx: AppContext, branding: Branding, name: string, { isDraft }: { isDraft: boolean }) {
  const icon = iconOf<NonNullable<Branding['icon']>>(branding);
  const wanted = ICONS[name];
  const source = icon && (await findUploadFile(ctx, uploadName(icon.src) ?? ''));
  if (!wanted || !source) return undefined;
  const { size, type, isIco, isOpaque } = wanted;
  const attempt = `${source} ${name}`;
  const now = ctx.clock.now();
  const retryAt = failed.get(attempt) ?? 0;
  if (retryAt > now) return undefined;
  const job = { source, size, isIco, ground: isOpaque ? branding.colors.paper : undefined };
  const [stem = '', extension = ''] = name.split('.');
  const version = shortHash(JSON.stringify([icon.src, job.ground]));
  try {
    const file = { name: isDraft ? `draft-${stem}` : stem, version, extension };
    const bytes = await drawnFile(ctx, file, () => drawIcon(job, isDraft ? 'captains' : 'visitors'));
    return { bytes, type };
  } catch (error) {
    ctx.log.error({ err: error, icon: icon.src }, 'the icon could not be drawn');
    if (failed.size >= FAILED_MAX) failed.clear();
    failed.set(attempt, now + RETRY_SECONDS);
    return undefined;
  }
}
