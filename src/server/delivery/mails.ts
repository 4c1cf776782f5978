import type { MailDraft, MailTemplates } from '#server/context.ts';
import { formatUtc } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';

/** An outside service that keeps failing, or an issue of the newsletter that paused (`newsletter`). Times are ISO 8601 UTC. */
export interface AlertPayload {
  source: string;
  failures: number;
  since: string;
  lastError: string | null;
}

/** Mails about the site itself. */
export const systemMails: MailTemplates = {
  owner: {
    'alert.raised': ({ source, failures, since, lastError }: AlertPayload, { settings }) => {
      const { brand, url } = settings.site();
      if (source === 'newsletter') return newsletterPaused(brand, url, lastError);
      const name = SERVICE_NAMES[source] ?? source;
      return {
        subject: `${brand}: the ${name} fails`,
        blocks: [
          {
            kind: 'text',
            text: `The ${name} failed ${failures === 1 ? 'once' : `${failures} times in a row`}. ${consequenceOf(source)} You get at most one mail about this a day.`,
          },
          {
            kind: 'facts',
            facts: [
              ['Since', formatUtc(since, settings.site())],
              ['Last error', lastError],
            ],
          },
          source === 'calendar'
            ? { kind: 'button', label: 'Open the calendars', url: `${url}${paths.captainBooking('calendars')}` }
            : { kind: 'button', label: 'Open the outbox', url: `${url}${paths.captainTab('outbox')}` },
        ],
      };
    },
    test: (_payload, { settings }) => ({
      subject: `A test from ${settings.site().brand}`,
      blocks: [{ kind: 'text', text: 'If you can read this, mail from your site reaches you.' }],
    }),
  },
};

function consequenceOf(source: string): string {
  if (source === 'rewrite') {
    return 'What you deleted is gone from the site, and may still be readable in the bytes of the file site.db. It is tried again every night.';
  }
  if (source !== 'calendar') return 'No lead is lost: messages are stored and sent once it works again.';
  return 'It is read again every five minutes. Its last known events block times until it is out of date; what happens then is your choice in Settings.';
}

function newsletterPaused(brand: string, url: string, lastError: string | null): MailDraft {
  return {
    subject: `${brand}: the newsletter is paused`,
    blocks: [
      {
        kind: 'text',
        text: 'Too many mails of an issue failed, so sending paused. Nobody gets it twice: once you resume it, it goes on where it stopped.',
      },
      { kind: 'facts', facts: [['Why', lastError]] },
      { kind: 'button', label: 'Open the newsletter', url: `${url}${paths.captainTab('newsletter')}` },
    ],
  };
}

const SERVICE_NAMES: Record<string, string> = {
  mail: 'mail server',
  webhook: 'webhook',
  caldav: 'calendar that bookings are written to',
  model: 'language model',
  calendar: 'calendar',
  scheduler: 'scheduler',
  drill: 'monthly restore of a backup',
  rewrite: 'clearing of deleted personal data from the database file',
  replica: 'copying of changes to the replica',
  cdn: 'purge of the CDN',
};
