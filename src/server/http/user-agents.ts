/**
 * Crawlers, monitors and libraries; fetchers of link previews (Facebook, WhatsApp, which Signal names too, Viber) and of mail programs, such as
 * GoogleImageProxy, and scanners of links in mails. Most others name the address of their description, or are "compatible" with a browser;
 * old Internet Explorers are the browsers among these.
 */
const PROGRAMS =
  /bot|crawl|spider|slurp|preview|monitor|proxy|fetch|scan|https?:|compatible; (?!msie)|^facebook|externalhit|meta-external|whatsapp|^viber|google(?:other|[ -](?:favicon|read-aloud|inspection|safety))|mediapartners|ms-office|^microsoft office|barracuda|mimecast|proofpoint|lighthouse|pagespeed|pingdom|curl|wget|python|^(?:go-http-client|java|okhttp|axios|ruby|php|perl|libwww|apache-httpclient|guzzle|undici|dart)|^$/i;

/** True for the user agent of a program rather than a person's browser; an empty one is a program too. */
export function isProgram(agent: string): boolean {
  return PROGRAMS.test(agent);
}
