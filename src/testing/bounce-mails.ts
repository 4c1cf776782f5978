/** A mail that a mail server returns, in the form of RFC 3464. */
export function returned({
  to = 'ada@example.com',
  status = '5.1.1',
  action = 'failed',
  messageId = '<other@example.com>',
  diagnostic = 'no such user',
} = {}) {
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    'To: bounces@site.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status}`,
    `    ${diagnostic}`,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    'Subject: Five hours a week',
    '',
    '--b--',
    '',
  ].join('\r\n');
}

/** A report of a mail provider that a reader pressed "Spam", in the form of RFC 5965. */
export function complaint({ type = 'abuse', messageId = '', to = 'ada@example.com' } = {}) {
  return [
    'From: <abuse@provider.example>',
    'Subject: FW: Five hours a week',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    '',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: Provider/1.0',
    'Version: 1',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    `To: ${to}`,
    `Message-ID: ${messageId}`,
    '',
    'Hello',
    '--b--',
    '',
  ].join('\r\n');
}

/** A mail as Postfix returns it: with all of the original. @param original the mail that could not be delivered, as it was sent. */
export function postfixReturn(to: string, original: string): string {
  return report({
    from: 'MAILER-DAEMON@mx.example (Mail Delivery System)',
    subject: 'Undelivered Mail Returned to Sender',
    text: `<${to}>: host mx.example[192.0.2.1] said: 550 5.1.1 <${to}>: Recipient address rejected`,
    status: [
      'Reporting-MTA: dns; mail.site.example',
      'X-Postfix-Queue-ID: 4TBsYl2Gzjz1K',
      'X-Postfix-Sender: rfc822; bounces@site.example',
      'Arrival-Date: Mon,  5 Jan 2026 12:00:00 +0000 (UTC)',
      '',
      `Final-Recipient: rfc822; ${to}`,
      `Original-Recipient: rfc822;${to}`,
      'Action: failed',
      'Status: 5.1.1',
      'Remote-MTA: dns; mx.example',
      `Diagnostic-Code: smtp; 550 5.1.1 <${to}>: Recipient address rejected: User`,
      '    unknown in virtual mailbox table',
    ],
    partHeaders: ['Content-Description: Undelivered Message', 'Content-Type: message/rfc822'],
    original: `Received: by mail.site.example (Postfix, from userid 0)\r\n\tid 4TBsYl2Gzjz1K; Mon, 5 Jan 2026 12:00:00 +0000 (UTC)\r\n${original}`,
  });
}

/** A mail as Exim returns it. */
export function eximReturn(to: string, original: string): string {
  return report({
    from: 'Mail Delivery System <Mailer-Daemon@mail.site.example>',
    subject: 'Mail delivery failed: returning message to sender',
    text: `This message was created automatically by mail delivery software.\r\n\r\n  ${to}\r\n    Unrouteable address`,
    status: [
      'Reporting-MTA: dns; mail.site.example',
      '',
      'Action: failed',
      `Final-Recipient: rfc822;${to}`,
      'Status: 5.0.0',
      'Remote-MTA: dns; mx.example',
      'Diagnostic-Code: smtp; 550 Unrouteable address',
    ],
    partHeaders: ['Content-type: message/rfc822'],
    original: `Return-path: <bounces@site.example>\r\n${original}`,
  });
}

/** A mail as Exchange returns it: only with the headers of the original, in base64. */
export function exchangeReturn(to: string, original: string): string {
  const headers = `Received: from mail.site.example (192.0.2.7) by\r\n EXCH01.mx.example (10.0.0.5) with SMTP\r\n${headOf(original)}\r\n`;
  const lines =
    Buffer.from(headers)
      .toString('base64')
      .match(/.{1,76}/g) ?? [];
  return report({
    from: 'postmaster@mx.example',
    subject: 'Undeliverable: Five hours a week',
    text: `Your message to ${to} couldn't be delivered.`,
    status: [
      'Reporting-MTA: dns;EXCH01.mx.example',
      'Received-From-MTA: dns;mail.site.example',
      '',
      `Final-recipient: RFC822;${to}`,
      'Action: failed',
      'Status: 5.1.10',
      'Diagnostic-code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP',
      ' address lookup',
    ],
    partHeaders: ['Content-Type: text/rfc822-headers', 'Content-Transfer-Encoding: base64'],
    original: lines.join('\r\n'),
  });
}

interface Report {
  from: string;
  subject: string;
  text: string;
  /** Lines of the part for programs. */
  status: string[];
  /** Headers of the last part, which is the original mail or its headers. */
  partHeaders: string[];
  original: string;
}

function report({ from, subject, text, status, partHeaders, original }: Report): string {
  return [
    `From: ${from}`,
    'To: bounces@site.example',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4TBsYl.1767614400/mail.site.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4TBsYl.1767614400/mail.site.example',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    text,
    '',
    '--4TBsYl.1767614400/mail.site.example',
    'Content-Type: message/delivery-status',
    '',
    ...status,
    '',
    '--4TBsYl.1767614400/mail.site.example',
    ...partHeaders,
    '',
    original,
    '',
    '--4TBsYl.1767614400/mail.site.example--',
    '',
  ].join('\r\n');
}

function headOf(mail: string): string {
  return mail.split('\r\n\r\n', 1)[0] ?? '';
}
