import type { Random } from '#testing/simulation/random.ts';
import { MINUTE, type World } from '#testing/simulation/world.ts';
import { createClient } from './client.ts';

/** What visitors read that says no times of the present. */
const READ = [
  ...['/', '/about', '/blog', '/blog/rss.xml', '/sitemap.xml', '/newsletter/archive'],
  ...['/api/tags', '/api/articles', '/api/popup-notifications', '/llms.txt'],
];

/** When a form was sent out. */
const STAMP = /\b\d{10}\.[\w-]{43}/g;

/** A server that starts anew shows what it showed before: nothing that it has in its memory is out of date. */
export async function restartUnseen(world: World, random: Random): Promise<void> {
  const { clock, model } = world;
  const visitor = createClient(world);
  const slugs = [...model.posts.keys()];
  const paths = [...READ, ...(slugs.length > 0 ? [`/blog/${random.pick(slugs)}`] : [])];
  const read = async () => {
    const answers: string[] = [];
    for (const path of paths) {
      const answer = await visitor.send('GET', path);
      answers.push(answer ? `${answer.status} ${answer.body.replaceAll(STAMP, '')}` : '');
    }
    return answers;
  };
  const { changes } = world;
  const offset = clock.date() - clock.elapsed();
  const before = await read();
  const wasFine = !world.process().isDead && !world.isDegraded;
  await world.restart();
  // A supervisor starts it again.
  await clock.sleep(MINUTE);
  const after = world.process().isDead ? [] : await read();
  const isPlanned = (at = 0) => Math.abs(at - clock.date()) < 10 * MINUTE;
  if ([...model.posts.values()].some(({ visibleFrom }) => isPlanned(visibleFrom)) || isPlanned(model.page.planned?.at))
    return;
  if (model.issues.some(({ notBefore }) => isPlanned(notBefore))) return;
  const isSet = Math.abs(clock.date() - clock.elapsed() - offset) > 1;
  if (!wasFine || world.isDegraded || isSet || world.changes !== changes) return;
  for (const [at, path] of paths.entries()) {
    const [old = '', now = ''] = [before[at], after[at]];
    if (old === now || !/^[23]/.test(old) || !/^[23]/.test(now)) continue;
    let from = 0;
    while (old[from] === now[from]) from++;
    const around = (text: string) => text.slice(Math.max(0, from - 40), from + 80);
    world.violate(
      `${path} was out of date: before the server started anew it said “${around(old)}”, then “${around(now)}”`,
    );
  }
}
