import type { Random } from '#testing/simulation/random.ts';
import { DAY, HOUR, MINUTE, type World } from '#testing/simulation/world.ts';
import { type Captain, logIn } from './captains.ts';
import { createClient } from './client.ts';
import { sendToAll } from './issues.ts';

const EMAIL = 'pia@mail.example';

/**
 * Several things are due at different times while nobody does anything else, which would wake what waits for them: each comes at its own
 * time, not at the latest one.
 */
export async function waitForEachInTurn(world: World, random: Random): Promise<void> {
  const { clock, mail, violate } = world;
  const owner = await logIn(world);
  if (!owner) throw new Error('The owner cannot log in');
  const visitor = createClient(world);
  await sendToAll(world, random, owner, 7 * DAY);
  // Planned last: nothing else that visitors see changes until then.
  await planPost(owner, 'planned-late', clock.date() + 3 * DAY);
  await planPost(owner, 'planned-soon', clock.date() + HOUR);
  mail.mood = 'defer';
  await visitor.send('POST', '/api/contact', {
    firstName: 'Pia',
    lastName: 'Moor',
    email: EMAIL,
    service: ['other'],
    message: 'Hello',
  });
  // A page that was read is in memory.
  await visitor.get('/blog');
  await clock.sleep(MINUTE);
  mail.mood = 'fine';
  await clock.sleep(2 * HOUR);
  const blog = (await visitor.get('/blog'))?.body ?? '';
  if (!blog.includes('planned-soon')) violate('The post that was planned for an hour ago is not in the blog');
  if (blog.includes('planned-late')) violate('The post that is planned for the day after tomorrow is in the blog');
  if (!mail.mails.some(({ to }) => to === EMAIL))
    violate('The mail that was deferred two hours ago was not sent, although the mail server works');
}

async function planPost(owner: Captain, slug: string, at: number): Promise<void> {
  const publishAt = new Date(Math.ceil(at / 1000) * 1000).toISOString();
  const fields = { title: `About ${slug}`, content: 'Some words.', excerpt: 'Short.', tags: [], published: true };
  await owner.call('POST', '/blog', { ...fields, slug, publishAt }, 'post.create');
}
