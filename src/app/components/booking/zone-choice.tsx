import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useDocument } from '#app/components/documents.ts';
import { useSite } from '#app/components/site.ts';
import { Input } from '#app/ui/field.tsx';
import type { HourCycle } from '#shared/format.ts';
import { ownTimezone } from '#shared/local-clock.ts';

interface ZoneChoiceProps {
  /** The one in use. */
  zone: string;
  hourCycle: HourCycle | undefined;
  /** Called without a zone when the visitor leaves it as it is. */
  onChoose: (zone?: string) => void;
}

/** A list of time zones with a field that searches it: the combobox of the ARIA Authoring Practices. */
export function ZoneChoice({ zone, hourCycle, onChoose }: ZoneChoiceProps) {
  const copy = useDocument('booking').form;
  const site = useSite();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [zones] = useState(() => describeZones(zone, site.locale, hourCycle));
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const words = plain(typed).split(' ').filter(Boolean);
  const found = zones.filter(({ text }) => words.every((word) => text.includes(word)));

  useEffect(() => {
    input.current?.focus();
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive(Math.min(Math.max(active + step, 0), found.length - 1));
    else if (event.key === 'Enter') {
      const chosen = found[active];
      if (chosen) onChoose(chosen.name);
    } else if (event.key === 'Escape') onChoose();
    else return;
    event.preventDefault();
  }

  return (
    <div className="mb-5">
      <Input
        ref={input}
        role="combobox"
        aria-label={copy.zoneSearch}
        placeholder={copy.zoneSearch}
        aria-expanded="true"
        aria-controls={`${id}-zones`}
        aria-activedescendant={found[active] && `${id}-${active}`}
        aria-autocomplete="list"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={`${id}-zones`}
        role="listbox"
        aria-label={copy.zoneSearch}
        className="max-h-64 overflow-y-auto border border-paper-edge border-t-0 bg-paper-bright"
      >
        {found.map(({ name, label, time }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled in the field, which keeps the focus.
          <div
            key={name}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={name === zone}
            data-active={index === active || undefined}
            onClick={() => onChoose(name)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3.5 py-1.5 text-small hover:bg-paper-deep aria-selected:font-semibold data-active:bg-paper-deep"
          >
            <span>{label}</span>
            <span className="whitespace-nowrap font-mono text-mute">{time}</span>
          </div>
        ))}
      </div>
      <p role="status" className="py-2 text-mute text-small empty:hidden">
        {found.length === 0 ? copy.zoneNone : ''}
      </p>
    </div>
  );
}

/** All time zones by name, before them the one in use and the browser's; `text` is what is searched. */
function describeZones(zone: string, locale: string, hourCycle: HourCycle | undefined) {
  const now = Date.now();
  const names = new Set([zone, ownTimezone(), ...Intl.supportedValuesOf('timeZone'), 'UTC']);
  return [...names].map((name) => {
    const options = { hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric', timeZone: name } as const;
    const parts = new Intl.DateTimeFormat(locale, { ...options, ...(hourCycle && { hourCycle }) }).formatToParts(now);
    const long = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const time = parts.filter(({ type }) => type !== 'timeZoneName').map(({ value }) => value);
    const label = name.replace(/_/g, ' ');
    return { name, label, time: time.join('').trim(), text: plain([name, long, ...initialsOf(long)].join(' ')) };
  });
}

/** The usual abbreviations of a name: `MT`, `MST` and `MDT` for `Mountain Time`. */
function initialsOf(name: string): string[] {
  const initials = name.split(' ').map((word) => word.charAt(0));
  return ['', 'S', 'D'].map((season) => initials.toSpliced(-1, 0, season).join(''));
}

/** For comparing: small letters without marks, words apart. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
}
