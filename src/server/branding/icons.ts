import { join } from 'node:path';
import type { Branding } from '#content/branding.schema.ts';
import { drawIcon, uploadsFolder } from '#server/assets/assets.ts';
import type { AppContext } from '#server/context.ts';
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

export const ICON_NAMES = Object.keys(ICONS);

/** A size of the owner's icon; undefined as long as it is the shipped one, and when the upload is gone or damaged. */
export async function findIcon(ctx: AppContext, { icon, colors }: Branding, name: string) {
  const wanted = ICONS[name];
  if (!wanted || !icon?.src.startsWith('/uploads/')) return undefined;
  const { size, type, isIco, isOpaque } = wanted;
  const job = {
    source: join(uploadsFolder(ctx), decodeURIComponent(icon.src.slice('/uploads/'.length))),
    size,
    isIco,
    ground: isOpaque ? colors.paper : undefined,
  };
  const [stem = '', extension = ''] = name.split('.');
  const version = shortHash(JSON.stringify([icon.src, job.ground]));
  try {
    const bytes = await drawnFile(ctx, { name: stem, version, extension }, () => drawIcon(job));
    return { bytes, type };
  } catch (error) {
    ctx.log.error({ err: error, icon: icon.src }, 'the icon could not be drawn');
    return undefined;
  }
}
