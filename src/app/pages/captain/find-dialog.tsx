import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Input } from '#app/ui/field.tsx';
import { contentCalls } from '#shared/content.calls.ts';
import { leadCalls } from '#shared/lead.calls.ts';
import { paths } from '#shared/paths.ts';
import { postCalls } from '#shared/post.calls.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import { HELP_PAGES, OTHER_WORDS, PLACES } from './find-places.ts';
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
  /** True for posts and texts. */
  isOneOfMany?: true;
}

const HELP = HELP_PAGES.map(({ page, ...names }) => ({ ...names, kind: 'Help', href: paths.help(page) }));

const SHOWN_MAX = 12;
/** The server searches from this many letters on. */
const FOUND_FROM = 2;

/** Words of a sentence that say nothing about the thing. */
const FILLERS = new Set(
  'a an and been can change did do does edit find for has have how i in is it me my new of on our set show the this to want we what where which who'.split(
    ' ',
  ),
);

/** Search over screens, pages, texts, posts, settings and people (Ctrl or Cmd and K). */
export function FindDialog({ onClose }: { onClose(): void }) {
  const areas = areasFor({ isOwner: useIsOwner() });
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The dialog gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const pagesAndSettings = usePagesAndSettings();
  const others = useServerMatches(useSettled(text.trim()));
  const targets = [...screensOf(areas), ...pagesAndSettings, ...HELP];
  const found = rank(targets, others, text.trim().toLowerCase()).slice(0, SHOWN_MAX);

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
        aria-label="Find a screen, page, text, post, setting or person"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found[chosen] && `${listId}-${chosen}`}
        autoComplete="off"
        ref={field}
        placeholder="Screen, page, text, post, setting or person"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      {/* Its height stays: a dialog that becomes smaller would move the field while somebody types. */}
      <div className="mt-3 min-h-[min(33rem,100svh-12rem)]">
        <p role="status" className="text-mute">
          {found.length === 0 && 'Nothing found.'}
        </p>
        <Results id={listId} targets={found} chosen={chosen} onChoose={setChosen} onOpen={open} />
      </div>
    </Dialog>
  );
}

interface ResultsProps {
  id: string;
  targets: readonly Target[];
  /** Index of the one that Enter opens. */
  chosen: number;
  onChoose(index: number): void;
  onOpen(target: Target): void;
}

function Results({ id, targets, chosen, onChoose, onOpen }: ResultsProps) {
  return (
    <div role="listbox" id={id} aria-label="Found">
      {targets.map((target, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen option.
        <div
          key={`${target.href} ${target.label}`}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === chosen}
          onClick={() => onOpen(target)}
          onMouseMove={() => onChoose(index)}
          className={`flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 py-1.5 leading-snug ${index === chosen ? 'bg-ink text-paper' : ''}`}
        >
          <span className="line-clamp-2 min-w-0">{target.label}</span>
          <span className={`label max-w-2/5 shrink-0 text-right ${index === chosen ? 'text-mist' : 'text-mute'}`}>
            {target.kind}
          </span>
        </div>
      ))}
    </div>
  );
}

/** A target with how well the typed words fit it. */
interface FittedTarget {
  target: Target;
  /** Number of the typed words that it has. */
  count: number;
  fit: number;
}

/**
 * Targets that have all words of the text, else those that have most, the best first. What the server has found stands among them: people
 * after targets that the words name, posts and texts at the end, or before the other targets where the text was copied from them.
 */
function rank(targets: Target[], others: Target[], text: string): Target[] {
  const words = tellingWords(text);
  const fitted = targets.map((target) => fitTarget(target, words, text));
  const most = Math.max(...fitted.map(({ count }) => count));
  if (most === 0 && words.length > 0) return others;
  const best = fitted.filter(({ count }) => count === most).sort(compareFits);
  const isNamed = ({ fit }: FittedTarget) => fit >= words.length * NAMES_FROM;
  const named = best.filter(isNamed).map(({ target }) => target);
  const unnamed = best.filter((one) => !isNamed(one)).map(({ target }) => target);
  const people = others.filter(({ isOneOfMany }) => !isOneOfMany);
  const postsAndTexts = others.filter(({ isOneOfMany }) => isOneOfMany);
  // Several words that stand in a text as they were typed were copied from it.
  const isQuoted = words.length > 1;
  return isQuoted
    ? [...named, ...people, ...postsAndTexts, ...unnamed]
    : [...named, ...people, ...unnamed, ...postsAndTexts];
}

