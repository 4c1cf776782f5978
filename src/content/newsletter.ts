/** Stands by every box for an address, and again when it was taken, where the newsletter asks for a yes by mail. */
export const CONFIRM_FIRST = 'The first mail asks you to confirm: open its link.';
