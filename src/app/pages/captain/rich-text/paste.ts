const DROPPED =
  'style, script, meta, link, title, xml, head, o\\:p, col, colgroup, object, iframe, svg, form, input, button';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Removes from pasted HTML what programs for writing add to it: Word, Google Docs, Pages. */
export function cleanHtml(html: string): string {
  // Its own clipboard needs no cleaning.
  if (html.includes('data-pm-slice')) return html;
  const body = parse(html);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) unwrapItems(wrapper);
  for (const element of body.querySelectorAll('p')) if (isWordItem(element)) joinWordList(element);
  for (const heading of body.querySelectorAll('p[role="heading"]'))
    replaceName(heading, `h${heading.getAttribute('aria-level')}`);
  for (const element of body.querySelectorAll('[data-style]')) readStyle(element);
  for (const image of body.querySelectorAll('img'))
    if (!/^(?:https?:)?\//.test(image.getAttribute('src') ?? '')) image.remove();
  // Documents of Google have one for each empty paragraph between blocks.
  for (const empty of body.querySelectorAll(':is(p, ul, ol, table, div) + br')) empty.remove();
  for (const cell of body.querySelectorAll('td, th')) flattenCell(cell);
  for (const title of body.querySelectorAll('p.MsoTitle, p.title')) replaceName(title, 'h1');
  for (const quote of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) replaceName(quote, 'blockquote');
  for (const block of body.querySelectorAll(`${HEADINGS}, p`))
    if (!block.textContent?.trim() && !block.querySelector('img')) block.remove();
  // The headline of the page is the only one of its level.
  if (body.querySelector('h1')) {
    for (const level of [5, 4, 3, 2, 1]) {
      for (const heading of body.querySelectorAll(`h${level}`)) replaceName(heading, `h${level + 1}`);
    }
  }
  for (const bold of body.querySelectorAll(
    `:is(${HEADINGS}, th, table > :first-child > tr:first-child) :is(b, strong)`,
  ))
    bold.replaceWith(...bold.childNodes);
  // Marks of Word: its own table of contents, footnotes.
  for (const link of body.querySelectorAll('a[href^="#_"]')) link.replaceWith(...link.childNodes);
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href^="https://www.google.com/url?"]'))
    link.href = new URL(link.href).searchParams.get('q') ?? link.href;
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
  if (/^(?:b|strong)$/i.test(element.tagName) && /font-weight:\s*(?:normal|400)/.test(lookOf(element))) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (/^H\d$/.test(element.tagName)) return;
  for (const [style, name] of LOOKS) {
    if (!style.test(lookOf(element))) continue;
    const look = element.ownerDocument.createElement(name);
    look.append(...element.childNodes);
    element.append(look);
  }
}

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

/** Styles of Word's own, such as mso-bidi-font-weight, are no look. */
const lookOf = (element: Element) => styleOf(element).replace(/mso-[^;]*/g, '');

const isWordItem = (element: Element) => /mso-list:\s*l\d/.test(styleOf(element));

/** Word on the web writes each item of a list as a list of its own: they become paragraphs, as the program writes them. */
function unwrapItems(wrapper: Element): void {
  const paragraphs = [...wrapper.querySelectorAll('li')].map((item) => {
    const paragraph = item.ownerDocument.createElement('p');
    paragraph.dataset.style = `mso-list:l0 level${item.dataset.ariaLevel ?? 1}`;
    paragraph.innerHTML = item.closest('ol') ? '<span data-style="mso-list:Ignore">1.</span>' : '';
    paragraph.append(...item.childNodes);
    return paragraph;
  });
  wrapper.replaceWith(...paragraphs);
}

/** Word writes the items of a list as paragraphs: this one and those behind it become a list. */
function joinWordList(first: Element): void {
  if (!first.isConnected) return;
  const lists: Element[] = [];
  const top = first.ownerDocument.createElement('div');
  first.before(top);
  for (let item: Element | null = first; item && isWordItem(item); item = top.nextElementSibling) {
    const level = Number(/level(\d)/.exec(styleOf(item))?.[1] ?? 1);
    const marker = [...item.querySelectorAll('span')].find((span) => /mso-list:\s*Ignore/i.test(styleOf(span)));
    const name = /^\s*[\da-z]{1,3}[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    lists.length = Math.min(lists.length, lists[level - 1]?.localName === name ? level : level - 1);
    while (lists.length < level) {
      const list = item.ownerDocument.createElement(name);
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
