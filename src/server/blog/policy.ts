import type { CaptainUser } from '#shared/captain.schema.ts';
import { AppError, fieldError } from '#shared/errors.ts';
import { roleOf } from '#shared/roles.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** Author of a change, if it is not an owner in the editor or an import. */
export interface Writer {
  /** The program that wrote it, if one did: it changes drafts only. */
  draftedBy?: string | null;
  /** True for an editor, who changes drafts only and publishes none. */
  draftsOnly?: boolean;
  /** The captain, where one saves a post in the editor. */
  captainId?: number;
}

/** Null for a draft. */
type Publication = { publishedAt: UnixSeconds | null };

/** The author of a change that a captain makes in the editor. */
export function writerOf(captain: CaptainUser): Writer {
  return { draftsOnly: roleOf(captain) === 'editor', captainId: captain.id };
}

/** @throws AppError `forbidden` or `conflict` where this writer may not change the post as it is stored. */
export function refuseChangeOf(post: Publication, { draftedBy = null, draftsOnly = false }: Writer): void {
  if (post.publishedAt === null) return;
  if (draftsOnly) throw new AppError('forbidden', 'This post is published or planned: only an owner may change it');
  if (draftedBy !== null)
    throw new AppError('conflict', 'This post is published or planned: a person has to change it in Captain');
}

/** @throws AppError `forbidden` where this writer may not store the post like this. */
export function refusePublicationOf(post: Publication, { draftsOnly = false }: Writer): void {
  if (!draftsOnly || post.publishedAt === null) return;
  throw fieldError('forbidden', 'published', 'Only an owner may publish or plan a post: save it as a draft');
}
