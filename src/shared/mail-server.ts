/** How the connection to the mail server is encrypted: stored value and label. */
export const MAIL_SECURITY = {
  starttls: 'STARTTLS, usually port 587',
  tls: 'TLS, usually port 465',
  none: 'None (own network only)',
} as const;
