import type { Kysely } from 'kysely';
import * as entities from './0001-entities.ts';
import * as captain from './0002-captain.ts';
import * as blog from './0003-blog.ts';
import * as chat from './0004-chat.ts';
import * as delivery from './0005-delivery.ts';
import * as chatLeads from './0006-chat-leads.ts';
import * as privateViews from './0007-private-views.ts';
import * as bookingOrigin from './0008-booking-origin.ts';
import * as outboxStatus from './0009-outbox-status.ts';
import * as postIds from './0010-post-ids.ts';
import * as restore from './0011-restore.ts';
import * as content from './0012-content.ts';
import * as answers from './0013-answers.ts';
import * as pageOrder from './0014-page-order.ts';
import * as calendars from './0015-calendars.ts';
import * as meetingTypes from './0016-meeting-types.ts';
import * as calendarWrites from './0017-calendar-writes.ts';
import * as newsletters from './0018-newsletters.ts';
import * as newsletterRecipients from './0019-newsletter-recipients.ts';
import * as oauth from './0020-oauth.ts';
import * as factors from './0021-factors.ts';
import * as audit from './0022-audit.ts';
import * as importedPosts from './0023-imported-posts.ts';
import * as retention from './0024-retention.ts';
import * as newsletterLists from './0025-newsletter-lists.ts';
import * as phrasings from './0026-phrasings.ts';
import * as unusedChatColumns from './0027-unused-chat-columns.ts';
import * as neverReusedIds from './0028-never-reused-ids.ts';
import * as auditReplace from './0029-audit-replace.ts';
import * as endedAccess from './0030-ended-access.ts';
import * as hiddenAddresses from './0031-hidden-addresses.ts';
import * as newsletterReturns from './0032-newsletter-returns.ts';
import * as drafts from './0033-drafts.ts';
import * as services from './0037-services.ts';
import * as cancelReasons from './0038-cancel-reasons.ts';
import * as popupPlaces from './0039-popup-places.ts';
import * as optionalService from './0040-optional-service.ts';
import * as people from './0041-people.ts';
import * as visitSources from './0042-visit-sources.ts';
import * as assetTexts from './0043-asset-texts.ts';
import * as starterPrices from './0044-starter-prices.ts';
import * as visitorEmail from './0045-visitor-email.ts';
import * as cancelledStage from './0046-cancelled-stage.ts';
import * as meetingLengths from './0047-meeting-lengths.ts';
import * as meetingRedirects from './0048-meeting-redirects.ts';
import * as bookingChanges from './0049-booking-changes.ts';
import * as names from './0050-names.ts';
import * as ownHours from './0051-own-hours.ts';
import * as popupActions from './0052-popup-actions.ts';
import * as contactPhone from './0053-contact-phone.ts';
import * as tagCase from './0054-tag-case.ts';
import * as removedMails from './0055-removed-mails.ts';
import * as deflectedMessages from './0056-deflected-messages.ts';
import * as waitingChats from './0057-waiting-chats.ts';
import * as meetingPrice from './0058-meeting-price.ts';
import * as bookingPrice from './0059-booking-price.ts';
import * as fieldOfWork from './0060-field-of-work.ts';
import * as profession from './0061-profession.ts';

/** A step of the schema. Released steps are never edited; a change is a new step at the end. */
export interface Migration {
  name: string;
  /** True when it rebuilds tables: with foreign keys, dropping a table deletes the rows that refer to it. */
  withoutForeignKeys?: boolean;
  up(db: Kysely<unknown>): Promise<void>;
}

/** The position (from 1) is the number that the file's `user_version` holds, so nothing is ever sorted, removed or put in between. */
export const migrations: Migration[] = [
  { name: '0001-entities', up: entities.up },
  { name: '0002-captain', up: captain.up },
  { name: '0003-blog', up: blog.up },
  { name: '0004-chat', up: chat.up },
  { name: '0005-delivery', up: delivery.up },
  { name: '0006-chat-leads', up: chatLeads.up },
  { name: '0007-private-views', up: privateViews.up },
  { name: '0008-booking-origin', up: bookingOrigin.up },
  { name: '0009-outbox-status', up: outboxStatus.up },
  { name: '0010-post-ids', up: postIds.up },
  { name: '0011-restore', up: restore.up },
  { name: '0012-content', up: content.up },
  { name: '0013-answers', up: answers.up },
  { name: '0014-page-order', up: pageOrder.up },
  { name: '0015-calendars', up: calendars.up },
  { name: '0016-meeting-types', up: meetingTypes.up },
  { name: '0017-calendar-writes', up: calendarWrites.up },
  { name: '0018-newsletters', up: newsletters.up },
  { name: '0019-newsletter-recipients', up: newsletterRecipients.up },
  { name: '0020-oauth', up: oauth.up },
  { name: '0021-factors', up: factors.up },
  { name: '0022-audit', up: audit.up },
  { name: '0023-imported-posts', up: importedPosts.up },
  { name: '0024-retention', up: retention.up },
  { name: '0025-newsletter-lists', up: newsletterLists.up },
  { name: '0026-phrasings', up: phrasings.up },
  { name: '0027-unused-chat-columns', up: unusedChatColumns.up },
  { name: '0028-never-reused-ids', up: neverReusedIds.up, withoutForeignKeys: true },
  { name: '0029-audit-replace', up: auditReplace.up },
  { name: '0030-ended-access', up: endedAccess.up },
  { name: '0031-hidden-addresses', up: hiddenAddresses.up },
  { name: '0032-newsletter-returns', up: newsletterReturns.up },
  { name: '0037-services', up: services.up },
  { name: '0038-cancel-reasons', up: cancelReasons.up },
  { name: '0039-popup-places', up: popupPlaces.up },
  { name: '0040-optional-service', up: optionalService.up, withoutForeignKeys: true },
  { name: '0033-drafts', up: drafts.up },
  { name: '0041-people', up: people.up },
  { name: '0042-visit-sources', up: visitSources.up },
  { name: '0043-asset-texts', up: assetTexts.up },
  { name: '0044-starter-prices', up: starterPrices.up },
  { name: '0045-visitor-email', up: visitorEmail.up },
  { name: '0046-cancelled-stage', up: cancelledStage.up },
  { name: '0047-meeting-lengths', up: meetingLengths.up },
  { name: '0048-meeting-redirects', up: meetingRedirects.up },
  { name: '0049-booking-changes', up: bookingChanges.up },
  { name: '0050-names', up: names.up },
  { name: '0051-own-hours', up: ownHours.up },
  { name: '0052-popup-actions', up: popupActions.up },
  { name: '0053-contact-phone', up: contactPhone.up },
  { name: '0054-tag-case', up: tagCase.up },
  { name: '0055-removed-mails', up: removedMails.up },
  { name: '0056-deflected-messages', up: deflectedMessages.up },
  { name: '0057-waiting-chats', up: waitingChats.up },
  { name: '0058-meeting-price', up: meetingPrice.up },
  { name: '0059-booking-price', up: bookingPrice.up },
  { name: '0060-field-of-work', up: fieldOfWork.up },
  { name: '0061-profession', up: profession.up },
];
