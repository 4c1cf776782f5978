import { Link } from 'react-router';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { Fold } from '#app/pages/captain/parts/fold.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { DownloadButton } from '#app/pages/captain/parts/lists/lists.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { Badge, Loaded, TabHead } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { backupCalls } from '#shared/backup.calls.ts';
import { overviewCalls } from '#shared/overview.calls.ts';
import type { SystemNotice } from '#shared/overview.schema.ts';
import { paths } from '#shared/paths.ts';
import { settingsCalls } from '#shared/settings.calls.ts';
import { Doctor } from './doctor.tsx';
import { Jobs } from './jobs.tsx';
import { TextTransfer } from './transfer.tsx';

/** State of the site and its services, backup, export and import of the content, and what the environment sets. */
export function Tab() {
  return (
    <>
      <TabHead title="System and backup" lead="Whether everything works, and copies of what the site holds." />
      <div className="grid gap-10">
        <Status />
        <Backup />
        <TextTransfer />
        <Environment />
      </div>
    </>
  );
}

const MARKS: Record<SystemNotice['level'], string> = { trouble: 'bg-danger', hint: 'bg-warning', good: 'bg-good' };
const WORDS: Record<SystemNotice['level'], string> = { trouble: 'Problem', hint: 'Hint', good: 'Good' };

function Status() {
  const call = useCall(overviewCalls.get);
  return (
    <TabSection title="Status">
      <Doctor>
        <Loaded call={call}>{({ notices }) => <Notices notices={notices} />}</Loaded>
      </Doctor>
      <Jobs />
    </TabSection>
  );
}

function Notices({ notices }: { notices: SystemNotice[] }) {
  return (
    <ul>
      {notices.map(({ level, text, link }) => (
        <li key={`${text} ${link}`} className="flex items-baseline gap-3 border-paper-rule border-b py-2 last:border-0">
          <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${MARKS[level]}`} />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="sr-only">{WORDS[level]}: </span>
            {text}
          </span>
          {link && (
            <Link
              to={link}
              className="link -my-2.5 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end"
              aria-label={`Open: ${text}`}
            >
              Open
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Variables that can only be set in the environment of the server. */
function Environment() {
  const call = useCall(settingsCalls.environment);
  return (
    <TabSection
      title="Environment"
      lead="For whoever runs the server: set where it is started. Secrets are never shown."
    >
      <Loaded call={call}>
        {(variables) => (
          <Fold title={pluralize(variables.length, 'variable')}>
            <ul>
              {variables.map(({ name, meaning, isSet }) => (
                <li key={name} className="flex items-center justify-between gap-4 border-paper-rule border-b py-2">
                  <span>
                    <code className="font-mono">{name}</code> <span className="text-mute">{meaning}</span>
                  </span>
                  <Badge look={isSet ? 'good' : 'off'}>{isSet ? 'Set' : 'Not set'}</Badge>
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </Loaded>
    </TabSection>
  );
}

function Backup() {
  const { data } = useCall(backupCalls.latest);
  return (
    <TabSection title="Backup">
      <p className="mb-4 max-w-text text-mute">
        Texts, posts, leads, bookings, chats, users and settings, as one database; “Download with files” also has the
        uploaded pictures and files. Whoever runs the server{' '}
        <TextLink to={paths.help('backups')}>brings either of them back</TextLink>. Keep a copy on another machine.{' '}
        {data &&
          (data.latest
            ? `The last automatic copy is from ${dateAndTime(data.latest.at)}.`
            : 'There is no automatic copy yet.')}
      </p>
      <div className="flex flex-wrap gap-2">
        <DownloadButton call={backupCalls.download}>Download backup</DownloadButton>
        <DownloadButton call={backupCalls.download} request={{ query: { files: '1' } }}>
          Download with files
        </DownloadButton>
      </div>
    </TabSection>
  );
}
