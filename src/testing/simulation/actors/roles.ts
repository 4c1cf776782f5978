import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The table of who may do what, as it is documented. */
const ROLES = join(import.meta.dirname, '../../../../docs/roles.md');
/** Values of parameters in addresses. */
const NAMES: Record<string, string> = {
  key: 'about',
  file: 'contacts.csv',
  filename: 'logo.svg',
  hash: 'a',
  decision: 'keep',
};

/** Every call that needs a login. */
export const CALLS = [
  ...readFileSync(ROLES, 'utf8').matchAll(/^\| `(\w+) \/api(\S+)` \| ([\w, ]+?) \| ([\w ]*?) ?\| (?:`(\S+)`)?/gm),
].map(([, method = '', path = '', who = '', confirmation, action]) => {
  return { method, path, who, action, isConfirmed: confirmation === 'yes' };
});

/** The address of a call. @param slug of a post. */
export function addressOf(path: string, slug = 'a'): string {
  return path.replace(/:(\w+)/g, (_, name) => NAMES[name] ?? (name === 'slug' ? slug : '1'));
}

/** A body for a call that needs one. */
export function bodyOf(method: string): object | undefined {
  return method === 'GET' || method === 'DELETE' ? undefined : {};
}
