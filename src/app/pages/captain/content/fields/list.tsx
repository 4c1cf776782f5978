import { type ReactNode, useContext, useRef, useState } from 'react';
import { ItemTools } from '#app/pages/captain/parts/lists/item-tools.tsx';
import { useDrag } from '#app/pages/captain/parts/lists/use-drag.ts';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { type FieldSchema, variantOf } from '#shared/document-fields.ts';
import { isObject, type Json, type JsonObject, joinPath, valueAt } from '#shared/json.ts';
import { type AnySection, isClosing } from '#shared/sections.ts';
import { AddSectionDialog } from './add-section-dialog.tsx';
import { Disclosure } from './disclosure.tsx';
import {
  DocumentContext,
  type FieldProps,
  fieldId,
  HIDDEN,
  useEditorActions,
  useFieldProblem,
} from './editor-context.ts';
import { ResetAction } from './field-frame.tsx';
import { FieldControls, withoutFields } from './group.tsx';
import { useIsChanged } from './is-changed.ts';
import { useItemKeys } from './item-keys.ts';
import { copyOf, emptyOf, itemTitle } from './items.ts';

const NONE: Json[] = [];

/** A list that can be extended, reordered and shortened. */
export function ListField({ schema, value, path }: FieldProps) {
  const problem = useFieldProblem(path);
  const isChanged = useIsChanged(path, value);
  const items = Array.isArray(value) ? value : NONE;
  const { items: itemSchema = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const kinds = itemSchema.oneOf ?? itemSchema.anyOf;
  const hasChoice = kinds !== undefined && kinds.length > 1;
  const label = schema.label ?? path;
  const keys = useItemKeys(items);
  const [isAdding, setIsAdding] = useState(false);
  /** Key of the item that was used last. */
  const [current, setCurrent] = useState<(typeof keys)[number]>();
  /** Index that an added item gets: sections follow the current one, else they come before those that close the page. */
  const added = kinds ? keys.indexOf(current ?? -1) + 1 || closingFrom(items) : items.length;
  const list = useRef<HTMLOListElement>(null);
  const { move, add, duplicate, hide, remove } = useItemActions(schema, path, items);
  const { draggedTo, startDrag } = useDrag(list, move);

  return (
    <section aria-label={label} className="min-w-0">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 border-ink border-b pb-1">
        <p className="font-semibold">
          {label} <span className="font-normal text-mute">{items.length}</span>
        </p>
        {isChanged && <ResetAction path={path} label={label} />}
      </div>
      {schema.hint && <p className="mt-2 text-mute">{schema.hint}</p>}
      <ol ref={list}>
        {items.map((item, index) => {
          const name = nameOf(itemSchema, item, index);
          const variant = variantOf(itemSchema, item);
          const itemTools = (
            <ItemTools
              name={name}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              canRemove={items.length > minItems}
              canAdd={items.length < maxItems}
              isHidden={variant.properties?.[HIDDEN] && isHiddenItem(item)}
              onMove={(by) => move(index, index + by)}
              onHide={() => hide(index)}
              {...(!variant.textsAt && { onDuplicate: () => duplicate(index) })}
              onRemove={() => remove(index)}
              onDragStart={(event) => startDrag(event, index)}
            />
          );
          return (
            <li
              key={keys[index]}
              onFocus={() => setCurrent(keys[index])}
              className={`group/item relative border-paper-rule border-b ${draggedTo === index ? 'bg-signal/20' : ''}`}
            >
              <Item schema={itemSchema} value={item} path={joinPath(path, index)} name={name} tools={itemTools} />
              {hasChoice && items.length < maxItems && (
                <InsertButton
                  after={name}
                  onClick={() => {
                    // Not every browser focuses a button that is clicked.
                    setCurrent(keys[index]);
                    setIsAdding(true);
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
      <FieldError id={`${fieldId(path)}-error`} error={problem} />
      <SmallButton
        id={`add-${path}`}
        className="mt-3"
        aria-disabled={items.length >= maxItems}
        onClick={() => (hasChoice ? setIsAdding(true) : add(kinds?.[0] ?? itemSchema, added))}
      >
        Add {(kinds ? 'section' : (itemSchema.label ?? 'item')).toLowerCase()}
      </SmallButton>
      {isAdding && kinds && (
        <AddSectionDialog
          after={added > 0 ? nameOf(itemSchema, items[added - 1], added - 1) : undefined}
          kinds={kinds.filter((kind) => !kind.textsAt || !has(items, kind))}
          onAdd={(kind) => {
            setIsAdding(false);
            add(kind, added);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  );
}

/** @param props.after name of the section that the new one follows. */
function InsertButton({ after, onClick }: { after: string; onClick(): void }) {
  return (
    <button
      type="button"
      aria-label={`Insert after ${after}`}
      onClick={onClick}
      className="-bottom-3 -translate-x-1/2 pointer-events-none absolute left-1/2 z-10 grid size-6 place-items-center rounded-full border border-ink bg-paper-bright font-semibold leading-none opacity-0 hover:bg-ink hover:text-paper focus-visible:opacity-100 group-hover/item:pointer-events-auto group-hover/item:opacity-100"
    >
      +
    </button>
  );
}

/** Changes of a list, each of which is said to screen readers; those that its limits forbid are said and not made. */
function useItemActions(
  { items: itemSchema = {}, label, ...limits }: FieldSchema,
  path: string,
  items: readonly Json[],
) {
  const actions = useEditorActions();
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = limits;

  function apply(next: Json[], says: string) {
    actions.change(path, next);
    actions.announce(says);
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length) {
      actions.announce(to < 0 ? 'It is the first one already' : 'It is the last one already');
      return;
    }
    const says = `${nameOf(itemSchema, items[from], from)} moved to ${to + 1} of ${items.length}`;
    apply(moved(items, from, to), says);
  }

  function insert(item: Json, at: number, says: string) {
    if (items.length >= maxItems) {
      actions.announce(`There can be at most ${maxItems}`);
      return;
    }
    apply(items.toSpliced(at, 0, item), says);
    // A part whose texts are elsewhere in the document opens by their path.
    actions.reveal(variantOf(itemSchema, item).textsAt ?? joinPath(path, at));
  }

  function add(kind: FieldSchema, at: number) {
    const item = copyOf(kind, emptyOf(kind), items);
    insert(item, at, `Added to ${label ?? path}, ${at + 1} of ${items.length + 1}`);
  }

  function duplicate(index: number) {
    const says = `${nameOf(itemSchema, items[index], index)} duplicated`;
    insert(copyOf(itemSchema, items[index], items), index + 1, says);
  }

  function hide(index: number) {
    const { [HIDDEN]: isHidden, ...item } = items[index] as JsonObject;
    const says = `${nameOf(itemSchema, item, index)} ${isHidden ? 'shown' : 'hidden'}`;
    apply(items.with(index, isHidden ? item : { ...item, [HIDDEN]: true }), says);
  }

  function remove(index: number) {
    if (items.length <= minItems) {
      actions.announce(minItems === 1 ? 'Please keep at least one' : `Please keep at least ${minItems}`);
      return;
    }
    const says = `${nameOf(itemSchema, items[index], index)} removed`;
    apply(items.toSpliced(index, 1), says);
    document.getElementById(`add-${path}`)?.focus();
  }

  return { move, add, duplicate, hide, remove };
}

interface ItemProps extends Pick<FieldProps, 'schema' | 'value' | 'path'> {
  name: string;
  tools: ReactNode;
}

function Item({ schema, value, path, name, tools }: ItemProps) {
  const { Field } = useEditorActions();
  const problem = useFieldProblem(path);
  const whole = useContext(DocumentContext);
  const variant = variantOf(schema, value);
  const { textsAt } = variant;
  if (!isObject(value)) {
    return (
      <div className="py-2">
        <Field schema={variant} value={value} path={path} isOptional={false} />
        <div className="flex justify-end">{tools}</div>
      </div>
    );
  }
  return (
    <Disclosure path={textsAt ?? path} title={name} state={isHiddenItem(value) ? 'Hidden' : undefined} tools={tools}>
      <FieldError id={`${fieldId(path)}-error`} error={problem} />
      {textsAt ? (
        <FieldControls
          schema={whole.schema.properties?.[textsAt] ?? {}}
          value={valueAt(whole.data, textsAt)}
          path={textsAt}
        />
      ) : (
        <FieldControls schema={withoutFields(variant, [HIDDEN])} value={value} path={path} />
      )}
    </Disclosure>
  );
}

function isHiddenItem(item: Json): boolean {
  return isObject(item) && item[HIDDEN] === true;
}

/** Whether a part that is there at most once is there. */
function has(items: readonly Json[], { properties = {} }: FieldSchema): boolean {
  return items.some((item) => isObject(item) && item.kind === properties.kind?.const);
}

/** Name by which the owner knows an item: its kind, where there are several, and its first text. */
function nameOf(schema: FieldSchema, item: Json, index: number): string {
  const variant = variantOf(schema, item);
  const title = itemTitle(variant, item).slice(0, 80);
  const kind = schema.oneOf || schema.anyOf ? (variant.label ?? '') : '';
  return [kind, title].filter(Boolean).join(': ') || `${variant.label ?? 'Item'} ${index + 1}`;
}

/** Index from which all sections of a page close it. */
function closingFrom(items: readonly Json[]): number {
  return items.findLastIndex((item) => !isObject(item) || !isClosing(item as unknown as AnySection)) + 1;
}

function moved<T>(array: readonly T[], from: number, to: number): T[] {
  return array.toSpliced(from, 1).toSpliced(to, 0, ...array.slice(from, from + 1));
}
