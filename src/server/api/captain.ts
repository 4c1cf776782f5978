import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { requireCaptain } from '#server/middleware/require-captain.ts';
import { readOverview } from '#server/services/overview.ts';
import { captainBookingsApi } from './captain/bookings.ts';
import { chatsApi } from './captain/chats.ts';
import { contactsApi } from './captain/contacts.ts';
import { filesApi } from './captain/files.ts';
import { leadsApi } from './captain/leads.ts';
import { outboxApi } from './captain/outbox.ts';
import { captainPopupsApi } from './captain/popups.ts';
import { scheduleApi } from './captain/schedule.ts';
import { sessionApi } from './captain/session.ts';
import { settingsApi } from './captain/settings.ts';
import { subscribersApi } from './captain/subscribers.ts';
import { usersApi } from './captain/users.ts';

/**
 * The owner's side of the API. All but login and logout stands behind `requireCaptain`, so an address that does not
 * exist answers 401 to strangers too. A new resource is mounted below the guard.
 */
export function captainApi(ctx: AppContext) {
  return new Hono()
    .route('/', sessionApi(ctx))
    .use('*', requireCaptain(ctx))
    .get('/overview', async (c) => c.json(await readOverview(ctx)))
    .route('/users', usersApi(ctx))
    .route('/popup-notifications', captainPopupsApi(ctx))
    .route('/contacts', contactsApi(ctx))
    .route('/leads', leadsApi(ctx))
    .route('/subscribers', subscribersApi(ctx))
    .route('/bookings', captainBookingsApi(ctx))
    .route('/schedule', scheduleApi(ctx))
    .route('/chats', chatsApi(ctx))
    .route('/settings', settingsApi(ctx))
    .route('/outbox', outboxApi(ctx))
    .route('/', filesApi(ctx));
}
