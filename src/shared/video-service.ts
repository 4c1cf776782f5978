/** Products for video calls by the host of their links, or its end. */
const VIDEO_SERVICES: Readonly<Record<string, string>> = {
  'teams.microsoft.com': 'Microsoft Teams',
  'teams.live.com': 'Microsoft Teams',
  'meet.google.com': 'Google Meet',
  'zoom.us': 'Zoom',
  'webex.com': 'Webex',
  'whereby.com': 'Whereby',
  'meet.jit.si': 'Jitsi Meet',
  'skype.com': 'Skype',
};

/** The product that a link for a video call leads to, as visitors know it; else the link's host. Empty for what is no link. */
export function videoService(link: string): string {
  if (!URL.canParse(link)) return '';
  const { host } = new URL(link);
  const known = Object.keys(VIDEO_SERVICES).find((name) => host === name || host.endsWith(`.${name}`));
  return VIDEO_SERVICES[known ?? ''] ?? host;
}

/** True for what `videoService` returns: all that visitors see of a video link before they book. */
export function isVideoService(place: string): boolean {
  return /^\S+\.\S+$/.test(place) || Object.values(VIDEO_SERVICES).includes(place);
}
