import type { MailDraft, MailTemplates } from '#server/context.ts';
import { formatUtc } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import type { OutageSource } from './outage-queries.ts';

/** Something that keeps failing, or an issue of the newsletter that paused (`newsletter`). Times are ISO 8601 UTC. */
export type AlertPayload = {
  source: OutageSource | 'newsletter';
  failures: number;
  since: string;
  lastError: string | null;
};

/** Mails about the site itself. */
export const systemMails: MailTemplates = {
  owner: {
    'alert.raised': ({ source, failures, since, lastError }: AlertPayload, { settings }) => {
      const { brand, url } = settings.site();
      if (source === 'newsletter') return newsletterPaused(brand, url, lastError);
      const { name, consequence, link } = OUTAGES[source];
      return {
        subject: `${brand}: the ${name} fails`,
        blocks: [
          {
            kind: 'text',
            text: `The ${name} failed ${failures === 1 ? 'once' : `${failures} times in a row`}. ${consequence} You get at most one mail about this a day.`,
          },
          {
            kind: 'table',
            rows: [
              ['Since', formatUtc(since, settings.site())],
              ['Last error', lastError],
            ],
          },
          { kind: 'button', label: link[0], url: `${url}${link[1]}` },
        ],
      };
    },
    test: (_payload, { settings }) => ({
      subject: `A test from ${settings.site().brand}`,
      blocks: [{ kind: 'text', text: 'If you can read this, mail from your site reaches you.' }],
    }),
  },
};

function newsletterPaused(brand: string, url: string, lastError: string | null): MailDraft {
  return {
    subject: `${brand}: the newsletter is paused`,
    blocks: [
      {
        kind: 'text',
        text: 'Too many mails of an issue failed, so sending paused. Nobody gets it twice: once you resume it, it goes on where it stopped.',
      },
      { kind: 'table', rows: [['Why', lastError]] },
      { kind: 'button', label: 'Open the newsletter', url: `${url}${paths.captainTab('newsletter')}` },
    ],
  };
}

const TO_OUTBOX = ['Open the outbox', paths.captainTab('outbox')] as const;
const TO_SYSTEM = ['Open System and backup', paths.captainTab('system')] as const;
const NOTHING_LOST = 'No lead is lost: messages are stored and sent once it works again.';

interface OutageWords {
  name: string;
  /** Meaning of the failure for the owner, in whole sentences. */
  consequence: string;
  link: readonly [label: string, path: string];
}

const OUTAGES: Record<OutageSource, OutageWords> = {
  mail: { name: 'mail server', consequence: NOTHING_LOST, link: TO_OUTBOX },
  webhook: { name: 'webhook', consequence: NOTHING_LOST, link: TO_OUTBOX },
  caldav: {
    name: 'calendar that bookings are written to',
    consequence: 'No booking is lost: what is missing in the calendar is written once it works again.',
    link: TO_OUTBOX,
  },
  model: {
    name: 'language model',
    consequence: 'Meanwhile the chat answers with what you wrote in Captain and with your pages.',
    link: ['Open the chats', paths.captainTab('chats')],
  },
  calendar: {
    name: 'calendar',
    consequence:
      'It is read again every five minutes. Its last known events block times until it is out of date; what happens then is your choice in Settings.',
    link: ['Open the calendars', paths.captainBooking('calendars')],
  },
  scheduler: {
    name: 'scheduler',
    consequence: 'Visitors can still book: the booking pages also offer your own free times.',
    link: ['Open Booking Settings', paths.captainTab('booking')],
  },
  drill: {
    name: 'monthly restore of a backup',
    consequence: 'The site works, but a backup may be of no use when you need it. The test is tried again every day.',
    link: TO_SYSTEM,
  },
  rewrite: {
    name: 'clearing of deleted personal data from the database file',
    consequence:
      'What you deleted is gone from the site, and may still be readable in the bytes of the file site.db. It is tried again every night.',
    link: ['Open Privacy', paths.captainTab('privacy')],
  },
  replica: {
    name: 'copying of changes to the replica',
    consequence: 'The site works, but what changes now is on this server alone until it works again.',
    link: TO_SYSTEM,
  },
  cdn: {
    name: 'purge of the CDN',
    consequence: 'Visitors may see a change a minute late. It is tried again every few seconds.',
    link: TO_SYSTEM,
  },
};
