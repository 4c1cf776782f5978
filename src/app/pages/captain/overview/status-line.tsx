import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { BlockLink } from '#app/pages/captain/parts/links.tsx';
import type { SystemNotice } from '#shared/overview.schema.ts';
import { paths } from '#shared/paths.ts';

/** The system status in one line: the first problem, else whether there are hints. */
export function StatusLine({ notices }: { notices: SystemNotice[] }) {
  const problems = notices.filter(({ level }) => level === 'trouble');
  const hints = notices.filter(({ level }) => level === 'hint').length;
  const [first] = problems;
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 rounded-md border border-paper-rule bg-paper-bright px-5 py-2 md:col-span-2 xl:col-span-3">
      <span className="flex min-w-0 items-baseline gap-3">
        <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${first ? 'bg-danger' : 'bg-good'}`} />
        <span className="min-w-0 wrap-anywhere">
          {first && (
            <strong>{problems.length === 1 ? 'A problem: ' : `${pluralize(problems.length, 'problem')}: `}</strong>
          )}
          {first ? first.text : 'The site works.'}
          {!first && hints > 0 && ` ${pluralize(hints, 'hint')}.`}
        </span>
      </span>
      {first?.link && (
        <BlockLink to={first.link} aria-label={`Open: ${first.text}`}>
          Open
        </BlockLink>
      )}
      <BlockLink to={paths.captainTab('system')} className="ml-auto">
        System status
      </BlockLink>
    </p>
  );
}
