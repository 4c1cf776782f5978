import { type PageDocuments, showEdited, whenInteractive } from '#app/components/documents.ts';
import type { FromFrame, ToFrame } from './messages.ts';

/*
 * Runs in the page that the editor shows in its frame. The editor imports this module for its address alone.
 */

/** Address of this module. */
export const frameScript = import.meta.url;

/** As `markers.ts` writes them; not imported, because the build would put this module into the editor's. */
const MARKER = /[\u2061-\u2064]{6}/g;
/** Attributes with texts of documents. */
const ATTRIBUTES = ['alt', 'placeholder', 'aria-label', 'title'];
/** Ancestors of a clicked element that are searched for a text. */
const MAX_LEVELS = 4;
/** In an element with more texts, a click beside them selects none. */
const MAX_TEXTS = 3;
/** Elements that the Tab key stops at. */
const STOPS = 'a[href], button, input, select, textarea, summary, iframe, video, [tabindex="0"]';
const OUTLINE = '2px solid #ff8a1f';

let outlined: HTMLElement | undefined;

if (window.parent !== window) connect();

function connect(): void {
  addEventListener('message', (event: MessageEvent<ToFrame>) => {
    if (event.origin !== location.origin || event.source !== window.parent) return;
    if (event.data.type === 'show') showEdited(event.data.documents as Partial<PageDocuments>);
    else reveal(event.data.marker);
  });
  // Before React: a link would open another page, and a form would be sent.
  addEventListener('click', onClick, true);
  addEventListener('submit', prevent, true);
  void whenInteractive.then(() => {
    new MutationObserver(skipContents).observe(document.body, { childList: true, subtree: true });
    skipContents();
    send({ type: 'ready' });
  });
}

/** Makes the page one stop of the Tab key in the editor: what is in it is changed in the form beside it. */
function skipContents(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>(STOPS)) element.tabIndex = -1;
}

function send(message: FromFrame): void {
  window.parent.postMessage(message, location.origin);
}

function prevent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('a[href], button[type=submit]')) prevent(event);
  const marker = markerAt(event.target, event);
  if (marker) send({ type: 'clicked', marker });
}

/** The marker of the text that was clicked: it is at the end of the text, at the click or after it. */
function markerAt(target: Element, { clientX, clientY }: MouseEvent): string | undefined {
  const own = markerInAttributes(target);
  if (own) return own;
  const caret = document.caretPositionFromPoint?.(clientX, clientY) ?? null;
  let element: Element | null = target;
  for (let level = 0; element && level < MAX_LEVELS; level += 1, element = element.parentElement) {
    const texts = textsIn(element);
    const found = texts.flatMap((node) =>
      [...node.data.matchAll(MARKER)].map(({ 0: marker, index }) => ({ node, marker, end: index + marker.length })),
    );
    const clicked = found.find(({ node, end }) => isAtOrAfter(node, end, caret));
    const isText = caret !== null && texts.some((node) => node === caret.offsetNode);
    if (isText && clicked) return clicked.marker;
    if (found.length > 0) return found.length <= MAX_TEXTS ? found[0]?.marker : undefined;
  }
  return undefined;
}

function isAtOrAfter(node: Text, end: number, caret: CaretPosition | null): boolean {
  if (!caret) return false;
  if (node === caret.offsetNode) return end >= caret.offset;
  return (caret.offsetNode.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function markerInAttributes(element: Element): string | undefined {
  return ATTRIBUTES.flatMap((name) => element.getAttribute(name)?.match(MARKER) ?? [])[0];
}

function textsIn(root: Node): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.parentElement?.localName !== 'script') texts.push(node);
  }
  return texts;
}

function reveal(marker: string | undefined): void {
  if (outlined) outlined.style.outline = '';
  outlined = marker === undefined ? undefined : findElement(marker);
  if (!outlined) return;
  outlined.style.outline = OUTLINE;
  outlined.style.outlineOffset = '4px';
  const { top, bottom } = outlined.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Not `scrollIntoView`, which scrolls the editor too.
  scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: isStill ? 'instant' : 'smooth' });
}

function findElement(marker: string): HTMLElement | undefined {
  const text = textsIn(document.body).find(({ data }) => data.includes(marker));
  if (text?.parentElement) return text.parentElement;
  const selector = ATTRIBUTES.map((name) => `[${name}*="${marker}"]`).join(',');
  return document.body.querySelector<HTMLElement>(selector) ?? undefined;
}
