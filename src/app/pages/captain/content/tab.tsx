import { useState } from 'react';
import { Link } from 'react-router';
import { useSite } from '#app/components/site.ts';
import { pluralize } from '#app/pages/captain/parts/counts.ts';
import { DeleteButton, DialogButton } from '#app/pages/captain/parts/dialog.tsx';
import { JumpLinks, TextLink } from '#app/pages/captain/parts/links.tsx';
import { type Column, matches, SearchBox, Table, TitleLink } from '#app/pages/captain/parts/lists/lists.tsx';
import { Badge, Empty, Loaded, TabHead } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { captainApi, useIsOwner } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { contentCalls } from '#shared/content.calls.ts';
import type { ListedDocumentJson } from '#shared/content.schema.ts';
import type { DocumentGroup, DocumentState } from '#shared/content.ts';
import { paths } from '#shared/paths.ts';
import { serviceCalls } from '#shared/services.calls.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { SiteDraftButton } from './site-draft-button.tsx';

const BADGES: Record<DocumentState, { look: 'good' | 'alert' | 'off'; label: string }> = {
  shipped: { look: 'off', label: 'Original' },
  changed: { look: 'good', label: 'Changed' },
  draft: { look: 'alert', label: 'Draft not published' },
  scheduled: { look: 'alert', label: 'Scheduled' },
};
/** Pages that visitors do not see are apart. */
const GROUPS: { group: DocumentGroup | 'hidden'; title: string }[] = [
  { group: 'pages', title: 'Pages' },
  { group: 'services', title: 'Services and own pages' },
  { group: 'hidden', title: 'Hidden pages' },
  { group: 'look', title: 'Look and facts' },
  { group: 'shared', title: 'Texts used on several pages' },
  { group: 'messages', title: 'Messages and mails' },
];
/** The document with an editor of its own. */
const ANSWERS = 'answers';
/** Documents that only a search finds while there is no newsletter. */
const OF_NEWSLETTER = ['newsletter', 'newsletter-pages'];
/** Longer lists can be searched. */
const SEARCHED_FROM = 8;

/** All texts of the site, by page. */
export function Tab() {
  const call = useCall(contentCalls.list);
  const { data, reload } = call;
  const isOwner = useIsOwner();
  const [search, setSearch] = useState('');
  const isServiceHidden = useHiddenServicePages();
  const { hasNewsletter } = useSite();
  const found: FoundDocument[] = (data ?? [])
    .filter(({ key }) => key !== ANSWERS && (hasNewsletter || search || !OF_NEWSLETTER.includes(key)))
    .filter(({ title, path, hint }) => matches(search, title, path, hint))
    .map((document) => ({ ...document, isServiceHidden: isServiceHidden(document.path) }));
  const groups = GROUPS.map(({ group, title }) => ({
    group,
    title,
    documents: found.filter((document) => groupOf(document) === group),
  })).filter(({ documents }) => documents.length > 0);

  return (
    <>
      <TabHead title="Pages" lead="Every text, price and picture that visitors see.">
        <DialogButton
          variant="ink"
          disabled={!data}
          dialog={(close) => <NewPageDialog documents={data ?? []} onClose={close} />}
        >
          New page
        </DialogButton>
        {isOwner && <SiteDraftButton onClose={reload} />}
      </TabHead>
      <Loaded call={call}>
        {({ length }) => (
          <>
            {!search && <JumpLinks parts={groups.slice(1).map(({ group, title }) => [group, title])} />}
            {length > SEARCHED_FROM && <SearchBox label="Search pages" value={search} onChange={setSearch} />}
            {found.length === 0 && <Empty title="No page matches" />}
          </>
        )}
      </Loaded>
      {groups.map(({ group, title, documents }) => (
        <section key={group} id={group} className="mt-8 scroll-mt-16 first:mt-0">
          <h2 className="mb-2 text-title">{title}</h2>
          <Table
            caption={title}
            rows={documents}
            keyOf={({ key }) => key}
            columns={COLUMNS}
            actions={(document) => <DocumentActions document={document} onDeleted={reload} />}
          />
        </section>
      ))}
      {data && (
        <p className="mt-8 text-mute">
          What the chatbot says is edited under <TextLink to={paths.captainTab('chatbot')}>Chatbot, Answers</TextLink>.
        </p>
      )}
    </>
  );
}

