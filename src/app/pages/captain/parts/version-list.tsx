import type { ReactNode } from 'react';
import { moment } from './time.ts';

interface VersionListProps {
  /** Newest first; `at` is ISO 8601. */
  versions: readonly { id: number; at: string; note?: string | undefined }[];
  /** Said beside the first one. */
  newest: string;
  openId: number | undefined;
  onOpen(id: number): void;
  /** The open one. */
  children: ReactNode;
}

/** Stored versions of a text, and beside them the one that was chosen. */
export function VersionList({ versions, newest, openId, onOpen, children }: VersionListProps) {
  return (
    <div className="grid gap-6 md:grid-cols-[17rem_minmax(0,1fr)]">
      <ol className="relative max-h-48 self-start overflow-y-auto border border-paper-rule bg-paper-bright md:max-h-96">
        {versions.map(({ id, at, note }, index) => (
          <li key={id} className="border-paper-rule border-b last:border-b-0">
            <button
              type="button"
              aria-pressed={openId === id}
              onClick={() => onOpen(id)}
              className="block min-h-11 w-full p-3 text-left hover:bg-paper-deep focus-visible:-outline-offset-2 aria-pressed:bg-paper-deep"
            >
              <span className="font-semibold">{moment(at)}</span>
              {index === 0 && <span className="label ml-2 text-signal-deep">{newest}</span>}
              {note && <span className="block text-mute">{note}</span>}
            </button>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
