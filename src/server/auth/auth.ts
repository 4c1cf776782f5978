export { resetFactors } from './factors.ts';
export { enqueueMovedNotice } from './notices.ts';
export { generatePassword } from './passwords.ts';
export { listCaptains, readdressOwner, renameOwner } from './queries.ts';
export { createSessions, sessionCookieName } from './sessions.ts';
export { createCaptain, ensureFirstCaptain, getCaptain, type NewCaptain, setPassword } from './users.ts';
