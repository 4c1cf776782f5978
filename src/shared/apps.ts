/** Scopes of a program: the words of the consent page and of Connected apps. */
export const SCOPES = {
  read: {
    title: 'Read',
    text: 'See leads with their messages and notes, bookings and free times, posts and drafts, pages, answers of the chatbot and the figures of the overview.',
  },
  draft: {
    title: 'Write drafts',
    text: 'Prepare posts, pages and answers that stay hidden until a person publishes them; add notes to a lead and mark it as responded.',
  },
  act: {
    title: 'Act for you',
    text: 'Book, move and cancel calls, which sends mail to the people concerned, and upload images.',
  },
} as const;
export type Scope = keyof typeof SCOPES;
export const SCOPE_NAMES = Object.keys(SCOPES) as [Scope, ...Scope[]];

/** Upper bounds: characters of a name and of an address, and the number of addresses. */
export const APP_MAX = { name: 80, redirectUri: 500, redirectUris: 10 } as const;
