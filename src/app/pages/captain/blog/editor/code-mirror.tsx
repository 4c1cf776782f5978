import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';

/** Lets the page change the text of an editor. */
export interface EditorHandle {
  /** Inserts Markdown at the cursor. */
  insert(text: string): void;
  /** Replaces the first occurrence of `before`. */
  replace(before: string, after: string): void;
  focus(): void;
}

interface CodeMirrorProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** Called with files that were pasted or dropped into the text. */
  onFiles(files: File[]): void;
  onReady(handle: EditorHandle): void;
}

const THEME = EditorView.theme({
  '&': {
    height: '100%',
    fontSize: '0.9375rem',
    backgroundColor: 'var(--color-paper-bright)',
    color: 'var(--color-ink)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.7', overflow: 'auto' },
  '.cm-content': { padding: '1rem', caretColor: 'var(--color-signal-deep)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--color-signal) 35%, var(--color-paper-bright)) !important',
  },
  '.cm-panels': {
    backgroundColor: 'var(--color-paper-deep)',
    color: 'var(--color-ink)',
    fontFamily: 'var(--font-sans)',
  },
});

const COLOURS = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700', color: 'var(--color-ink)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: 'var(--color-signal-deep)' },
  { tag: [tags.monospace, tags.processingInstruction, tags.quote], color: 'var(--color-mute)' },
]);

/** Puts `mark` before and after the selection or the cursor. */
function wrap(mark: string) {
  return (view: EditorView) => {
    view.dispatch(
      view.state.changeByRange((range) => ({
        changes: [
          { from: range.from, insert: mark },
          { from: range.to, insert: mark },
        ],
        range: range.extend(range.from + mark.length, range.to + mark.length),
      })),
    );
    return true;
  };
}

function insertLink(view: EditorView): boolean {
  const { from, to } = view.state.selection.main;
  const text = view.state.sliceDoc(from, to);
  view.dispatch({ changes: { from, to, insert: `[${text}]()` }, selection: { anchor: from + text.length + 3 } });
  return true;
}

/**
 * A markdown editor. It is rendered in a shadow root, where CodeMirror uses an adopted stylesheet instead of an inline
 * `<style>` element, which the site's CSP blocks.
 */
export function CodeMirror({ label, value, onChange, onFiles, onReady }: CodeMirrorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const handlers = useRef({ onChange, onFiles, onReady });
  const initial = useRef({ label, value });
  handlers.current = { onChange, onFiles, onReady };

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const handleFiles = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return false;
      event.preventDefault();
      handlers.current.onFiles(files);
      return true;
    };
    const created = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: initial.current.value,
        extensions: [
          history(),
          search({ top: true }),
          keymap.of([
            { key: 'Mod-b', run: wrap('**') },
            { key: 'Mod-i', run: wrap('*') },
            { key: 'Mod-e', run: wrap('`') },
            { key: 'Mod-k', run: insertLink },
            ...defaultKeymap,
            ...historyKeymap,
            ...searchKeymap,
          ]),
          markdown({ base: markdownLanguage }),
          syntaxHighlighting(COLOURS),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            'aria-label': initial.current.label,
            'aria-multiline': 'true',
            tabindex: '0',
            spellcheck: 'true',
            autocapitalize: 'sentences',
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) handlers.current.onChange(update.state.doc.toString());
          }),
          EditorView.domEventHandlers({
            paste: (event) => handleFiles(event, event.clipboardData),
            drop: (event) => handleFiles(event, event.dataTransfer),
          }),
          THEME,
        ],
      }),
    });
    view.current = created;
    handlers.current.onReady({
      insert(text) {
        const { from, to } = created.state.selection.main;
        created.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + text.length } });
      },
      replace(before, after) {
        const from = created.state.doc.toString().indexOf(before);
        if (from >= 0) created.dispatch({ changes: { from, to: from + before.length, insert: after } });
      },
      focus: () => created.focus(),
    });
    return () => created.destroy();
  }, []);

  useEffect(() => {
    const current = view.current;
    if (!current || current.state.doc.toString() === value) return;
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } });
  }, [value]);

  return <div ref={host} className="h-full" />;
}
