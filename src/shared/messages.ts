/** Messages beside a field of a form, by their key in the document `forms`. */
export type FieldMessage =
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'emailMissing'
  | 'emailIncomplete'
  | 'emailTooLong'
  | 'serviceMissing'
  | 'choiceUnknown'
  | 'messageMissing'
  | 'tooLong'
  | 'timeMissing'
  | 'answerMissing';

/** Answers of the server to a visitor, by their keys in the document `errors`: refusals, and what was done. */
export type ServerMessage =
  | 'invalid'
  | 'notText'
  | 'notJson'
  | 'badJson'
  | 'tooLarge'
  | 'endedEarly'
  | 'oneOf'
  | 'timeFormat'
  | 'dayFormat'
  | 'daysFormat'
  | 'daysRange'
  | 'timezoneMissing'
  | 'timezoneUnknown'
  | 'looksAutomatic'
  | 'formOutdated'
  | 'formTooOld'
  | 'tooManyMessages'
  | 'tooManyPages'
  | 'chatTooFast'
  | 'timeTaken'
  | 'timeTakenField'
  | 'tooManyBookings'
  | 'bookingOver'
  | 'linkInvalid'
  | 'linkExpired'
  | 'previewExpired'
  | 'nothingHere'
  | 'pageUnknown'
  | 'listPageUnknown'
  | 'tagUnknown'
  | 'postUnknown'
  | 'methodUnknown'
  | 'busy'
  | 'diskFull'
  | 'failed'
  | 'booked'
  | 'subscribed'
  | 'unsubscribed'
  | 'topicMissing'
  | 'newsletterStopped'
  | 'oneClickOnly';

/**
 * A message that the owner words: rules and schemas for visitors name it by its key, and `http/messages.ts` puts the text in
 * its place. Captain's own messages are plain sentences.
 */
export type MessageKey = FieldMessage | ServerMessage;

/** Values of a message's placeholders, e.g. `{ max: 80 }` for `{max}`. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The key itself: in a schema, so that a key which does not exist does not compile. */
export function says(key: MessageKey): MessageKey {
  return key;
}
