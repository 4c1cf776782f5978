import { type ComponentType, createContext, useContext } from 'react';
import type { FieldSchema } from '#shared/document-fields.ts';
import type { Json } from '#shared/json.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';

export interface FieldProps {
  schema: FieldSchema;
  value: Json;
  path: string;
  /** True for a field that may be left out. */
  isOptional: boolean;
}

/** Parts of the editor that fields use; the same object as long as the document is open. */
export interface EditorActions {
  /** Draws a field of a group or a list; given, because its file imports theirs. */
  Field: ComponentType<FieldProps>;
  /** The shipped text of the document; undefined for a page that the owner created. */
  base: Json;
  /** Facts as visitors read them. */
  values: PlaceholderValues;
  change(path: string, value: Json, isTyping?: boolean): void;
  /** Shows where the field is in the preview. */
  focused(path: string): void;
  /** Opens the field and focuses it, or the first field in it. */
  reveal(path: string): void;
  /** Inserts a fact into the text of a field. @param variables of this field alone. */
  pickFact(path: string, variables: readonly string[]): void;
  /** Tells screen readers what happened. */
  announce(message: string): void;
}

/** A whole document, from which a list of parts takes the group with the texts of each. */
export const DocumentContext = createContext<{ schema: FieldSchema; data: Json }>({ schema: {}, data: undefined });
export const EditorActionsContext = createContext<EditorActions | undefined>(undefined);
/** The message of each refused field, by path. */
export const ProblemsContext = createContext<ReadonlyMap<string, string>>(new Map());
/** The field that is to be seen; what is folded around it opens. */
export const RevealedContext = createContext<{ path: string } | undefined>(undefined);

export function useEditorActions(): EditorActions {
  const actions = useContext(EditorActionsContext);
  if (!actions) throw new Error('A field is drawn outside the editor');
  return actions;
}

export function useFieldProblem(path: string): string | undefined {
  return useContext(ProblemsContext).get(path);
}

/** How many fields in a group were refused. */
export function useProblemCount(path: string): number {
  return [...useContext(ProblemsContext).keys()].filter((other) => isWithin(other, path)).length;
}

export function isWithin(path: string, group: string): boolean {
  return path === group || path.startsWith(`${group}.`);
}

export function fieldId(path: string): string {
  return `field-${path}`;
}
/** The field that hides a page or a section; it is a switch or a button, not drawn among the others. */
export const HIDDEN = 'hidden';
/** Id of the list of pages that links can lead to. */
export const LINKS_ID = 'link-targets';
