import type { MailTemplates } from '#server/context.ts';
import { safeName } from '#server/delivery/delivery.ts';
import { ENGLISH, formatDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';

/** What the owner should know about the dashboard's users. */
export interface SecurityPayload {
  kind: 'login' | 'totp' | 'passkey' | 'captain';
  /** Whom it is about. */
  username: string;
  /** Where it was done; null for what was not done in a browser. */
  browser: string | null;
  address: string | null;
  /** ISO 8601 UTC. */
  at: string;
}

const SENTENCES: Record<SecurityPayload['kind'], { subject: string; text: (username: string) => string }> = {
  login: {
    subject: 'a login from a new browser',
    text: (username) => `${username} logged in from a browser that had not logged in before.`,
  },
  totp: {
    subject: 'a new second factor',
    text: (username) => `${username} set up an authenticator app as the second factor. All other sessions have ended.`,
  },
  passkey: {
    subject: 'a new passkey',
    text: (username) => `${username} added a passkey. All other sessions have ended.`,
  },
  captain: {
    subject: 'a new user of the dashboard',
    text: (username) => `The user ${username} was added to the dashboard.`,
  },
};

export const authMails: MailTemplates = {
  owner: {
    'security.notice': ({ kind, username, browser, address, at }: SecurityPayload, { settings }) => {
      const { brand, url } = settings.site();
      const { subject, text } = SENTENCES[kind];
      return {
        subject: `${brand}: ${subject}`,
        blocks: [
          { kind: 'text', text: text(safeName(username, 'Somebody')) },
          {
            kind: 'facts',
            facts: [
              ['When', `${formatDate(at, ENGLISH)}, ${at.slice(11, 16)} UTC`],
              ['Browser', browser],
              ['Address', address],
            ],
          },
          {
            kind: 'text',
            text: 'If you do not know about this, change the password of this user, end their sessions and look at the list of users.',
          },
          { kind: 'button', label: 'Open User Management', url: `${url}${paths.captainTab('users')}` },
        ],
      };
    },
  },
};
