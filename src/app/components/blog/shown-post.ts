import type { Post } from '#shared/post.ts';

/** A post as its page needs it. `html` is missing where the page came from the server: there it stands in the document. */
export type ShownPost = Omit<Post, 'content' | 'html'> & { html?: string };

/** Where the text stands in the document. */
export const TEXT_ID = 'text';

/**
 * What a loader hands to the page. On the server the text is seen by the render but not by the data block that goes along
 * with it: a long article would be sent twice, and parsed as data before the page is alive.
 */
export function toShownPost({ content: _, html, ...rest }: Post): ShownPost {
  return Object.defineProperty(rest, 'html', { value: html, enumerable: typeof document !== 'undefined' });
}

/** Whether a picture of another site is in it. Code that speaks of one counts too; that costs its reader a document. */
export function hasRemoteImages({ html, coverImage }: Pick<Post, 'html' | 'coverImage'>): boolean {
  return isRemoteImage(coverImage) || /\s(?:src|poster)="(?:https:)?\/\//i.test(html);
}

/** Whether a cover is another site's. */
export function isRemoteImage(coverImage: string | null | undefined): boolean {
  return /^https:/i.test(coverImage ?? '');
}

let sent: string | undefined;

/** The post's text: what the loader gave, or what the server's document holds. Never anything but a rendering by the server. */
export function textOf({ html }: ShownPost): string {
  if (html !== undefined) return html;
  sent ??= document.getElementById(TEXT_ID)?.innerHTML ?? '';
  return sent;
}
