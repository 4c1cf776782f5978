/** By the id of a screen: a sentence about it, and the page of the documentation that says more. */
export const HELP: Readonly<Record<string, readonly [sentence: string, page: string]>> = {
  overview: [
    'Visits are counted without cookies and without anything about the visitor. Leads and messages that were deleted since are counted too.',
    'privacy',
  ],
  statistics: [
    'Counted without cookies and without anything about the visitor, and kept for 400 days. Totals include what was deleted since.',
    'privacy',
  ],
  setup: ['Each step can be skipped and done later.', 'content'],
  leads: [
    'Everybody who wrote, booked or left an address in the chat is listed once, with all that belongs to them.',
    'privacy',
  ],
  chats: ['Conversations are deleted after the time that is set in Privacy.', 'privacy'],
  booking: ['Visitors are offered times within your hours in which your calendars are free.', 'calendars'],
  pages: ['What you change stays a draft until you publish it.', 'content'],
  services: ['The order of this list is that of the cards, the menu and the footer.', 'content'],
  cms: ['Posts are written as in a word processor, and published at once or at a time that you choose.', 'posts'],
  popups: ['A popup is shown over the pages that you name.', 'content'],
  chatbot: ['The chatbot gives your answers; the questions that it could not answer are listed for you.', 'content'],
  newsletter: [
    'An issue is checked before it is sent, and can be planned. One that is being sent can be paused or cancelled: open it.',
    'newsletter',
  ],
  subscribers: ['Whom you add by hand has agreed elsewhere.', 'newsletter'],
  settings: ['What the environment of the server sets is used until you save another value here.', 'configuration'],
  outbox: ['Mails and webhook calls are tried again for three days.', 'mail-and-webhooks'],
  privacy: ['All that is stored about a person is found, handed out and erased here.', 'privacy'],
  apps: ['Programs get only what you allow, and can publish and send nothing.', 'mcp'],
  audit: ['Entries are never changed, and kept for 400 days.', 'roles'],
  system: ['Keep a copy of the backup on another machine, and restore one now and then.', 'backups'],
  users: ['A user who is added without a password gets an invitation by mail, and chooses one.', 'roles'],
  account: ['A second factor protects your account if the password is stolen.', 'roles'],
};
