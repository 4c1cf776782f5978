import { randomBytes } from 'node:crypto';
import * as qp from 'nodemailer/lib/qp';

/** A mailbox, with the name it is shown under or none. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A mail with everything that people and programs see of it. */
export interface Mail {
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox;
  subject: string;
  messageId: string;
  date: Date;
  text: string;
  html: string;
  headers: Record<string, string>;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** Bytes of an encoded word before base64: with its frame it stays under the 75 characters of RFC 2047. */
const WORD_BYTES = 45;
const LINE_LENGTH = 76;

/**
 * The mail as it goes over the wire (RFC 5322, MIME). Put together by hand, because the outbox sends thousands and the
 * library's composer takes longer for one than sending it does.
 */
export function toMime(mail: Mail): string {
  const boundary = `part-${randomBytes(12).toString('hex')}`;
  const head = {
    From: mailbox(mail.from),
    To: mailbox(mail.to),
    'Reply-To': mailbox(mail.replyTo),
    Subject: encodeText(mail.subject),
    'Message-ID': mail.messageId,
    Date: mail.date.toUTCString().replace('GMT', '+0000'),
    ...Object.fromEntries(Object.entries(mail.headers).map(([name, value]) => [name, oneLine(value)])),
    'MIME-Version': '1.0',
    'Content-Type': `multipart/alternative; boundary="${boundary}"`,
  };
  const parts = [part('text/plain; charset=utf-8', mail.text), part('text/html; charset=utf-8', mail.html)];
  if (mail.calendar) {
    parts.push(part(`text/calendar; charset=utf-8; method=${mail.calendar.method}`, mail.calendar.content));
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${parts.map((one) => `--${boundary}\r\n${one}`).join('')}--${boundary}--\r\n`;
}

/** Takes out what could start a header of its own. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  return text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
}

function mailbox({ name, address }: Mailbox): string {
  const route = `<${address.replace(/[\s<>]/g, '')}>`;
  if (!name) return route;
  const line = oneLine(name);
  return `${isPlain(line) ? `"${line.replace(/["\\]/g, '\\$&')}"` : encodeText(line)} ${route}`;
}

/** Header text: as it is when ASCII, else as encoded words, cut between characters. */
function encodeText(given: string): string {
  const text = oneLine(given);
  if (isPlain(text)) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ');
}

function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text) && !text.includes('=?');
}

function part(type: string, content: string): string {
  const text = content.replace(/\r?\n/g, '\r\n');
  const [encoding, body] = needsEncoding(text)
    ? ['quoted-printable', qp.wrap(qp.encode(text), LINE_LENGTH)]
    : ['7bit', text];
  return `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n`;
}

/** Most mails are short lines of ASCII, which go as they are. */
function needsEncoding(text: string): boolean {
  return !/^(?:[\t\x20-\x7e]{0,998}(?:\r\n|$))*$/.test(text);
}
