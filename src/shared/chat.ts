/** Greatest length of one message, in characters. */
export const CHAT_MESSAGE_MAX = 2_000;

/** The key of the flag for questions about the owner: `askingAbout` and the letters and digits of the first name. */
export function askingAboutKey(firstName: string): `askingAbout${string}` {
  return `askingAbout${firstName.replace(/[^\p{L}\p{N}]/gu, '')}`;
}
