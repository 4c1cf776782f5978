/** Address of a link that opens the mail program with a mail to be sent. */
export function mailtoHref(email: string, { subject, text }: { subject: string; text: string }): string {
  return `mailto:${encodeURI(email)}?${new URLSearchParams({ subject, body: text }).toString().replaceAll('+', '%20')}`;
}
