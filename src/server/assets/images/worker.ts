/**
 * Process that makes pictures for one job and ends. A large picture takes more memory than all the rest of the site: here
 * it goes back to the machine at the end, and where there is not enough, this process ends and not the site.
 */
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { ShareCard } from './draw.ts';
import type { PictureJob } from './encode.ts';

/** What there is to do. */
export type Job = { encode: PictureJob } | { draw: ShareCard };

giveWay();
try {
  const result = await perform(JSON.parse(process.argv[2] ?? '') as Job);
  console.log(JSON.stringify({ result }));
} catch (error) {
  console.log(JSON.stringify({ error: (error as Error).message.split('\n')[0] }));
}

async function perform(job: Job): Promise<unknown> {
  if ('draw' in job) {
    const { drawSharePicture } = await import('./draw.ts');
    return (await drawSharePicture(job.draw)).toString('base64');
  }
  const { encodePicture } = await import('./encode.ts');
  return encodePicture(job.encode);
}

/** Pages come first: in processor time, and when memory runs out. */
function giveWay(): void {
  try {
    setPriority(10);
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not every system has this.
  }
}
