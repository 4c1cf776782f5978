import { accountCalls, sessionCalls, userCalls } from './account.calls.ts';
import { type Call, call } from './call.ts';
import { contentCalls, contentTransferCalls, draftingCalls } from './content.calls.ts';
import { pageViewCalls } from './page-view.calls.ts';
import { popupCalls, publicPopupCalls } from './popup.calls.ts';
import { scheduleCalls } from './schedule.calls.ts';
import { settingsCalls } from './settings.calls.ts';
import { setupCalls } from './setup.calls.ts';
import { formStampCalls, publicContentCalls, siteCalls } from './site.calls.ts';

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
  settings: settingsCalls,
  setup: setupCalls,
  popups: popupCalls,
  publicPopups: publicPopupCalls,
  pageViews: pageViewCalls,
  site: siteCalls,
  formStamp: formStampCalls,
  publicContent: publicContentCalls,
  contentTransfer: contentTransferCalls,
  drafting: draftingCalls,
  content: contentCalls,
  api: apiCalls,
};

/** Every call of the API. */
export const CALLS: readonly Call[] = Object.values(CALL_GROUPS).flatMap((group) => Object.values(group));
