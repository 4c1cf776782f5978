/** Said wherever texts are changed: when visitors see it. */
export const WHEN_PUBLIC =
  'Visitors see a change as soon as you save it, and in the editor of a page as soon as you publish it.';
