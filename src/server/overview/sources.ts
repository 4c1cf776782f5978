/** Hosts and names of campaigns are cut to this many characters. */
const SOURCE_MAX = 60;
const CAMPAIGN = /[?&]utm_source=([^&#]*)/;
const ISSUE = /[?&]from=issue-\d/;
/** The source of visits through links in issues of the newsletter. */
const NEWSLETTER = 'newsletter';

/**
 * Where a visit came from: its `utm_source`, else the host of the page that linked here.
 *
 * @param address with its query.
 * @returns empty for a visit that names neither; undefined for a step within the site.
 */
export function findTrafficSource(address: string, referrer: string | undefined, siteUrl: string): string | undefined {
  const campaign = CAMPAIGN.exec(address)?.[1];
  if (campaign) return toSource(decode(campaign));
  if (ISSUE.test(address)) return NEWSLETTER;
  if (!referrer || !URL.canParse(referrer)) return '';
  const { host, hostname } = new URL(referrer);
  return host === new URL(siteUrl).host ? undefined : toSource(hostname);
}

/** As a source is counted: nothing in it can be an address of a person. */
export function toSource(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  return /^[\p{L}\p{N} ._-]*$/u.test(name) ? name.slice(0, SOURCE_MAX) : '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
