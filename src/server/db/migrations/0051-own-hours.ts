import { type Kysely, sql } from 'kysely';

/**
 * A meeting type may have hours of its own, and the weekly hours may then be empty: the time zone of all hours, which was read from them,
 * has a place that is always there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table meeting_types add column hours text check (hours is null or json_valid(hours))`.execute(db);
  await sql`alter table booking_settings add column timezone text not null default 'America/Los_Angeles'`.execute(db);
  await sql`update booking_settings set timezone = hours.timezone
    from (select timezone from business_hours limit 1) as hours`.execute(db);
}
