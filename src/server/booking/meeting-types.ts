import type { AppContext, MeetingTypes } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { confirmationNeeded } from '#server/http/require-captain.ts';
import { AppError, isUniqueViolation } from '#shared/errors.ts';
import type { MeetingTypeChanges, MeetingTypeInput } from '#shared/meeting-types.schema.ts';
import { isSiteMeeting, type MeetingQuestion, type MeetingType, slugOf } from '#shared/meeting-types.ts';
import {
  countUpcoming,
  deleteMeetingType,
  findMeetingTypeById,
  insertMeetingType,
  listMeetingTypes,
  renameInBookings,
  updateMeetingType,
} from './meeting-type-queries.ts';

/** What a new type has where nothing else is given. */
const DEFAULTS = {
  description: '',
  bufferBefore: 0,
  bufferAfter: 0,
  maxPerDay: null,
  noticeMinutes: null,
  horizonDays: null,
  stepMinutes: 30,
  location: '',
  isActive: true,
} satisfies Partial<MeetingType>;

/** The kinds of meetings in memory: what mails, pages and lists say about them. Rules read the database. */
export async function loadMeetingTypes(db: Db): Promise<MeetingTypes> {
  let current = await listMeetingTypes(db);
  return {
    list: () => current,
    find: (slug) => current.find((type) => type.slug === slug),
    async reload() {
      current = await listMeetingTypes(db);
    },
  };
}

/** Whether the captain has logged in or confirmed within ten minutes: nobody sends booked visitors to another place without it. */
interface Confirmed {
  isConfirmed: boolean;
}

/**
 * @throws AppError `bad_request` without an address, `conflict` when another type has it, `forbidden` when bookings of the address
 *   are ahead, which would get its place, and that is not confirmed.
 */
export async function createMeetingType(
  ctx: AppContext,
  input: MeetingTypeInput,
  { isConfirmed }: Confirmed,
): Promise<MeetingType> {
  const slug = input.slug ?? slugOf(input.name);
  if (!slug) throw refusal('bad_request', 'slug', 'Please give an address, as in coffee-chat');
  const type = { ...DEFAULTS, ...given(input), name: input.name, minutes: input.minutes, slug };
  const questions = withIds(input.questions ?? [], []);
  const id = await refuseTaken(() =>
    ctx.db.transaction().execute(async (trx) => {
      if (!isConfirmed) await refuseNewPlace(ctx, trx, slug);
      return insertMeetingType(trx, { ...type, questions }, ctx.clock.now());
    }),
  );
  return changed(ctx, id, type);
}

/**
 * Saves what was sent; the rest stays.
 *
 * @throws AppError `not_found`, `bad_request` for what the site's own meetings cannot have, `conflict` for a taken address, or `forbidden`
 *   when the place of booked calls would change and that is not confirmed.
 */
export async function saveMeetingType(
  ctx: AppContext,
  id: number,
  input: MeetingTypeChanges,
  { isConfirmed }: Confirmed,
): Promise<MeetingType> {
  const { before, after } = await refuseTaken(() =>
    ctx.db.transaction().execute(async (trx) => {
      const before = await getMeetingTypeById(trx, id);
      const after: MeetingType = {
        ...before,
        ...given(input),
        questions: input.questions ? withIds(input.questions, before.questions) : before.questions,
      };
      if (isSiteMeeting(before.slug)) {
        if (after.slug !== before.slug) throw refusal('bad_request', 'slug', 'This address cannot be changed');
        if (!after.isActive)
          throw refusal('bad_request', 'isActive', 'Pages of the site offer it: it cannot be hidden');
      }
      if (!isConfirmed && after.location !== before.location) await refuseNewPlace(ctx, trx, before.slug);
      if (!isConfirmed && after.slug !== before.slug) await refuseNewPlace(ctx, trx, after.slug);
      await updateMeetingType(trx, after, ctx.clock.now());
      if (after.slug !== before.slug) await renameInBookings(trx, before.slug, after.slug);
      return { before, after };
    }),
  );
  return changed(ctx, id, before, after);
}

/** @throws AppError `not_found`, or `conflict` for the site's own meetings and while bookings of it are ahead. */
export async function removeMeetingType(ctx: AppContext, id: number): Promise<void> {
  const removed = await ctx.db.transaction().execute(async (trx) => {
    const type = await getMeetingTypeById(trx, id);
    const { slug } = type;
    if (isSiteMeeting(slug)) throw new AppError('conflict', 'Pages of the site offer it: it cannot be deleted');
    if ((await countUpcoming(trx, slug, ctx.clock.now())) > 0) {
      throw new AppError('conflict', 'Bookings of it are ahead: hide it, and delete it after the last one');
    }
    await deleteMeetingType(trx, id);
    return type;
  });
  await noteChange(ctx, removed);
}

/** @throws AppError `forbidden` while bookings of a type are ahead. */
async function refuseNewPlace({ clock }: AppContext, trx: Db, slug: string): Promise<void> {
  if ((await countUpcoming(trx, slug, clock.now())) > 0) throw confirmationNeeded();
}

async function getMeetingTypeById(db: Db, id: number): Promise<MeetingType> {
  const type = await findMeetingTypeById(db, id);
  if (!type) throw new AppError('not_found', 'There is no such meeting type');
  return type;
}

async function changed(ctx: AppContext, id: number, ...states: Shown[]): Promise<MeetingType> {
  await noteChange(ctx, ...states);
  return getMeetingTypeById(ctx.db, id);
}

type Shown = Pick<MeetingType, 'isActive'>;

/** Visitors see nothing of a type that is hidden, before and after the change. */
async function noteChange(ctx: AppContext, ...states: Shown[]): Promise<void> {
  await ctx.meetingTypes.reload();
  if (states.some(({ isActive }) => isActive)) ctx.publicContent.changed();
}

/** Without what was not sent: `undefined` must not replace a value. */
function given({
  questions: _questions,
  ...input
}: MeetingTypeChanges): Partial<Omit<MeetingType, 'id' | 'questions'>> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

/** A question keeps its id, so that a form that was opened before it was reworded still fits; others get a free one. */
function withIds(
  questions: readonly (Omit<MeetingQuestion, 'id'> & { id?: string | undefined })[],
  before: readonly MeetingQuestion[],
): MeetingQuestion[] {
  const known = new Set(before.map(({ id }) => id));
  const used = new Set<string>();
  const kept = questions.map((question) => {
    const id = question.id && known.has(question.id) && !used.has(question.id) ? question.id : undefined;
    if (id) used.add(id);
    return { ...question, id };
  });
  let number = 0;
  return kept.map((question) => {
    if (question.id) return { ...question, id: question.id };
    do number += 1;
    while (used.has(`q${number}`) || known.has(`q${number}`));
    return { ...question, id: `q${number}` };
  });
}

async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'meeting_types.slug')) {
      throw refusal('conflict', 'slug', 'Another meeting type has this address');
    }
    throw error;
  }
}

function refusal(code: 'bad_request' | 'conflict', path: string, message: string): AppError {
  return new AppError(code, message, { issues: [{ path, message }] });
}
