import { type Kysely, sql } from 'kysely';

const ANSWERED = "stage = 'new' and stage_chosen = 0";
const BOOKED = "stage in ('new', 'answered') and stage_chosen = 0";

const STATEMENTS = [
  `alter table leads add column stage text not null default 'new'
    check (stage in ('new', 'answered', 'meeting', 'proposal', 'won', 'lost'))`,
  'alter table leads add column stage_chosen integer not null default 0 check (stage_chosen in (0, 1))',
  'alter table leads add column follow_up_on text',
  'alter table leads add column source text',
  'alter table leads add column has_chatted integer not null default 0 check (has_chatted in (0, 1))',
  // The others only subscribed, or left their address on a page.
  `alter table leads add column is_contact integer generated always as (
    messages > 0 or bookings > 0 or has_chatted or source is not null or stage <> 'new' or notes <> ''
  ) virtual`,
  `create table replies (
    id integer primary key autoincrement,
    email text not null collate nocase,
    subject text not null,
    text text not null,
    sent_by text not null,
    status text not null default 'waiting',
    reason text,
    created_at integer not null
  ) strict`,
  'create index replies_email on replies (email, created_at)',

  `update leads set has_chatted = 1
    where exists (select 1 from chat_sessions where email = leads.email collate nocase)`,
  `update leads set stage = case
    when bookings > 0 then 'meeting' when messages > 0 and waiting_since is null then 'answered' else 'new' end`,

  'create index leads_contacts on leads ((waiting_since is null), last_at desc, id desc) where is_contact = 1',
  'create index leads_others on leads (last_at desc, id desc) where is_contact = 0',
  'create index leads_stage on leads (stage, last_at desc, id desc)',
  'create index leads_follow_up on leads (follow_up_on, id) where follow_up_on is not null',

  'drop trigger chats_to_leads',
  `create trigger chats_to_leads after update of email on chat_sessions
  when new.email is not null and new.email is not old.email begin
    insert into leads (email, first_at, last_at, has_chatted) values (new.email, new.created_at, new.updated_at, 1)
    on conflict (email) do update set last_at = max(last_at, excluded.last_at), has_chatted = 1;
  end`,
  `create trigger contacts_stage after update of responded on contacts when new.responded <> old.responded begin
    update leads set stage = 'answered' where email = new.email and ${ANSWERED} and new.responded = 1;
    update leads set stage = 'new'
    where email = new.email and stage = 'answered' and stage_chosen = 0 and new.responded = 0
      and not exists (select 1 from contacts where email = new.email collate nocase and responded = 1)
      and not exists (select 1 from replies where email = new.email);
  end`,
  `create trigger replies_stage after insert on replies begin
    update leads set stage = 'answered' where email = new.email and ${ANSWERED};
  end`,
  `create trigger leads_booked_stage after insert on leads when new.bookings > 0 begin
    update leads set stage = 'meeting' where id = new.id and ${BOOKED};
  end`,
  `create trigger leads_booked_again_stage after update of bookings on leads when new.bookings > old.bookings begin
    update leads set stage = 'meeting' where id = new.id and ${BOOKED};
  end`,
  // A reply outlasts its message in the outbox, which is deleted after some time.
  `create trigger replies_delivered after update of status, reason on outbox when new.event = 'lead.reply' begin
    update replies set status = new.status, reason = new.reason where id = new.payload ->> '$.reply';
  end`,
];

/** Leads have a stage, a day on which to follow up and a source; replies are kept with what became of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
