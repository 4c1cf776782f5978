import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { createClient } from './actors/client.ts';
import { readPage } from './actors/page-texts.ts';
import { readLists, readPost } from './actors/visitors.ts';
import {
  checkAccount,
  checkBookingFields,
  checkBookings,
  checkLocalTimes,
  checkPlannedReminders,
} from './booking-checks.ts';
import { checkCopy, checkDailyCopies, checkFiles, checkLeftovers } from './file-checks.ts';
import {
  checkAlerts,
  checkDueMails,
  checkGivenUp,
  checkMails,
  checkPlannedMails,
  checkRecipients,
  checkReminders,
  checkWaiting,
} from './mail-checks.ts';
import {
  checkChats,
  checkContacts,
  checkErased,
  checkForgotten,
  checkReturned,
  checkSubscribers,
  checkSuppressed,
} from './people-checks.ts';
import type { World } from './world.ts';

/** Compares the database with the model. Cheap enough for every few minutes. */
export function checkOften(world: World): void {
  withDatabase(world, (database) => {
    checkBookings(world, database);
    checkPlannedReminders(world, database);
    checkPlannedMails(world, database);
    checkRecipients(world, database);
    checkGivenUp(world, database);
    checkSuppressed(world, database);
  });
  checkMails(world);
  checkReminders(world);
}

/** Everything, at the end of a day. */
export async function checkDay(world: World): Promise<void> {
  withDatabase(world, (database) => {
    const findings = database.pragma('integrity_check', { simple: true });
    if (findings !== 'ok') world.violate(`integrity_check: ${findings}`);
    const broken = database.pragma('foreign_key_check') as unknown[];
    if (broken.length > 0) world.violate(`foreign_key_check: ${JSON.stringify(broken[0])}`);
    checkContacts(world, database);
    checkBookings(world, database);
    checkLocalTimes(world, database);
    checkBookingFields(world, database);
    checkSubscribers(world, database);
    checkPosts(world, database);
    checkAudit(world, database);
    checkWaiting(world, database);
    checkAlerts(world, database);
    checkErased(world, database);
    checkForgotten(world, database);
    checkCounts(world, database);
    checkFiles(world, database);
    checkLeftovers(world, database);
    checkReturned(world, database);
    checkChats(world, database);
    checkCopy(world, database);
    checkDailyCopies(world);
  });
  checkMails(world);
  checkDueMails(world);
  checkAccount(world);
  await checkPages(world);
}

type Db = Database.Database;

function withDatabase(world: World, check: (database: Db) => void): void {
  const file = join(world.disk.folder, 'site.db');
  if (!existsSync(file) || world.process().isDead) return;
  const database = new Database(file, { readonly: true });
  try {
    check(database);
  } finally {
    database.close();
  }
}

function checkPosts({ model, violate }: World, database: Db): void {
  const find = database.prepare('select content, published from blog_posts where slug = ?');
  for (const post of model.posts.values()) {
    const row = find.get(post.slug) as { content: string; published: number } | undefined;
    if (post.isUnsure) {
      model.posts.delete(post.slug);
    } else if (post.visibleFrom !== undefined && !row?.content.includes(post.marker)) {
      violate(`The acknowledged text ${post.marker} of ${post.slug} is not stored`);
    }
  }
}

/** Each action that was acknowledged or refused is in the log: also more, whose answers were lost. */
function checkAudit({ model, violate }: World, database: Db): void {
  const count = database.prepare("select count(*) from audit_log where action || ' ' || result = ?").pluck();
  for (const [action, expected] of model.audited) {
    const found = count.get(action) as number;
    if (found < expected) violate(`The audit log has ${found} of ${expected} actions ${action}`);
  }
}

/** Counts that triggers keep are those of the rows. */
function checkCounts({ violate }: World, database: Db): void {
  const wrong = database
    .prepare(
      `select newsletter_id as id, state, count, (select count(*) from newsletter_recipients as recipient
          where recipient.newsletter_id = counts.newsletter_id and recipient.state = counts.state) as real
        from newsletter_counts as counts where count <> real and state in ('pending', 'sent', 'failed')`,
    )
    .get() as { id: number; state: string; count: number; real: number } | undefined;
  if (wrong) violate(`Issue ${wrong.id} counts ${wrong.count} ${wrong.state} recipients and has ${wrong.real}`);
  // Somebody who came back since may have left twice.
  const left = database
    .prepare(
      `select id, unsubscribes as count, (select coalesce(sum(iif(consent_at > issue.started_at, 2, subscriber.id is null or not subscribed)), 0)
          from newsletter_recipients as recipient left join newsletter_subscribers as subscriber on subscriber.id = subscriber_id
          where newsletter_id = issue.id) as real
        from newsletters as issue where count > real`,
    )
    .get() as { id: number; count: number; real: number } | undefined;
  if (left) violate(`Issue ${left.id} counts ${left.count} who left through it, and ${left.real} have left`);
}

/** Pages, files, feed and sitemap show what is published. */
async function checkPages(world: World): Promise<void> {
  const client = createClient(world);
  await readLists(world, client);
  for (const [name, { state }] of [...world.model.files].slice(-3)) {
    const answer = await client.get(`/uploads/${name}`);
    const isServed = answer?.status === 200;
    if (!answer || answer.status >= 500 || world.model.files.get(name)?.state !== state) continue;
    if (isServed !== (state === 'there')) world.violate(`The file ${name} was answered with ${answer.status}`);
  }
  for (const slug of [...world.model.posts.keys()].slice(-5)) await readPost(world, client, slug);
  await readPage(world, client);
}
