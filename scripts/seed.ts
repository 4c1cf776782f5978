/**
 * Fills the data folder with samples: posts in every state, their pictures, leads. Existing data is
 * kept, and a second run adds nothing. The server must not be running.
 *
 *   npm run seed
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeUpload } from '#server/assets/assets.ts';
import { createPost } from '#server/blog/edits.ts';
import { listPostsForCaptain } from '#server/blog/reading.ts';
import { refuseArguments, runCommand } from '#server/commands/run-command.ts';
import { parseConfig } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { createContext, createLog } from '#server/create-context.ts';
import { openDatabase } from '#server/db/open.ts';
import { submitContact } from '#server/leads/leads.ts';
import { subscribe } from '#server/newsletter/newsletter.ts';
import { createPopup, listPopupsForCaptain } from '#server/popups/popups.ts';
import { ContactInput } from '#shared/contact.schema.ts';
import { NewsletterInput } from '#shared/newsletter.schema.ts';
import { PopupInput } from '#shared/popup.schema.ts';
import { PostInput } from '#shared/post.schema.ts';
import { toIso } from '#shared/time.ts';
import { CONTACTS, SUBSCRIBERS } from './seed/leads.ts';
import { drawPicture } from './seed/pictures.ts';
import { POPUPS } from './seed/popups.ts';
import { POSTS, type SamplePost } from './seed/posts.ts';

const DAY = 24 * 3600;

await runCommand(seed, 'Cannot seed: ');

async function seed(words: string[]): Promise<string> {
  refuseArguments(words, 'npm run seed');
  const config = parseConfig(process.env);
  const database = await openDatabase(config.DATA_DIR);
  try {
    const ctx = await createContext(config, database, { log: createLog({ LOG_LEVEL: 'error' }) });
    const posts = await seedPosts(ctx);
    const leads = await seedLeads(ctx);
    const popups = await seedPopups(ctx);
    const alone = leads === 0 ? ' (leads are left alone where there are some)' : '';
    return `Added ${posts} posts, ${leads} leads and ${popups} popups to ${config.DATA_DIR}${alone}`;
  } finally {
    await database.close();
  }
}

async function seedPosts(ctx: AppContext): Promise<number> {
  const known = new Set((await listPostsForCaptain(ctx)).map(({ slug }) => slug));
  const missing = POSTS.filter(({ slug }) => !known.has(slug));
  for (const sample of missing) await createPost(ctx, PostInput.parse(await toInput(ctx, sample)), null);
  return missing.length;
}

async function seedPopups(ctx: AppContext): Promise<number> {
  const known = new Set((await listPopupsForCaptain(ctx)).map(({ title }) => title));
  const missing = POPUPS.filter(({ title }) => !known.has(title));
  for (const popup of missing) await createPopup(ctx, PopupInput.parse(popup));
  return missing.length;
}

async function toInput(ctx: AppContext, { slug, title, excerpt, tags, cover, featured, day }: SamplePost) {
  let content = readFileSync(join(import.meta.dirname, 'seed/posts', `${slug}.md`), 'utf8');
  for (const [mention, name = ''] of content.matchAll(/picture:([a-z]+)/g)) {
    content = content.replace(mention, await upload(ctx, name));
  }
  return {
    slug,
    title,
    excerpt,
    content,
    tags,
    featured,
    coverImage: cover ? await upload(ctx, cover) : null,
    published: day !== undefined && day <= 0,
    publishAt: day === undefined ? null : toIso(ctx.clock.now() + day * DAY),
  };
}

async function upload(ctx: AppContext, name: string): Promise<string> {
  const bytes = await drawPicture(name);
  const { url } = await storeUpload(
    ctx,
    (async function* () {
      yield bytes;
    })(),
    `${name}.png`,
  );
  return url;
}

async function seedLeads(ctx: AppContext): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count > 0) return 0;
  for (const contact of CONTACTS) await submitContact(ctx, ContactInput.parse(contact));
  for (const subscriber of SUBSCRIBERS) await subscribe(ctx, NewsletterInput.parse(subscriber));
  return CONTACTS.length + SUBSCRIBERS.length;
}
