import { areSame } from '#app/pages/captain/drafts/json.ts';
import { type Json, valueAt } from '#shared/json.ts';
import { useEditorActions } from './editor-context.ts';

/** True when a value differs from the shipped one. Not for items of a list, which may have moved. */
export function useIsChanged(path: string, value: Json): boolean {
  const { base } = useEditorActions();
  if (base === undefined || base === null || /(?:^|\.)\d+(?:\.|$)/.test(path)) return false;
  return !areSame(value, valueAt(base, path));
}
