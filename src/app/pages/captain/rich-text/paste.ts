const DROPPED =
  'style, script, meta, link, title, xml, head, o\\:p, col, colgroup, object, iframe, svg, form, input, button';

/** Removes from pasted HTML what programs for writing add to it: Word, Google Docs, Pages. */
export function cleanHtml(html: string): string {
  // Its own clipboard needs no cleaning.
  if (html.includes('data-pm-slice')) return html;
  // Lists of Word are between conditional comments.
  const { body } = new DOMParser().parseFromString(html.replace(/<!\[[^\]]*\]>/g, ''), 'text/html');
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  for (const element of body.querySelectorAll('p')) if (isWordItem(element)) joinWordList(element);
  for (const image of body.querySelectorAll('img'))
    if (!/^(?:https?:)?\//.test(image.getAttribute('src') ?? '')) image.remove();
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
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent?.trim() === '';
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

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
