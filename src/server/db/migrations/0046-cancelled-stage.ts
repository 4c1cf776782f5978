import { type Kysely, sql } from 'kysely';

const ACTIVE = `exists (
  select 1 from consultation_bookings where email = new.email collate nocase and status <> 'cancelled'
)`;
const HAS_ANSWER = `exists (select 1 from contacts where email = new.email collate nocase and responded = 1)
  or exists (select 1 from replies where email = new.email)`;

const STATEMENTS = [
  `create trigger bookings_cancelled_stage after update of status on consultation_bookings
  when new.status = 'cancelled' and old.status <> 'cancelled' begin
    update leads set stage = case when ${HAS_ANSWER} then 'answered' else 'new' end
    where email = new.email and stage = 'meeting' and stage_chosen = 0 and not ${ACTIVE};
  end`,
  `create trigger bookings_restored_stage after update of status on consultation_bookings
  when new.status <> 'cancelled' and old.status = 'cancelled' begin
    update leads set stage = 'meeting' where email = new.email and stage in ('new', 'answered') and stage_chosen = 0;
  end`,
];

/** A lead whose last call was cancelled has no meeting any more, unless the owner chose the stage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
