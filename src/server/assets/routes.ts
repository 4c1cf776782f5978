import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { readFiles } from '#server/http/multipart.ts';
import { type CaptainVariables, requireCaptain } from '#server/http/require-captain.ts';
import { BatchDeleteInput } from '#shared/asset.schema.ts';
import type { Asset, AssetList } from '#shared/asset.ts';
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
      await readFiles(c, 'files', async (content, filename) => {
        try {
          assets.push(await storeUpload(ctx, content, filename));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          refused.push({ filename, error });
        }
      });
      const [first] = refused;
      if (assets.length === 0) throw first?.error ?? new AppError('bad_request', 'Please choose a file');
      const failed = refused.map(({ filename, error }) => ({ filename, error: error.message }));
      return c.json({ success: !first, assets, failed, message: `${countOf(assets.length)} uploaded` }, 201);
    })
    .post('/batch-delete', body(BatchDeleteInput), async (c) => c.json(await deleteAssets(ctx, c.req.valid('json'))));
}

function countOf(number: number): string {
  return number === 1 ? '1 file' : `${number} files`;
}
