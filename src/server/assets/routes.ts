import type { Context } from 'hono';
import type { AppContext } from '#server/context.ts';
import { routes } from '#server/http/calls.ts';
import { logRefusal } from '#server/http/errors.ts';
import { readFiles } from '#server/http/multipart.ts';
import { assetCalls } from '#shared/asset.calls.ts';
import type { Asset } from '#shared/asset.schema.ts';
import { UPLOAD_MAX_BYTES } from '#shared/asset.ts';
import { AppError } from '#shared/errors.ts';
import { deleteAssets, listAssets, replaceAsset, saveAsset, storeUpload } from './assets.ts';

export const assetRoutes = routes(assetCalls, {
  async list(ctx) {
    const assets = await listAssets(ctx);
    return { success: true, assets, message: countOf(assets.length) };
  },
  upload: (ctx, { c }) => storeFiles(ctx, c),
  save: (ctx, { params, input }) => saveAsset(ctx, params.filename, input),
  replace: (ctx, { params, input }) => replaceAsset(ctx, params.filename, input.by),
  remove: (ctx, { input }) => deleteAssets(ctx, input),
});

/** Stores the files of a form, each on its own. */
async function storeFiles(ctx: AppContext, c: Context) {
  const assets: Asset[] = [];
  const refused: { filename: string; error: AppError }[] = [];
  await readFiles(c, { field: 'files', maxFileBytes: UPLOAD_MAX_BYTES }, async (content, filename) => {
    try {
      assets.push(await storeUpload(ctx, content, filename));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ filename, error });
    }
  });
  const [first] = refused;
  if (assets.length === 0) throw first?.error ?? new AppError('bad_request', 'Please choose a file');
  for (const { error } of refused) logRefusal(ctx, error, { type: 'upload' });
  const failed = refused.map(({ filename, error }) => ({ filename, error: error.message }));
  return { success: !first, assets, failed, message: `${countOf(assets.length)} uploaded` };
}

function countOf(number: number): string {
  return number === 1 ? '1 file' : `${number} files`;
}
