import type { PostJson } from '#shared/post.schema.ts';

/** Loader data of a post page. `html` is missing when the page was rendered on the server: it is already in the document. */
export type ShownPost = Omit<PostJson, 'content' | 'html'> & { html?: string };

/** Id of the element with the post's text. */
export const TEXT_ID = 'text';

/** Loader data of a post page. */
export function toShownPost({ content: _, ...post }: PostJson): ShownPost {
  return omitHtmlFromHydration(post);
}

/**
 * Loader data with `html` that is sent only once. On the server it is not enumerable: the page can render it, but it is not serialised
 * into the hydration data.
 */
export function omitHtmlFromHydration<T extends { html: string }>({
  html,
  ...rest
}: T): Omit<T, 'html'> & { html?: string } {
  return Object.defineProperty(rest, 'html', { value: html, enumerable: typeof document !== 'undefined' });
}

/** Whether the post shows pictures from other sites. Can be wrong for posts with HTML code samples; a false positive costs a full page load. */
export function hasRemoteImages({ html, coverImage }: Pick<PostJson, 'html' | 'coverImage'>): boolean {
  return isRemoteImage(coverImage) || /\s(?:src|poster)="(?:https:)?\/\//i.test(html);
}

/** Whether a cover image is on another site. */
export function isRemoteImage(coverImage: string | null | undefined): boolean {
  return /^https:/i.test(coverImage ?? '');
}

let htmlInDocument: string | undefined;

/** The post's sanitised HTML, from the loader data or from the server-rendered document. */
export function postHtml({ html }: Pick<ShownPost, 'html'>): string {
  if (html !== undefined) return html;
  htmlInDocument ??= document.getElementById(TEXT_ID)?.innerHTML ?? '';
  return htmlInDocument;
}
