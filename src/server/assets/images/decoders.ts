import sharp from 'sharp';

/** A picture of more is refused: a small file can hold a very large one. */
export const MAX_PIXELS = 50_000_000;

// Only the decoders that are needed: every other one in the library is attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadSvg',
  ],
});

// Less memory, for more time.
sharp.concurrency(1);
sharp.cache(false);
