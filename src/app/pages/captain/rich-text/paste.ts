const DROPPED =
  'style, script, meta, link, title, xml, head, o\\:p, col, colgroup, object, iframe, svg, form, input, button';

/** Removes from pasted HTML what programs for writing add to it: Word, Google Docs, Pages. */
export function cleanHtml(html: string): string {
  // Its own clipboard needs no cleaning.
  if (html.includes('data-pm-slice')) return html;
  const body = parse(html);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  for (const element of body.querySelectorAll('p')) if (isWordItem(element)) joinWordList(element);
  for (const element of body.querySelectorAll('[data-style]')) readStyle(element);
  for (const image of body.querySelectorAll('img'))
    if (!/^(?:https?:)?\//.test(image.getAttribute('src') ?? '')) image.remove();
  // Documents of Google have one for each empty paragraph between blocks.
  for (const empty of body.querySelectorAll(':is(p, ul, ol, table, div) + br')) empty.remove();
  for (const cell of body.querySelectorAll('td, th')) flattenCell(cell);
  for (const title of body.querySelectorAll('p.MsoTitle, p.title')) replaceName(title, 'h1');
  // The headline of the page is the only one of its level.
  if (body.querySelector('h1')) {
    for (const level of [5, 4, 3, 2, 1]) {
      for (const heading of body.querySelectorAll(`h${level}`)) replaceName(heading, `h${level + 1}`);
    }
  }
  for (const bold of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)'))
    bold.replaceWith(...bold.childNodes);
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    text.nodeValue = text.nodeValue?.replace(/\u00a0/g, ' ') ?? '';
  }
  return body.innerHTML;
}

/** The HTML of a clipboard that has nothing but a picture: the picture is uploaded instead. */
export function isOnlyPicture(html: string): boolean {
  return parse(html).textContent?.trim() === '';
}

/** Styles get another name before they are read: the page's policy forbids them, also in a document that is not shown. */
function parse(html: string): HTMLElement {
  const unstyled = html
    // Lists of Word are between conditional comments.
    .replace(/<!\[[^\]]*\]>|<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
  return new DOMParser().parseFromString(unstyled, 'text/html').body;
}

const LOOKS: readonly (readonly [style: RegExp, name: string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/, 'strong'],
  [/font-style:\s*italic/, 'em'],
  [/text-decoration[\w-]*:\s*line-through/, 's'],
];

/** Looks become elements. Documents of Google are inside of a <b> that is not bold. */
function readStyle(element: Element): void {
  if (/^(?:b|strong)$/i.test(element.tagName) && /font-weight:\s*(?:normal|400)/.test(styleOf(element))) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (/^H\d$/.test(element.tagName)) return;
  for (const [style, name] of LOOKS) {
    if (!style.test(styleOf(element))) continue;
    const look = element.ownerDocument.createElement(name);
    look.append(...element.childNodes);
    element.append(look);
  }
}

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

const isWordItem = (element: Element) => /mso-list:\s*l\d/.test(styleOf(element));

/** Word writes the items of a list as paragraphs: this one and those behind it become a list. */
function joinWordList(first: Element): void {
  if (!first.isConnected) return;
  const lists: Element[] = [];
  const top = first.ownerDocument.createElement('div');
  first.before(top);
  for (let item: Element | null = first; item && isWordItem(item); item = top.nextElementSibling) {
    const level = Number(/level(\d)/.exec(styleOf(item))?.[1] ?? 1);
    const marker = [...item.querySelectorAll('span')].find((span) => /mso-list:\s*Ignore/i.test(styleOf(span)));
    const isNumbered = /^\s*[\da-z]{1,3}[.)]/i.test(marker?.textContent ?? '');
    marker?.remove();
    lists.length = Math.min(lists.length, level);
    while (lists.length < level) {
      const list = item.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
      (lists.at(-1)?.lastElementChild ?? lists.at(-1) ?? top).append(list);
      lists.push(list);
    }
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    lists.at(-1)?.append(entry);
    item.remove();
  }
  top.replaceWith(...top.childNodes);
}

/** A cell has a single paragraph. */
function flattenCell(cell: Element): void {
  cell.removeAttribute('colspan');
  cell.removeAttribute('rowspan');
  for (const block of cell.querySelectorAll('p, div, li')) {
    if (block.nextElementSibling) block.append(cell.ownerDocument.createElement('br'));
    block.replaceWith(...block.childNodes);
  }
}

function replaceName(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
