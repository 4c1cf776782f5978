/** Maximum lengths in characters of visitors' input, for schemas and for `maxLength` of the forms. */
export const MAX = {
  name: 80,
  email: 254,
  company: 120,
  phone: 40,
  message: 5_000,
  cancelReason: 500,
  url: 2_000,
  /** The stored value of a choice. */
  choice: 60,
  /** Choices of one field. */
  choices: 50,
} as const;

/** Characters of the notes that a model drafts a page from. */
export const NOTES_LENGTH = 20_000;

/** Characters of the notes that a model drafts the whole site from. */
export const SITE_NOTES_LENGTH = 40_000;
