import * as z from 'zod';
import { call } from './call.ts';
import { Popup, PopupChanges, PopupEventInput, PopupInput, PublicPopup } from './popup.schema.ts';

/** Notifications that the owner shows to visitors. */
export const popupCalls = {
  list: call('GET /captain/popup-notifications', {
    does: 'All popups with their counts, newest first',
    who: 'owner',
    answer: z.array(Popup),
  }),
  create: call('POST /captain/popup-notifications', {
    does: 'Creates a popup',
    who: 'owner',
    input: PopupInput,
    answer: Popup,
    status: 201,
    audit: 'popup.create',
  }),
  save: call('PUT /captain/popup-notifications/:id', {
    does: 'Changes a popup; what is not sent stays',
    who: 'owner',
    input: PopupChanges,
    answer: Popup,
    audit: 'popup.save',
  }),
  remove: call('DELETE /captain/popup-notifications/:id', {
    does: 'Deletes a popup',
    who: 'owner',
    audit: 'popup.delete',
  }),
};

/** The popups as visitors see them. No cookie is set and no address is stored. */
export const publicPopupCalls = {
  list: call('GET /popup-notifications', {
    does: 'The active popups, in the order in which they are shown',
    who: 'anyone',
    answer: z.array(PublicPopup),
  }),
  count: call('POST /popup-notifications/:id/events', {
    does: 'Counts that a popup was shown, clicked or closed',
    who: 'anyone',
    input: PopupEventInput,
    maxBytes: 1024,
  }),
};
