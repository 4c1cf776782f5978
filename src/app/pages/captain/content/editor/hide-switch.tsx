import { HIDDEN } from '#app/pages/captain/content/fields/editor-context.ts';
import { isObject } from '#shared/json.ts';
import type { DocumentEditor } from './use-document-draft.ts';

/** Takes a landing page offline, or brings it back, with the next publication. */
export function HideSwitch({ editor, className = '' }: { editor: DocumentEditor; className?: string }) {
  const { data, change } = editor;
  const isHidden = isObject(data) && data[HIDDEN] === true;
  return (
    <label className={`relative flex min-h-8 cursor-pointer items-center gap-2 font-semibold ${className}`}>
      <input
        type="checkbox"
        role="switch"
        checked={isHidden}
        aria-checked={isHidden}
        onChange={({ target }) => change(HIDDEN, target.checked || undefined)}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className="relative h-5 w-9 shrink-0 rounded-full border border-mute bg-paper-bright peer-checked:border-danger peer-checked:bg-danger peer-focus-visible:outline-2 peer-focus-visible:outline-signal-deep peer-focus-visible:outline-offset-2 after:absolute after:top-0.5 after:left-0.5 after:size-3.5 after:rounded-full after:bg-mute motion-safe:after:transition-transform peer-checked:after:translate-x-4 peer-checked:after:bg-paper-bright"
      />
      Hide this page
    </label>
  );
}

/** Explains hiding, and says whether visitors notice it already. */
export function hiddenPageNotice({ data, document }: DocumentEditor): string | undefined {
  if (document.key === 'blog' && document.isHidden)
    return 'The blog is empty: visitors get “page not found”, and nothing links to it. It is shown from your first post on.';
  if (document.key === 'imprint' && document.isHidden)
    return 'Your site has no imprint yet: visitors get “page not found”, and nothing links to it. It is shown once you give a postal address in “Make it yours”, Legal details.';
  // The page of a meeting follows its meeting type.
  if (!document.isLanding && document.isHidden)
    return 'You do not offer this meeting: visitors get “page not found”, and nothing links to it. To offer it again: More, Offer it.';
  const isHidden = isObject(data) && data[HIDDEN] === true;
  if (isHidden && document.isHidden)
    return 'This page is hidden: visitors get “page not found”, and nothing links to it.';
  if (isHidden) return 'Publish to hide this page. Visitors then get “page not found”, and links to it disappear.';
  return document.isHidden && document.isPublished ? 'Publish to show this page to visitors again.' : undefined;
}
