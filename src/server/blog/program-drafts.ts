import type { AppContext } from '#server/context.ts';
import { parseInput } from '#server/http/body.ts';
import { withoutUndefined } from '#shared/json.ts';
import { type Post, PostInput } from '#shared/post.schema.ts';
import { changePost, createPost } from './edits.ts';

/** Fields of a post that a program may set; whether and when it is visible is for a person to decide. */
type DraftFields = Partial<Pick<PostInput, 'title' | 'slug' | 'excerpt' | 'content' | 'tags' | 'coverImage'>>;

const HIDDEN = { published: false, publishAt: null };

/**
 * Creates a draft that a program wrote.
 *
 * @throws AppError `bad_request` with problems by field, `conflict` when the slug is taken.
 */
export function createProgramDraft(ctx: AppContext, fields: DraftFields, program: string): Promise<Post> {
  return createPost(ctx, parseInput(PostInput, { ...fields, ...HIDDEN, featured: false }), program, {
    draftedBy: program,
  });
}

/**
 * Changes a draft for a program; fields that are not given keep their value.
 *
 * @throws AppError `bad_request` with problems by field, `not_found`, `conflict` when the post is not a draft.
 */
export function changeProgramDraft(ctx: AppContext, slug: string, fields: DraftFields, program: string): Promise<Post> {
  return changePost(ctx, slug, { ...withoutUndefined(fields), ...HIDDEN }, program, { draftedBy: program });
}
