import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { Badge } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import type { AuditEntryJson } from '#shared/audit.schema.ts';
import { AUDIT_ACTIONS } from '#shared/audit.ts';
import { capitalized } from '#shared/capitalized.ts';

const RESULTS = {
  done: { look: 'good', label: 'Done' },
  refused: { look: 'late', label: 'Refused' },
  failed: { look: 'off', label: 'Failed' },
} as const;

/** Recorded actions, as a list. */
export function AuditEntries({ entries, label }: { entries: AuditEntryJson[]; label: string }) {
  return (
    <ul aria-label={label} className="border-paper-rule border-t">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: AuditEntryJson }) {
  const { at, actor, client, address, action, tool, target, change, result, reason } = entry;
  const { look, label } = RESULTS[result];
  const who = [client, client && actor ? `for ${actor}` : actor, address && `from ${address}`]
    .filter(Boolean)
    .join(' ');
  return (
    <li className="grid gap-x-6 gap-y-1 border-paper-rule border-b py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:items-baseline">
      <span>
        <Badge look={look}>{label}</Badge>
      </span>
      <div className="wrap-anywhere min-w-0">
        <p>
          <strong>{tool ?? actionName(action)}</strong>
          {target && ` · ${target}`}
        </p>
        {who && <p className="text-mute">{who}</p>}
        {reason && <p className="text-danger">{reason}</p>}
        {change !== null && JSON.stringify(change) !== '{}' && (
          <Fold keepsContent title={tool ? 'What was asked for' : 'What was changed'} titleClass="py-1 text-mute">
            <Change change={change} />
          </Fold>
        )}
      </div>
      <time dateTime={at} className="text-mute sm:text-right">
        {dateAndTime(at)}
      </time>
    </li>
  );
}

/** The values before and after, by field, or whatever else was recorded. */
function Change({ change }: { change: unknown }) {
  if (!isDifference(change)) {
    return <pre className="whitespace-pre-wrap font-mono text-label">{JSON.stringify(change, null, 1)}</pre>;
  }
  const { before, after } = change;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <dl>
      {fields.map((field) => (
        <div key={field} className="border-paper-rule border-t py-2">
          <dt className="small-mono text-mute">{field}</dt>
          {(
            [
              ['Before', before],
              ['After', after],
            ] as const
          ).map(([label, values]) => (
            <dd key={label} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 whitespace-pre-line">
              <span className="text-mute">{label}</span>
              {field in values && values[field] !== '' ? (
                String(values[field])
              ) : (
                <span className="text-mute">nothing</span>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface Difference {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

function isDifference(change: unknown): change is Difference {
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null;
  if (typeof change !== 'object' || change === null || !('before' in change && 'after' in change)) return false;
  return isRecord(change.before) && isRecord(change.after);
}

const DONE: Readonly<Record<string, string>> = {
  add: 'added',
  cancel: 'cancelled',
  change: 'changed',
  create: 'added',
  delete: 'deleted',
  download: 'downloaded',
  end: 'ended',
  erase: 'erased',
  export: 'exported',
  import: 'imported',
  invite: 'invited',
  move: 'moved',
  pause: 'paused',
  remove: 'removed',
  replace: 'replaced',
  reset: 'reset',
  resume: 'resumed',
  save: 'changed',
  send: 'sent',
  upload: 'uploaded',
};

/**
 * Name of an action: that of `AUDIT_ACTIONS`, else from its words. `meeting-type.save` reads “Meeting type changed”; a verb that is not in `DONE`
 * is kept after a colon.
 */
export function actionName(action: string): string {
  const known = AUDIT_ACTIONS[action];
  if (known) return known;
  const [thing = '', verb = ''] = action.replaceAll('-', ' ').split('.');
  const done = Object.hasOwn(DONE, verb) ? ` ${DONE[verb]}` : verb && `: ${verb}`;
  return capitalized(thing + done);
}