interface FoundDocument extends ListedDocumentJson {
  /** The page of services that are not shown: visitors do not see it either. */
  isServiceHidden: boolean;
}

function groupOf({ isHidden, isServiceHidden, group }: FoundDocument) {
  return isHidden || isServiceHidden ? 'hidden' : group;
}

/** @returns tells whether the page at a path is one of hidden services alone. */
function useHiddenServicePages(): (path: string | null) => boolean {
  const { data: services = [] } = useCall(serviceCalls.list);
  return (page) => {
    const ofPage = page === null ? [] : services.filter(({ path }) => path === page);
    return ofPage.length > 0 && ofPage.every(({ isShown }) => !isShown);
  };
}

function DocumentActions({ document, onDeleted }: { document: ListedDocumentJson; onDeleted(): void }) {
  const isOwner = useIsOwner();
  return (
    <>
      {document.isCustom && isOwner && (
        <DeleteButton
          of={document.title}
          title="Delete this page?"
          action="Delete page"
          failed="Failed to delete page"
          onDelete={async () => {
            await captainApi.call(contentCalls.remove, { params: { key: document.key } });
            toast({ title: 'Page deleted', description: document.title });
            onDeleted();
          }}
        >
          “{document.title}” and its versions will be deleted permanently. To only take it offline, hide it in the
          editor.
        </DeleteButton>
      )}
      <Link
        to={paths.editPage(document.key)}
        aria-label={`Edit ${document.title}`}
        // The title is the same link, and on a phone the only one.
        tabIndex={-1}
        className={`${buttonLook('outline', 'sm')} max-md:hidden`}
      >
        Edit
      </Link>
    </>
  );
}

const COLUMNS: Column<FoundDocument>[] = [
  {
    label: 'Title',
    className: 'min-w-0 wrap-anywhere md:w-1/2',
    cell: ({ key, title, path, hint, isHidden, isServiceHidden }) => (
      <>
        <TitleLink to={paths.editPage(key)}>{title}</TitleLink>
        {path && (
          <span className={`block font-mono text-label text-mute ${isHidden || isServiceHidden ? 'line-through' : ''}`}>
            {path}
          </span>
        )}
        {hint && <span className="block max-w-text text-mute">{hint}</span>}
      </>
    ),
  },
  {
    label: 'State',
    cell: (document) => <State document={document} />,
  },
];

/** State of a document, and when it was changed or will be published. On a phone nothing for one that is as it came. */
function State({ document }: { document: FoundDocument }) {
  const { state, isHidden, isServiceHidden, publishAt, problems, updatedAt, draftedBy } = document;
  const isUsual = state === 'shipped' && !isHidden && !isServiceHidden && problems.length === 0;
  const shownTime = publishAt ?? updatedAt;
  return (
    <div data-usual={isUsual || undefined}>
      <span className="flex flex-wrap items-center gap-2">
        <Badge look={BADGES[state].look}>{BADGES[state].label}</Badge>
        {isHidden && <Badge look="off">Hidden</Badge>}
        {!isHidden && isServiceHidden && <Badge look="late">Service hidden</Badge>}
        {draftedBy && <Badge look="alert">By a program</Badge>}
        {problems.length > 0 && <Badge look="late">{pluralize(problems.length, 'problem')}</Badge>}
        <span className="text-mute">{shownTime && dateAndTime(shownTime)}</span>
      </span>
      {draftedBy && <span className="mt-1 block text-mute wrap-anywhere">Drafted by {draftedBy}</span>}
    </div>
  );
}
