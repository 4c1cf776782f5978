/** An owner may do everything, an editor the calls declared `who: 'editor'`, as far as the `policy.ts` of their features lets. */
export type Role = 'owner' | 'editor';

/** Name of each role, and what it may do in one line. */
export const ROLES: Readonly<Record<Role, { label: string; hint: string }>> = {
  owner: { label: 'Owner', hint: 'May do everything.' },
  editor: {
    label: 'Editor',
    hint: 'Writes drafts of pages, posts, newsletter issues and answers; an owner publishes them. Sees no leads, chats, bookings, users or settings.',
  },
};

/** The role of a captain. Any name but `editor` means an owner: there was one role before, with a name of the owner's choice. */
export function roleOf({ role }: { role: string }): Role {
  return role.trim().toLowerCase() === 'editor' ? 'editor' : 'owner';
}
