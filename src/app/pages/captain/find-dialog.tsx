import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Input } from '#app/ui/field.tsx';
import { contentCalls } from '#shared/content.calls.ts';
import { leadCalls } from '#shared/lead.calls.ts';
import { paths } from '#shared/paths.ts';
import { postCalls } from '#shared/post.calls.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import { OTHER_WORDS, PLACES, settingPath } from './find-places.ts';
import { Dialog } from './parts/dialog.tsx';
import { ACCOUNT, type Area, areasFor } from './screens.ts';
import { captainApi, useIsOwner } from './session.ts';
import { useSettled } from './use-call.ts';

/** Something that can be opened; `kind` says what it is. */
interface Target {
  label: string;
  kind: string;
  href: string;
  /** Other words that it is found by. */
  words?: string | undefined;
}

const SHOWN_MAX = 12;
/** People are searched for by the server, from this many letters on. */
const PEOPLE_FROM = 2;

/** Search over screens, pages, posts, settings and people (Ctrl or Cmd and K). */
export function FindDialog({ onClose }: { onClose(): void }) {
  const areas = areasFor(useIsOwner(), false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The dialog gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const stored = useStored();
  const people = usePeople(useSettled(text.trim()));
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (...texts: (string | undefined)[]) => {
    const all = texts.join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  const hasOne = ({ label, kind, words: others = '' }: Target) =>
    words.some((word) => word.length > 3 && `${label} ${kind} ${others}`.toLowerCase().includes(word));
  const targets = [...screensOf(areas), ...stored];
  // Posts are many, and come after the rest.
  const rank = ({ label, kind }: Target) =>
    label.toLowerCase() === text.trim().toLowerCase() ? 0 : kind === 'Post' ? 2 : 1;
  const named = targets.filter(({ label, kind }) => has(label, kind)).sort((a, b) => rank(a) - rank(b));
  const described = targets.filter((target) => !named.includes(target) && has(target.label, target.kind, target.words));
  const all = [...named, ...people, ...described];
  const found = (all.length > 0 ? all : targets.filter(hasOne)).slice(0, SHOWN_MAX);

  function open(target: Target | undefined) {
    if (!target) return;
    onClose();
    void navigate(target.href);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((found.length + chosen + step) % Math.max(1, found.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(found[chosen]);
    } else if (event.key === 'Escape') {
      // A search field would only empty itself.
      event.preventDefault();
      onClose();
    }
  }

  return (
    <Dialog title="Find" onClose={onClose}>
      <Input
        type="search"
        role="combobox"
        aria-label="Find a screen, page, post, setting or person"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found[chosen] && `${listId}-${chosen}`}
        autoComplete="off"
        ref={field}
        placeholder="Screen, page, post, setting or person"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={listId} aria-label="Found" className="mt-3 min-h-40">
        {found.map((target, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen option.
          <div
            key={`${target.href} ${target.label}`}
            role="option"
            id={`${listId}-${index}`}
            aria-selected={index === chosen}
            onClick={() => open(target)}
            onMouseMove={() => setChosen(index)}
            className={`flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 ${index === chosen ? 'bg-ink text-paper' : ''}`}
          >
            <span className="min-w-0 truncate">{target.label}</span>
            <span className={`label shrink-0 ${index === chosen ? 'text-mist' : 'text-mute'}`}>{target.kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className="text-mute">
        {found.length === 0 && 'Nothing found.'}
      </p>
    </Dialog>
  );
}

function screensOf(areas: Area[]): Target[] {
  const screens = areas.flatMap((area) =>
    area.entries.flatMap((entry) =>
      entry.screens.map(({ id, label }) => ({
        label: entry.screens.length > 1 ? `${entry.label}: ${label}` : label,
        kind: area.label,
        href: paths.captainTab(id),
        words: OTHER_WORDS[id],
      })),
    ),
  );
  const parts = areas.flatMap((area) => {
    const ids = area.entries.flatMap((entry) => entry.screens.map(({ id }) => id));
    return PLACES.filter(({ tab }) => ids.includes(tab)).map((place) => ({ ...place, kind: area.label }));
  });
  const account = { label: ACCOUNT.label, kind: 'You', href: paths.captainTab(ACCOUNT.id), words: OTHER_WORDS.account };
  return [...screens, account, ...parts];
}

/** Pages, posts and, for owners, settings. A list that cannot be read is left out. */
function useStored(): Target[] {
  const isOwner = useIsOwner();
  const [targets, setTargets] = useState<Target[]>([]);
  useEffect(() => {
    const add = (more: Target[]) => setTargets((all) => [...all, ...more]);
    const leaveOut = () => undefined;
    captainApi
      .call(contentCalls.list)
      .then((all) =>
        add(
          all.map(({ key, title, hint }) => ({
            label: title,
            kind: 'Page',
            href: paths.editPage(key),
            words: hint ?? undefined,
          })),
        ),
      )
      .catch(leaveOut);
    captainApi
      .call(postCalls.list, { query: { all: '1' } })
      .then((all) => add(all.map(({ slug, title }) => ({ label: title, kind: 'Post', href: paths.editPost(slug) }))))
      .catch(leaveOut);
    if (!isOwner) return;
    captainApi
      .call(settingsCalls.list)
      .then((all) =>
        add(
          all.map(({ key, label, description, category }) => ({
            label,
            kind: 'Setting',
            href: category === 'privacy' ? paths.captainTab('privacy') : settingPath(key),
            words: description,
          })),
        ),
      )
      .catch(leaveOut);
  }, [isOwner]);
  return targets;
}

function usePeople(q: string): Target[] {
  const isOwner = useIsOwner();
  const [people, setPeople] = useState<Target[]>([]);
  useEffect(() => {
    let isCurrent = true;
    setPeople([]);
    if (!isOwner || q.length < PEOPLE_FROM) return;
    captainApi.call(leadCalls.list, { query: { q, limit: 5, filter: 'all' } }).then(
      ({ leads }) => {
        if (!isCurrent) return;
        setPeople(
          leads.map(({ id, name, email }) => ({ label: name || email, kind: 'Person', href: paths.captainLead(id) })),
        );
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [q, isOwner]);
  return people;
}