/** The typed words without those that say nothing about the thing, unless there are no others. */
function tellingWords(text: string): string[] {
  const typed = wordsIn(text);
  const telling = typed.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : typed;
}

function fitTarget(target: Target, words: string[], text: string): FittedTarget {
  const fits = words.map((word) => fitOf(word, target));
  const label = target.label.toLowerCase();
  const asTyped = Number(label.startsWith(text)) + Number(label === text);
  return { target, count: fits.filter(Boolean).length, fit: fits.reduce((sum, fit) => sum + fit, asTyped) };
}

/** Help comes last; the shorter of labels that fit alike consists more of the typed words. */
function compareFits(a: FittedTarget, b: FittedTarget): number {
  const isHelp = ({ target }: FittedTarget) => Number(target.kind === 'Help');
  return isHelp(a) - isHelp(b) || b.fit - a.fit || a.target.label.length - b.target.label.length;
}

/** Fit of a typed word: the word itself among the other words counts more than the beginning of one in the label. */
const FIT = { inLabel: { word: 5, beginning: 4 }, inOtherWords: { word: 4.5, beginning: 2.25 }, within: 1 };
/** From this fit on a word names a target. */
const NAMES_FROM = FIT.inLabel.beginning;

/** How well a typed word fits a target, 0 if not at all. Endings are left out, so that "prices" finds "price". */
function fitOf(word: string, { label, kind, words = '' }: Target): number {
  const stem = word.length > 4 ? word.replace(/(?:ing|ed|s)$/, '') : word;
  const inLabel = matchIn(label, word, stem);
  if (inLabel) return FIT.inLabel[inLabel];
  const inOtherWords = matchIn(`${kind} ${words}`, word, stem);
  if (inOtherWords) return FIT.inOtherWords[inOtherWords];
  return stem.length > 3 && label.toLowerCase().includes(stem) ? FIT.within : 0;
}

/** Whether a text has the word or its plural, or a word that begins with the stem. */
function matchIn(text: string, word: string, stem: string): 'word' | 'beginning' | undefined {
  const begun = wordsIn(text.toLowerCase()).filter((other) => other.startsWith(stem));
  if (begun.includes(word) || begun.includes(`${word}s`)) return 'word';
  return begun.length > 0 ? 'beginning' : undefined;
}

function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
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

/** Pages and, for owners, settings. A list that cannot be read is left out. */
function usePagesAndSettings(): Target[] {
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
    if (!isOwner) return;
    captainApi
      .call(settingsCalls.list)
      .then((all) =>
        add(
          all.flatMap(({ key, value, label, description, category }) => {
            const href = category === 'privacy' ? paths.captainTab('privacy') : paths.captainSetting(key);
            if (category !== 'stages') return [{ label, kind: 'Setting', href, words: description }];
            const name = String(value);
            return [
              { label: `Leads: ${name}`, kind: 'Inbox', href: paths.captainStage(key.replace('stage_', '')) },
              { label: `Stage: ${name}`, kind: 'Setting', href, words: 'rename' },
            ];
          }),
        ),
      )
      .catch(leaveOut);
  }, [isOwner]);
  return targets;
}

/** Posts, texts of pages and, for owners, people whom the server finds. A list that cannot be read is left out. */
function useServerMatches(q: string): Target[] {
  const isOwner = useIsOwner();
  const [found, setFound] = useState<Target[]>([]);
  useEffect(() => {
    let isCurrent = true;
    setFound([]);
    if (q.length < FOUND_FROM) return;
    const query = { q, limit: 5 };
    const posts = captainApi.call(postCalls.page, { query }).then((all) =>
      all.map(({ slug, title }) => ({
        label: title,
        kind: 'Post',
        href: paths.editPost(slug),
        isOneOfMany: true as const,
      })),
    );
    const texts = captainApi.call(contentCalls.search, { query: { q } }).then((all) =>
      all.slice(0, 5).map(({ document, title, path, text }) => ({
        label: text,
        kind: title,
        isOneOfMany: true as const,
        href: paths.editText(document, path),
      })),
    );
    const people = captainApi
      .call(leadCalls.list, { query: { ...query, filter: 'all' } })
      .then(({ leads }) =>
        leads.map(({ id, name, email }) => ({ label: name || email, kind: 'Person', href: paths.captainLead(id) })),
      );
    for (const part of isOwner ? [people, posts, texts] : [posts, texts]) {
      part.then(
        (more) => isCurrent && setFound((all) => [...all, ...more]),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [q, isOwner]);
  return found;
}
