import type { Command, EditorState } from 'prosemirror-state';
import { useEffect, useId, useRef, useState } from 'react';
import type { EditorHandle } from '#app/pages/captain/blog/editor/code-mirror.tsx';
import { useOwnPages } from '#app/pages/captain/parts/forms/link-field.tsx';
import { insertButton, linkAt, removeLink, selectedPicture, setLink, setPicture } from './commands.ts';
import { LinkDialog, PictureDialog } from './dialogs.tsx';
import { createEditor } from './editor.ts';
import { Toolbar } from './toolbar.tsx';
import { listMoreTools, listTools, type Opens } from './tools.ts';

interface RichTextProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** Called with files that were pasted or dropped into the text. */
  onFiles(files: File[]): void;
  /** Asks for an uploaded file, which is then inserted. */
  onPick(): void;
  onReady(handle: EditorHandle): void;
}

/** An editor like that of a word processor, over Markdown. */
export function RichText(props: RichTextProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opens>();
  const hintId = useId();
  const { host, state, run } = useEditor(props, {
    describedBy: hintId,
    onLink: () => setOpened('link'),
    onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  });
  const open = (what: Opens) => (what === 'assets' ? props.onPick() : setOpened(what));
  const more = state && listMoreTools(state, run, open);

  return (
    <div className="flex h-full flex-col">
      <div className="border-paper-rule border-b">
        {state && <Toolbar label="Formatting" groups={listTools(state, run, open)} ref={toolbar} />}
        {more && <Toolbar key={more.label} label={more.label} groups={[more.tools]} />}
      </div>
      <div ref={host} className="relative grid min-h-0 flex-1 overflow-y-auto" />
      <p id={hintId} className="sr-only">
        Tab leaves the text, goes to the next cell of a table, or indents an item of a list below another one. Alt and
        F10 go to the buttons, Control or Command with the bracket keys indent an item of a list.
      </p>
      {state && <EditorDialogs opened={opened} state={state} run={run} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** The editor inside `host`: its state, and what runs a command on it. It is made once; handlers may change. */
function useEditor(
  { label, value, onChange, onFiles, onReady }: RichTextProps,
  options: { describedBy: string; onLink(): void; onToolbar(): void },
) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<ReturnType<typeof createEditor>>(undefined);
  const [state, setState] = useState<EditorState>();
  const initial = useRef({ label, value, options });
  const handlers = useRef({ onChange, onFiles, onReady });
  handlers.current = { onChange, onFiles, onReady };

  useEffect(() => {
    if (!host.current) return;
    const created = createEditor(host.current, {
      ...initial.current.options,
      label: initial.current.label,
      text: initial.current.value,
      onChange: (text) => handlers.current.onChange(text),
      onFiles: (files) => handlers.current.onFiles(files),
      onState: setState,
    });
    editor.current = created;
    setState(created.view.state);
    handlers.current.onReady(created.handle);
    return () => created.view.destroy();
  }, []);

  useEffect(() => editor.current?.setText(value), [value]);

  function run(command: Command) {
    const view = editor.current?.view;
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  }

  return { host, state, run };
}

interface EditorDialogsProps {
  opened: Opens | undefined;
  state: EditorState;
  run(command: Command): void;
  onClose(): void;
}

/** The dialogs for a link, a button and a picture at the cursor. */
function EditorDialogs({ opened, state, run, onClose }: EditorDialogsProps) {
  const pages = useOwnPages(opened === 'link' || opened === 'button');
  const link = linkAt(state);
  const picture = selectedPicture(state);
  const selected = state.doc.textBetween(link?.from ?? state.selection.from, link?.to ?? state.selection.to);
  return (
    <>
      {opened === 'link' && (
        <LinkDialog
          title="Link"
          pages={pages}
          href={link?.mark.attrs.href ?? ''}
          text={selected}
          onSave={(href, text) => run(setLink(href, text, link))}
          onRemove={link && (() => run(removeLink(link)))}
          onClose={onClose}
        />
      )}
      {opened === 'button' && (
        <LinkDialog
          title="Button"
          pages={pages}
          href=""
          text={selected}
          onSave={(href, text) => run(insertButton(href, text || href))}
          onClose={onClose}
        />
      )}
      {opened === 'picture' && picture && (
        <PictureDialog
          src={picture.attrs.src}
          alt={picture.attrs.alt}
          title={picture.attrs.title}
          onSave={(attributes) => run(setPicture(attributes))}
          onClose={onClose}
        />
      )}
    </>
  );
}
