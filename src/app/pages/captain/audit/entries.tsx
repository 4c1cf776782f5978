import { Badge } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { AUDIT_ACTIONS, type AuditEntry } from '#shared/audit.ts';

const RESULTS = {
  done: { look: 'good', label: 'Done' },
  refused: { look: 'late', label: 'Refused' },
  failed: { look: 'off', label: 'Failed' },
} as const;

/** Recorded actions, as a list. */
export function AuditEntries({ entries, label }: { entries: AuditEntry[]; label: string }) {
  return (
    <ul aria-label={label} className="border-paper-rule border-t">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actor, client, address, action, tool, target, change, result, reason } = entry;
  const { look, label } = RESULTS[result];
  const who = [client, client && actor ? `for ${actor}` : actor, address && `from ${address}`]
    .filter(Boolean)
    .join(' ');
  const details = change !== null && JSON.stringify(change) !== '{}' ? JSON.stringify(change, null, 1) : undefined;
  return (
    <li className="grid gap-x-6 gap-y-1 border-paper-rule border-b py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:items-baseline">
      <span>
        <Badge look={look}>{label}</Badge>
      </span>
      <div className="wrap-anywhere min-w-0">
        <p>
          <strong>{tool ?? AUDIT_ACTIONS[action] ?? actionName(action)}</strong>
          {target && ` · ${target}`}
        </p>
        {who && <p className="text-mute">{who}</p>}
        {reason && <p className="text-danger">{reason}</p>}
        {details && (
          <details>
            <summary className="cursor-pointer py-1 text-mute">
              {tool ? 'What was asked for' : 'What was changed'}
            </summary>
            <pre className="overflow-x-auto whitespace-pre-wrap font-mono text-label">{details}</pre>
          </details>
        )}
      </div>
      <time dateTime={at} className="text-mute sm:text-right">
        {moment(at)}
      </time>
    </li>
  );
}

/** `meeting-type.save` reads “Meeting type: save”. */
function actionName(action: string): string {
  const text = action.replaceAll('-', ' ').replace('.', ': ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
