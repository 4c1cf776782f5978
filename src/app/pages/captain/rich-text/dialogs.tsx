import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { InvalidField, TextField, textIn } from '#app/pages/captain/parts/forms.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { contentCalls } from '#shared/content.calls.ts';
import { paths } from '#shared/paths.ts';
import { postCalls } from '#shared/post.calls.ts';

/** A dialog gives the focus to its first button. */
function useFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}

/** Beside the form of the page, and not in it: neither its fields nor its Enter key belong to that form. */
function Apart({ children }: { children: ReactNode }) {
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()} onInput={(event) => event.stopPropagation()}>
      {children}
    </div>,
    document.body,
  );
}

interface LinkDialogProps {
  title: string;
  /** Proposed as addresses. */
  pages: readonly OwnPage[];
  href: string;
  text: string;
  onSave(href: string, text: string): void;
  onRemove?: (() => void) | undefined;
  onClose(): void;
}

/** Address and text of a link or of a button; the pages of the site are proposed. */
export function LinkDialog({ title, pages, href, text, onSave, onRemove, onClose }: LinkDialogProps) {
  const listId = useId();
  const field = useFocus();
  return (
    <Apart>
      <FormDialog
        title={title}
        failed="Failed to apply"
        action="Apply"
        keeps={`${title} ${location.pathname} ${href || text}`}
        onClose={onClose}
        save={async (fields) => {
          const address = textIn(fields, 'href').trim();
          const label = textIn(fields, 'text').trim();
          const full = pageNamed(address, pages) ?? addressOf(address);
          if (!address || (full !== href && !WHOLE_ADDRESS.test(full))) throw new InvalidField('href', HOW_TO_LINK);
          if (full !== href && (await isMissing(full, pages)))
            throw new InvalidField('href', `This site has no page ${full}. Please choose one from the list.`);
          onSave(full, label || text);
        }}
      >
        <TextField
          label="Page or address"
          name="href"
          defaultValue={href}
          list={listId}
          ref={field}
          spellCheck={false}
          hint="A page of this site, such as /calendar, or an address that begins with https://"
        />
        <datalist id={listId}>
          {pages.map((page) => (
            <option key={page.href} value={page.href}>
              {page.label}
            </option>
          ))}
        </datalist>
        <TextField label="Text" name="text" defaultValue={text} />
        {onRemove && (
          <SmallButton
            variant="quietDanger"
            className="justify-self-start"
            onClick={() => {
              onRemove();
              onClose();
            }}
          >
            Remove link
          </SmallButton>
        )}
      </FormDialog>
    </Apart>
  );
}

const WHOLE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|[/#?])./i;
const HOW_TO_LINK =
  'Please choose a page from the list, such as /calendar, or give an address that begins with https://, mailto: or tel:';

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

interface PictureDialogProps {
  src: string;
  alt: string;
  title: string;
  onSave(attributes: { alt: string; title: string }): void;
  onClose(): void;
}

/** Alternative text and caption of a picture. */
export function PictureDialog({ src, alt, title, onSave, onClose }: PictureDialogProps) {
  const field = useFocus();
  return (
    <Apart>
      <FormDialog
        title="Picture"
        failed="Failed to apply"
        action="Apply"
        keeps={`picture ${location.pathname} ${src}`}
        onClose={onClose}
        save={async (fields) => onSave({ alt: textIn(fields, 'alt').trim(), title: textIn(fields, 'caption').trim() })}
      >
        <TextField
          label="Alt text"
          name="alt"
          defaultValue={alt}
          ref={field}
          hint="What the picture shows, for those who do not see it. Empty for a decoration."
        />
        <TextField
          label="Caption"
          note="optional"
          name="caption"
          defaultValue={title}
          hint="Shown below the picture."
        />
      </FormDialog>
    </Apart>
  );
}

/** Pages and posts of the site, for links to them. A list that cannot be read is left out: an address can be typed too. */
interface OwnPage {
  href: string;
  label: string;
}

/** Pages and posts of the site; empty until they are asked for and there: a thousand posts are half a megabyte. */
export function useOwnPages(isNeeded: boolean): OwnPage[] {
  const [pages, setPages] = useState<OwnPage[]>([]);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isNeeded || isAsked.current) return;
    isAsked.current = true;
    const add = (more: typeof pages) => setPages((all) => [...all, ...more]);
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
