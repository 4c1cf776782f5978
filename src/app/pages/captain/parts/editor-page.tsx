import type { ReactNode } from 'react';
import { BackLink } from '#app/components/layout/back-link.tsx';
import { useFocusBySaveKey } from './forms/save-key.ts';
import { type MenuItem, MoreMenu } from './more-menu.tsx';
import { SmallButton } from './small-button.tsx';
import { Heading } from './states.tsx';

interface EditorPageProps {
  /** Where the editor was opened. */
  back: { href: string; label: string };
  children: ReactNode;
}

/** The page of an editor, with the way back. */
export function EditorPage({ back, children }: EditorPageProps) {
  return (
    <main id="main" className="group min-h-svh bg-paper px-4 pt-4 pb-20 text-small sm:px-8">
      <div className="mx-auto max-w-[100rem]">
        {/* Until the editor has loaded, and where it failed to: a page has a heading. */}
        <h1 className="sr-only group-has-[h1:not(.sr-only)]:hidden">{back.label}</h1>
        <BackLink {...back} look="onPaper" />
        {children}
      </div>
    </main>
  );
}

interface EditorBarProps {
  /** Title of the editor, and whether everything is saved. */
  heading: ReactNode;
  /** A row below heading and buttons. */
  below?: ReactNode;
  /** Margins of the bar. */
  className: string;
  /** The buttons. */
  children: ReactNode;
}

/** Heading and buttons of an editor; they stay in view. Ctrl or Cmd and S focus, not press, the button with `aria-keyshortcuts={SAVE_KEYS}`. */
export function EditorBar({ heading, below, className, children }: EditorBarProps) {
  const bar = useFocusBySaveKey();
  return (
    <header ref={bar} className={`editor-bar sticky top-0 z-20 border-ink border-b bg-paper ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {heading}
        <div className="flex flex-wrap gap-1 sm:gap-2">{children}</div>
      </div>
      {below}
    </header>
  );
}

interface TextEditorBarProps {
  title: string;
  /** Whether everything is saved. */
  state: ReactNode;
  /** The buttons that undo and redo. */
  undoRedo: ReactNode;
  /** Further buttons; on a phone they are a menu. */
  more: (MenuItem & { onClick(): void })[];
  /** The buttons that save and send. */
  children: ReactNode;
}

/** The bar of the editors of posts and issues. */
export function TextEditorBar({ title, state, undoRedo, more, children }: TextEditorBarProps) {
  return (
    <EditorBar
      className="py-2 sm:py-3"
      heading={
        <div className="flex flex-wrap items-baseline gap-x-4">
          <Heading className="text-title">{title}</Heading>
          {state}
        </div>
      }
    >
      {undoRedo}
      {more.map(({ label, onClick }) => (
        <SmallButton key={label} onClick={onClick} className="max-sm:hidden">
          {label}
        </SmallButton>
      ))}
      {more.length > 0 && (
        <div className="sm:hidden">
          <MoreMenu items={more} />
        </div>
      )}
      {children}
    </EditorBar>
  );
}

/** The text of an editor and what belongs to it, beside each other on a wide screen. */
export function EditorColumns({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-6 grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 content-start gap-5">{text}</div>
      <div className="grid content-start gap-8">{children}</div>
    </div>
  );
}
