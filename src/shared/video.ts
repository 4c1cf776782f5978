/** A video of another site, as a frame shows it. */
export interface EmbeddedVideo {
  provider: 'YouTube' | 'Vimeo';
  /** Origin of the frame, for the Content-Security-Policy. */
  origin: string;
  /** Address of the player, which starts at once. */
  src: string;
}

const YOUTUBE =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;
const VIMEO =
  /^https:\/\/(?:(?:www\.)?vimeo\.com\/|player\.vimeo\.com\/video\/)(\d{1,12})(?:\/([0-9a-f]{1,40}))?(?!\w)/;

/** The video at an address of YouTube or Vimeo; undefined for all other addresses. */
export function findVideo(address: string): EmbeddedVideo | undefined {
  const youtube = YOUTUBE.exec(address)?.[1];
  if (youtube) {
    const origin = 'https://www.youtube-nocookie.com';
    return { provider: 'YouTube', origin, src: `${origin}/embed/${youtube}?autoplay=1` };
  }
  const [, vimeo, hash] = VIMEO.exec(address) ?? [];
  if (!vimeo) return undefined;
  const origin = 'https://player.vimeo.com';
  return { provider: 'Vimeo', origin, src: `${origin}/video/${vimeo}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}` };
}
