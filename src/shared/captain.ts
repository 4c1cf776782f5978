/** Least characters of a password. */
export const PASSWORD_MIN = 8;
/** Most characters of a password. */
export const PASSWORD_MAX = 200;
/** Most characters of a username. */
export const USERNAME_MAX = 60;
/** Most characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60;

/** `code` of a refusal (403) that ends after `POST /api/captain/me/reauth`. */
export const CONFIRMATION_NEEDED = 'reauthentication_required';
/** `code` of a refusal after which a new challenge is needed. */
export const CHALLENGE_OVER = 'challenge_over';
