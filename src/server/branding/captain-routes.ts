import { findColors, findUploadFile, uploadName } from '#server/assets/assets.ts';
import { routes } from '#server/http/calls.ts';
import { brandingCalls } from '#shared/branding.calls.ts';
import { requireFound } from '#shared/errors.ts';
import { palettesFor } from '#shared/look/logo-palettes.ts';

/** Proposals for the owner's look. */
export const brandingRoutes = routes(brandingCalls, {
  async fromLogo(ctx, { query }) {
    const file = requireFound(
      await findUploadFile(ctx, uploadName(query.src) ?? ''),
      'The logo is not among the uploads. Please choose it again.',
    );
    return palettesFor(await findColors(file));
  },
});
