/** Bytes in one encoded word: in base64 and with what is around them at most 75 characters (RFC 2047). */
const WORD_BYTES = 45;

/**
 * A subject for nodemailer, which sends a text that looks like an encoded word (`=?utf-8?q?…?=`) as it is: mail programs would show what
 * it decodes to. Such a subject is encoded here; nodemailer encodes all others itself.
 */
export function mailSubject(text: string): string {
  if (!text.includes('=?')) return text;
  const words = [''];
  for (const character of text) {
    const word = words.length - 1;
    if (Buffer.byteLength(words[word] + character) > WORD_BYTES) words.push(character);
    else words[word] += character;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}
