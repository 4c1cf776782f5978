/** As the chat makes links of them: everything up to a blank, without the punctuation after it. */
const LINK = /(?:https?:\/\/|\bwww\.)[^\s<>"]+/gi;
/** Characters that no mail address contains, apart from quotes. */
const BETWEEN_ADDRESSES = /[\s<>()[\],;:"]+/;
/** Quotes in front of an address, punctuation and quotes after it. */
const AROUND_ADDRESS = /^['‘’“”„«»]+|['‘’“”„«».!?…*_~`]+$/gu;

/** The web addresses in a text. */
export function linksIn(text: string): string[] {
  return (text.match(LINK) ?? []).map((found) => found.replace(/['.,:;!?)\]]+$/, ''));
}

/** The mail addresses in a text in lower case, whole: `bob@x.de` contains no `b@x.de`. */
export function mailAddressesIn(text: string): string[] {
  return text
    .replace(LINK, ' ')
    .replace(/\p{Cf}/gu, '')
    .split(BETWEEN_ADDRESSES)
    .map((word) => word.replace(AROUND_ADDRESS, '').toLowerCase())
    .filter((word) => /.@.+\../.test(word));
}

/** True for a web address of the site at `siteUrl`; its beginning says nothing about its host. */
export function isSameOrigin(link: string, siteUrl: string): boolean {
  const site = new URL(siteUrl);
  const url = URL.parse(/^www\./i.test(link) ? `${site.protocol}//${link}` : link);
  return url !== null && url.origin === site.origin && !url.username && !url.password;
}
