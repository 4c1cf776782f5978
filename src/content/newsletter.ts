/** Shown at every newsletter form, before and after submitting, when signups must be confirmed by mail. */
export const CONFIRM_FIRST = 'The first mail asks you to confirm: open its link.';
