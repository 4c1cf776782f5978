import { SCOPE_NAMES, type Scope } from '#shared/apps.ts';
import { OAuthError } from './oauth-error.ts';

/** Means "with a refresh token", which every consent comes with. */
const OFFLINE = 'offline_access';

/**
 * The scopes in a text, in their usual order.
 *
 * @param unknown what happens to others: `strict` refuses them, `lenient` leaves them out and reads none as all.
 * @throws OAuthError `invalid_scope`.
 */
export function parseScopes(text: string | undefined, unknown: 'strict' | 'lenient'): Scope[] {
  const names = (text ?? '').split(' ').filter((name) => name !== '' && name !== OFFLINE);
  const known = SCOPE_NAMES.filter((scope) => names.includes(scope));
  const isKnown = (name: string) => (SCOPE_NAMES as readonly string[]).includes(name);
  if (unknown === 'strict' && !names.every(isKnown)) {
    throw new OAuthError('invalid_scope', `The scopes are ${SCOPE_NAMES.join(', ')}`);
  }
  return known.length === 0 && unknown === 'lenient' ? [...SCOPE_NAMES] : known;
}
