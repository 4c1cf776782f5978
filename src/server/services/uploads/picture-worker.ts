/**
 * Process that encodes one picture and ends. A large picture takes more memory than all the rest of the site: here it goes
 * back to the machine at the end, and where there is not enough, this process ends and not the site.
 */
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { encodePicture, type PictureJob } from './pixels.ts';

giveWay();
try {
  console.log(JSON.stringify(await encodePicture(JSON.parse(process.argv[2] ?? '') as PictureJob)));
} catch (error) {
  console.log(JSON.stringify({ error: (error as Error).message.split('\n')[0] }));
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
