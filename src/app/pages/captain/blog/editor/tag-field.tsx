import { type KeyboardEvent, useState } from 'react';
import { showFailure } from '#app/pages/captain/actions.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Cross } from '#app/ui/cross.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { POST_MAX } from '#shared/post.ts';
import { tagCalls } from '#shared/tag.calls.ts';

interface TagFieldProps {
  tags: string[];
  onChange(tags: string[]): void;
}

/** Number of existing tags shown as suggestions. */
const SUGGESTED_MAX = 12;

/** A post's tags: type a new one and press Enter, or click an existing one. */
export function TagField({ tags, onChange }: TagFieldProps) {
  const known = useCall(tagCalls.list);
  const suggested = (known.data ?? []).filter(({ name }) => !has(tags, name)).slice(0, SUGGESTED_MAX);
  return (
    <div>
      <NewTag
        tags={tags}
        known={known.data ?? []}
        onAdd={(name) => onChange([...tags, name])}
        onCreated={known.reload}
      />
      {tags.length > 0 && (
        <ul aria-label="Tags of this post" className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="inline-flex items-center rounded-sm border border-ink bg-ink text-paper">
              <span className="small-mono py-1 pl-3">{tag}</span>
              <button
                type="button"
                aria-label={`Remove tag ${tag}`}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
                className="on-ink grid size-11 place-items-center hover:text-signal"
              >
                <Cross size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {suggested.length > 0 && (
        <ul aria-label="Suggested tags" className="mt-3 flex flex-wrap gap-2">
          {suggested.map(({ name }) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Add tag ${name}`}
                onClick={() => onChange([...tags, name])}
                className="small-mono min-h-11 rounded-sm border border-paper-rule px-3 hover:border-ink"
              >
                + {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function has(tags: readonly string[], name: string): boolean {
  return tags.some((tag) => tag.toLowerCase() === name.toLowerCase());
}

interface NewTagProps {
  /** Tags of the post. */
  tags: readonly string[];
  /** Tags of all posts. */
  known: readonly { name: string }[];
  onAdd(name: string): void;
  onCreated(): void;
}

function NewTag({ tags, known, onAdd, onCreated }: NewTagProps) {
  const [typed, setTyped] = useState('');

  /** A tag that exists already, on this post or on another one. */
  function addExisting(name: string, existing: string | undefined) {
    const title = 'Tag Already Exists';
    setTyped('');
    if (!existing || has(tags, name)) {
      toast({ title, description: `The tag “${name}” already exists on this post.`, variant: 'destructive' });
      return;
    }
    onAdd(existing);
    toast({ title, description: `The tag “${existing}” already exists and is on this post now.` });
  }

  async function create(name: string) {
    try {
      await captainApi.call(tagCalls.create, { input: { name } });
      onAdd(name);
      setTyped('');
      toast({ title: 'Tag Created', description: `“${name}” is on this post now.` });
      onCreated();
    } catch (error) {
      showFailure('Tag Creation Failed', error, { otherwise: 'Failed to create tag' });
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const name = typed.trim();
    if (!name) return;
    const existing = known.find((tag) => tag.name.toLowerCase() === name.toLowerCase())?.name;
    if (existing || has(tags, name)) addExisting(name, existing);
    else void create(name);
  }

  return (
    <Field label="Tags" hint="Type a tag and press Enter.">
      {(control) => (
        <Input
          {...control}
          value={typed}
          maxLength={POST_MAX.tag}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          enterKeyHint="done"
        />
      )}
    </Field>
  );
}
