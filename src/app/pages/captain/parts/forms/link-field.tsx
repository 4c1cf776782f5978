import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { captainApi } from '#app/pages/captain/session.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { paths } from '#shared/paths.ts';
import { postCalls } from '#shared/post.calls.ts';
import { InvalidField, TextField } from './forms.tsx';

/** A page or post of the site, for links to it. */
export interface OwnPage {
  href: string;
  label: string;
}

/** A page of this site, which are proposed, or any address; `checkLink` reads what was typed. */
export function LinkField({ pages, ...field }: ComponentProps<typeof TextField> & { pages: readonly OwnPage[] }) {
  const id = useId();
  return (
    <>
      <TextField
        {...field}
        list={id}
        spellCheck={false}
        hint="A page of this site, such as /calendar, or an address that begins with https://"
      />
      <datalist id={id}>
        {pages.map(({ href, label }) => (
          <option key={href} value={href}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}

const WHOLE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|[/#?])./i;
const HOW_TO_LINK =
  'Please choose a page from the list, such as /calendar, or give an address that begins with https://, mailto: or tel:';

/**
 * The address that the text of a `LinkField` means.
 * @param before initial value of the field, which is always accepted.
 * @throws InvalidField when the text is no address, or a page that the site does not have.
 */
export async function checkLink(
  name: string,
  text: string,
  pages: readonly OwnPage[],
  before: string,
): Promise<string> {
  const typed = text.trim();
  const address = pageNamed(typed, pages) ?? addressOf(typed);
  if (address === before && address !== '') return address;
  if (!WHOLE_ADDRESS.test(address)) throw new InvalidField(name, HOW_TO_LINK);
  if (await isMissing(address, pages))
    throw new InvalidField(name, `This site has no page ${address}. Please choose one from the list.`);
  return address;
}

/** The page that `contact` or `Contact` means. */
function pageNamed(typed: string, pages: readonly OwnPage[]): string | undefined {
  const named = typed.toLowerCase();
  return pages.find(({ href, label }) => href === `/${named}` || label.toLowerCase() === named)?.href;
}

/** True for an address of this site at which it has nothing. Posts that are not published yet are among the pages. */
async function isMissing(address: string, pages: readonly OwnPage[]): Promise<boolean> {
  if (!/^\/(?!\/)/.test(address) || pages.some(({ href }) => href === address.replace(/[?#].*/, ''))) return false;
  return fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}

/** `example.com` is meant as an address of another site. */
function addressOf(typed: string): string {
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(typed) ? `https://${typed}` : typed;
}

/**
 * Pages and posts of the site, loaded once they are needed: a thousand posts are half a megabyte. Empty until then. A list that cannot be
 * read is left out: an address can be typed too.
 */
export function useOwnPages(isNeeded = true): OwnPage[] {
  const [pages, setPages] = useState<OwnPage[]>([]);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isNeeded || isAsked.current) return;
    isAsked.current = true;
    const add = (more: OwnPage[]) => setPages((all) => [...all, ...more]);
    const leaveOut = () => undefined;
    captainApi
      .call(contentCalls.list)
      .then((all) => add(all.flatMap(({ path, title }) => (path ? [{ href: path, label: title }] : []))))
      .catch(leaveOut);
    captainApi
      .call(postCalls.page, { query: { limit: 1_000 } })
      .then((all) => add(all.map(({ slug, title }) => ({ href: paths.post(slug), label: title }))))
      .catch(leaveOut);
  }, [isNeeded]);
  return pages;
}
