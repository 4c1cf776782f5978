import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { logRefusal } from '#server/http/errors.ts';
import { readFiles } from '#server/http/multipart.ts';
import { type CaptainVariables, requireCaptain } from '#server/http/require-captain.ts';
import { BatchDeleteInput } from '#shared/asset.schema.ts';
import { type Asset, type AssetList, UPLOAD_MAX_BYTES } from '#shared/asset.ts';
import { AppError } from '#shared/errors.ts';
import { deleteAssets, listAssets, storeUpload } from './assets.ts';

export function assetsApi(ctx: AppContext) {
  return new Hono<{ Variables: CaptainVariables }>()
    .use(requireCaptain(ctx))
    .get('/', async (c) => {
      const assets = await listAssets(ctx);
      return c.json({ success: true, assets, message: countOf(assets.length) } satisfies AssetList);
    })
    .post('/', async (c) => {
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
      return c.json({ success: !first, assets, failed, message: `${countOf(assets.length)} uploaded` }, 201);
    })
    .post('/batch-delete', body(BatchDeleteInput), async (c) => c.json(await deleteAssets(ctx, c.req.valid('json'))));
}

function countOf(number: number): string {
  return number === 1 ? '1 file' : `${number} files`;
}
