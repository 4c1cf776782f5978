/**
 * Process that does one image job and exits. A large image takes more memory than the rest of the site: a separate process
 * returns it to the system, and without enough memory only this process is killed.
 */
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { IconJob } from './draw-icon.ts';
import type { ShareCard } from './draw-share-card.ts';
import type { PictureJob } from './encode.ts';

export type Job = { encode: PictureJob } | { draw: ShareCard } | { icon: IconJob } | { colorsOf: string };

lowerPriority();
try {
  const result = await perform(JSON.parse(process.argv[2] ?? '') as Job);
  console.log(JSON.stringify({ result }));
} catch (error) {
  console.log(JSON.stringify({ error: (error as Error).message.split('\n')[0] }));
}

async function perform(job: Job): Promise<unknown> {
  if ('draw' in job) {
    const { drawShareCard } = await import('./draw-share-card.ts');
    return (await drawShareCard(job.draw)).toString('base64');
  }
  if ('icon' in job) {
    const { drawIcon } = await import('./draw-icon.ts');
    return (await drawIcon(job.icon)).toString('base64');
  }
  if ('colorsOf' in job) {
    const { dominantColors } = await import('./dominant-colors.ts');
    return dominantColors(job.colorsOf);
  }
  const { encodePicture } = await import('./encode.ts');
  return encodePicture(job.encode);
}

/** Serving pages comes first, both for processor time and when memory runs out. */
function lowerPriority(): void {
  try {
    setPriority(10);
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not every system supports this.
  }
}
