import type { AppContext, MeetingTypes } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { renameMeetingInMails } from '#server/delivery/delivery.ts';
import { type Confirmed, confirmationNeeded } from '#server/http/require-captain.ts';
import { fieldError, isUniqueViolation, requireFound, VisitorError } from '#shared/errors.ts';
import type {
  MeetingQuestion,
  MeetingType,
  MeetingTypeChanges,
  MeetingTypeInput,
  PublicMeeting,
} from '#shared/meeting-types.schema.ts';
import { isSiteMeeting, MEETING_MAX, PLACE_QUESTION } from '#shared/meeting-types.ts';
import { toSlug } from '#shared/slug.ts';
import { refuseChanges, refuseRemoval } from './meeting-type-policy.ts';
import {
  countUpcoming,
  deleteMeetingRedirect,
  deleteMeetingType,
  findMeetingType,
  findMeetingTypeById,
  insertMeetingRedirect,
  insertMeetingType,
  listMeetingTypes,
  renameInBookings,
  updateMeetingType,
} from './meeting-type-queries.ts';
import { publicPlace } from './meeting-words.ts';

/** The kinds of meetings in memory: what mails, pages and lists say about them. Rules read the database. */
export async function loadMeetingTypes(db: Db): Promise<MeetingTypes> {
  let current = await listMeetingTypes(db);
  return {
    list: () => current,
    find: (slug) => current.find((type) => type.slug === slug),
    async reload() {
      current = await listMeetingTypes(db);
    },
    async change(trx, slug, changes, now) {
      const type = await findMeetingType(trx, slug);
      if (type) await updateMeetingType(trx, type.id, { ...changes, updatedAt: now });
    },
  };
}

/**
 * A kind of meeting that has a page of its own.
 *
 * @param slug of now, or a former one.
 * @throws VisitorError `not_found`, for the site's own ones too.
 */
export async function getPublicMeeting(ctx: AppContext, slug: string): Promise<PublicMeeting> {
  const meeting = await findMeetingType(ctx.db, slug);
  if (!meeting?.isActive || isSiteMeeting(slug)) throw new VisitorError('not_found', 'pageUnknown');
  return toPublic(ctx, meeting);
}

/** The kinds of meetings that visitors can book, the site's own ones first. */
export function listPublicMeetings(ctx: AppContext): PublicMeeting[] {
  return ctx.meetingTypes
    .list()
    .filter(({ isActive }) => isActive)
    .map((meeting) => toPublic(ctx, meeting));
}

function toPublic(ctx: AppContext, meeting: MeetingType): PublicMeeting {
  const { slug, name, description, minutes, price } = meeting;
  return { slug, name, description, minutes, place: publicPlace(ctx, meeting), price };
}

/**
 * @throws AppError `bad_request` without an address, `conflict` when another type has it, `forbidden` when future bookings of that address
 *   would get this type's place and `isConfirmed` is false.
 */
export async function createMeetingType(
  ctx: AppContext,
  input: MeetingTypeInput,
  { isConfirmed }: Confirmed,
): Promise<MeetingType> {
  const slug = input.slug ?? toSlug(input.name, MEETING_MAX.slug);
  if (!slug) throw fieldError('bad_request', 'slug', 'Please give an address, as in coffee-chat');
  const questions = withIds(input.questions ?? [], []);
  const now = ctx.clock.now();
  const created = await refuseTaken(() =>
    ctx.db.transaction().execute(async (trx) => {
      if (!isConfirmed) await refuseNewPlace(ctx, trx, slug);
      await deleteMeetingRedirect(trx, slug);
      return insertMeetingType(trx, { ...input, slug, questions, createdAt: now, updatedAt: now });
    }),
  );
  await reloadAndInvalidate(ctx, created);
  return created;
}

/**
 * Saves what was sent; the rest stays.
 *
 * @throws AppError `not_found`, `bad_request` for a change that the site's own meetings do not allow, `conflict` for a taken address, or `forbidden`
 *   when the place of booked calls would change and `isConfirmed` is false.
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
      refuseChanges(before, input);
      const { slug = before.slug, location = before.location } = input;
      if (!isConfirmed && location !== before.location) await refuseNewPlace(ctx, trx, before.slug);
      if (!isConfirmed && slug !== before.slug) await refuseNewPlace(ctx, trx, slug);
      const questions = input.questions && withIds(input.questions, before.questions);
      const after = await updateMeetingType(trx, id, { ...input, questions, updatedAt: ctx.clock.now() });
      if (slug !== before.slug) {
        await deleteMeetingRedirect(trx, slug);
        await insertMeetingRedirect(trx, { slug: before.slug, meetingTypeId: id, createdAt: ctx.clock.now() });
        await renameInBookings(trx, before.slug, slug);
        await renameMeetingInMails(trx, before.slug, slug);
      }
      return { before, after };
    }),
  );
  await reloadAndInvalidate(ctx, before, after);
  return after;
}

/** @throws AppError `not_found`, or `conflict` for the site's own meetings and while bookings of it are ahead. */
export async function removeMeetingType(ctx: AppContext, id: number): Promise<void> {
  const removed = await ctx.db.transaction().execute(async (trx) => {
    const type = await getMeetingTypeById(trx, id);
    refuseRemoval(type, await countUpcoming(trx, type.slug, ctx.clock.now()));
    await deleteMeetingType(trx, id);
    return type;
  });
  await reloadAndInvalidate(ctx, removed);
}

/** @throws AppError `forbidden` while bookings of a type are ahead. */
async function refuseNewPlace({ clock }: AppContext, trx: Db, slug: string): Promise<void> {
  if ((await countUpcoming(trx, slug, clock.now())) > 0) throw confirmationNeeded();
}

async function getMeetingTypeById(db: Db, id: number): Promise<MeetingType> {
  return requireFound(await findMeetingTypeById(db, id), 'There is no such meeting type');
}

/** Visitors see nothing of a type that is hidden, before and after the change; links to its page are left out. */
async function reloadAndInvalidate(ctx: AppContext, ...states: MeetingType[]): Promise<void> {
  await ctx.meetingTypes.reload();
  await ctx.content.reload();
  if (states.some(({ isActive }) => isActive)) ctx.publicContent.changed();
}

/** A question keeps its id, so that a form that was opened before it was reworded still fits; others get a free one. */
function withIds(
  questions: readonly (Omit<MeetingQuestion, 'id'> & { id?: string | undefined })[],
  before: readonly MeetingQuestion[],
): MeetingQuestion[] {
  const knownIds = [PLACE_QUESTION, ...before.map(({ id }) => id)];
  const unused = new Set(knownIds);
  let number = 0;
  const nextFreeId = () => {
    do number += 1;
    while (knownIds.includes(`q${number}`));
    return `q${number}`;
  };
  return questions.map((question) => {
    const isKept = question.id !== undefined && unused.delete(question.id);
    return { ...question, id: isKept ? question.id! : nextFreeId() };
  });
}

async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'meeting_types.slug')) {
      throw fieldError('conflict', 'slug', 'Another meeting type has this address');
    }
    throw error;
  }
}
