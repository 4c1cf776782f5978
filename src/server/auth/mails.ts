import type { MailTemplates } from '#server/context.ts';
import { safeName } from '#server/delivery/delivery.ts';
import { formatUtc } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import type { Role } from '#shared/roles.ts';

/** News about the dashboard's users for the owner. */
export type SecurityPayload = {
  kind: keyof typeof SENTENCES;
  /** The user that the notice is about, if any. */
  username?: string;
  /** The user who did it, if not the one whom it is about. */
  by?: string;
  /** For `owner-email`: where the owner's mail goes now. */
  newAddress?: string;
  /** For `role`: the new one. */
  role?: Role;
  /** For `recovery-code`: how many there are now. */
  codesLeft?: number;
  /** Browser and network address of the action, null where they are unknown or a command did it. */
  browser: string | null;
  address: string | null;
  /** ISO 8601 UTC. */
  at: string;
};

/** A link by which a user sets a password. */
export type AccountLinkPayload = {
  kind: keyof typeof LINK_TEXTS;
  username: string;
  url: string;
  /** ISO 8601 UTC. */
  expiresAt: string;
};

const LINK_TEXTS = {
  reset: {
    subject: 'set a new password',
    text: (name: string) =>
      `Somebody, probably you, asked for a new password of the user ${name}. If it was not you, ignore this mail: nothing has changed.`,
    button: 'Set a new password',
  },
  invitation: {
    subject: 'your access to the dashboard',
    text: () => 'You were invited to the dashboard of this site. Choose your username and your password there.',
    button: 'Accept the invitation',
  },
} as const;

type Sentence = (username: string, payload: Pick<SecurityPayload, 'role' | 'codesLeft' | 'newAddress'>) => string;

const SENTENCES = {
  login: ['a login from a new browser', (name) => `${name} logged in from a browser that had not logged in before.`],
  totp: [
    'a new second factor',
    (name) => `${name} set up an authenticator app as the second factor. All other sessions have ended.`,
  ],
  passkey: ['a new passkey', (name) => `${name} added a passkey. All other sessions have ended.`],
  'totp-removed': ['a second factor was removed', (name) => `${name} removed the authenticator app.`],
  'passkey-removed': ['a passkey was removed', (name) => `${name} removed a passkey.`],
  'recovery-code': [
    'a recovery code was used',
    (name, { codesLeft = 0 }) =>
      `${name} used a recovery code in place of the second factor. ${codesLeft === 1 ? '1 code is' : `${codesLeft} codes are`} left.`,
  ],
  'recovery-codes': ['new recovery codes', (name) => `${name} made ten new recovery codes. The old ones are void.`],
  password: ['a new password', (name) => `The password of ${name} was changed. All sessions of this user have ended.`],
  role: ['a changed role', (name, { role }) => `The role of ${name} was changed to ${role}.`],
  captain: ['a new user of the dashboard', (name) => `The user ${name} was added to the dashboard.`],
  activated: ['a user can log in again', (name) => `The user ${name}, who was inactive, was made active.`],
  reset: [
    'second factors were reset',
    (name) => `All second factors of ${name} were removed by reset-factors: the password alone is enough for a login.`,
  ],
  'owner-email': [
    'mails for the owner go to another address',
    (_name, { newAddress }) =>
      `Leads and notices about security came to this address until now. The address in Settings was changed: they go to ${newAddress} from now on.`,
  ],
} as const satisfies Record<string, readonly [subject: string, text: Sentence]>;

const ADVICE = 'change the password of this user, end their sessions and look at the list of users.';
const MOVED_ADVICE =
  'log in at once, put your address back in Settings, change the password of this user and end their sessions; the audit log says from where it was done. If you cannot log in, set a new password on the server with npm run captain.';

export const authMails: MailTemplates = {
  owner: {
    'account.link': ({ kind, username, url, expiresAt }: AccountLinkPayload, { settings }) => {
      const { subject, text, button } = LINK_TEXTS[kind];
      return {
        subject: `${settings.site().brand}: ${subject}`,
        isSecret: true,
        blocks: [
          { kind: 'text', text: text(safeName(username, 'Somebody')) },
          { kind: 'button', label: button, url },
          {
            kind: 'text',
            text: `The link works once, until ${formatUtc(expiresAt, settings.site())}.`,
          },
        ],
      };
    },
    'security.notice': ({ kind, username = '', by, browser, address, at, ...rest }: SecurityPayload, { settings }) => {
      const { brand, url } = settings.site();
      const [subject, text]: readonly [string, Sentence] = SENTENCES[kind];
      return {
        subject: `${brand}: ${subject}`,
        blocks: [
          { kind: 'text', text: text(safeName(username, 'Somebody'), rest) },
          {
            kind: 'table',
            rows: [
              ['When', formatUtc(at, settings.site())],
              ['Done by', by ? safeName(by, 'Somebody') : null],
              ['Where', browser],
              ['Address', address],
            ],
          },
          {
            kind: 'text',
            text: `If you do not know about this, ${kind === 'owner-email' ? MOVED_ADVICE : ADVICE}`,
          },
          { kind: 'button', label: 'Open User Management', url: `${url}${paths.captainTab('users')}` },
        ],
      };
    },
  },
};
