import { accountCalls, sessionCalls, userCalls } from './account.calls.ts';
import { assetCalls } from './asset.calls.ts';
import { type Call, call } from './call.ts';
import { articleCalls, postCalls } from './post.calls.ts';
import { postTransferCalls } from './post-transfer.calls.ts';
import { scheduleCalls } from './schedule.calls.ts';
import { tagCalls } from './tag.calls.ts';

/** The API about itself. */
export const apiCalls = {
  openApi: call('GET /openapi.json', {
    does: 'This document: OpenAPI 3.1 of all calls',
    who: 'anyone',
    answer: 'file',
  }),
};

/** The calls of the API, by subject, in the order of the documentation. */
export const CALL_GROUPS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  session: sessionCalls,
  account: accountCalls,
  users: userCalls,
  schedule: scheduleCalls,
  posts: postCalls,
  articles: articleCalls,
  postTransfer: postTransferCalls,
  tags: tagCalls,
  assets: assetCalls,
  api: apiCalls,
};

/** Every call of the API. */
export const CALLS: readonly Call[] = Object.values(CALL_GROUPS).flatMap((group) => Object.values(group));
