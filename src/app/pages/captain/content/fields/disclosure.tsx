import { type ReactNode, useContext, useId, useState } from 'react';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { isWithin, RevealedContext, useEditorActions, useProblemCount } from './editor-context.ts';

interface DisclosureProps {
  /** The group that it folds; it opens when a field of it is to be seen. */
  path: string;
  title: string;
  /** After the title. */
  state?: string | undefined;
  /** Differs from the shipped text. */
  isChanged?: boolean;
  /** Buttons beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A group with a title that opens it. Its content is rendered only while it is open. */
export function Disclosure({ path, title, state, isChanged = false, tools, children }: DisclosureProps) {
  const { focused } = useEditorActions();
  const revealed = useContext(RevealedContext);
  const [seen, setSeen] = useState(revealed);
  const [isOpen, setIsOpen] = useState(() => revealed !== undefined && isWithin(revealed.path, path));
  const problems = useProblemCount(path);
  const id = useId();
  // Opens for a newly revealed field while rendering, so that the field is there when it is focused.
  if (revealed !== seen) {
    setSeen(revealed);
    if (revealed && isWithin(revealed.path, path)) setIsOpen(true);
  }
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-x-2">
        <button
          type="button"
          id={`group-${path}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setIsOpen(!isOpen);
            if (!isOpen) focused(path);
          }}
          className="flex min-h-12 min-w-0 flex-1 basis-auto items-center sm:basis-40 gap-3 rounded-sm py-2 text-left font-semibold hover:bg-paper-deep"
        >
          <Chevron isOpen={isOpen} />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{title}</span>
          {state && <span className="label shrink-0 text-danger">{state}</span>}
          {isChanged && (
            <span className="size-1.5 shrink-0 rounded-full bg-signal-deep">
              <span className="sr-only">, changed</span>
            </span>
          )}
          {problems > 0 && (
            <span className="label shrink-0 rounded-sm bg-danger px-2 py-0.5 text-paper-bright">
              {pluralize(problems, 'error')}
            </span>
          )}
        </button>
        <span className="ml-auto">{tools}</span>
      </div>
      <div id={id} hidden={!isOpen} className="pt-2 pb-5 pl-1 sm:pl-7">
        {isOpen && children}
      </div>
    </div>
  );
}

function Chevron({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={`size-4 shrink-0 fill-none stroke-2 stroke-current text-mute motion-safe:transition-transform ${isOpen ? 'rotate-90' : ''}`}
    >
      <path d="M6 3l5 5-5 5" />
    </svg>
  );
}
