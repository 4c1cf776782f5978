import * as z from 'zod';
import { call } from './call.ts';
import { TagCount, TagInput } from './post.schema.ts';

/** Tags of posts. */
export const tagCalls = {
  list: call('GET /tags', {
    does: 'The tags, the most used first; captains see those of hidden posts too',
    who: 'anyone',
    answer: z.array(TagCount),
  }),
  create: call('POST /tags', {
    does: 'Adds a tag; a refusal has its sentence under `error` too',
    who: 'editor',
    input: TagInput,
    answer: TagCount.pick({ name: true }),
    status: 201,
    audit: 'tag.create',
    errors: ['conflict'],
  }),
};
