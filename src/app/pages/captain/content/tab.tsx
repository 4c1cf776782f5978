import { useState } from 'react';
import { Link } from 'react-router';
import { DeleteDialog } from '#app/pages/captain/parts/dialog.tsx';
import { Cell, DeleteButton, SearchBox, Table } from '#app/pages/captain/parts/lists.tsx';
import { Badge, Empty, Failed, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf, useIsOwner } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { DocumentGroup, DocumentState, ListedDocument } from '#shared/content.ts';
import { paths } from '#shared/paths.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { Transfer } from './transfer.tsx';

const BADGES: Record<DocumentState, { look: 'good' | 'alert' | 'off'; label: string }> = {
  shipped: { look: 'off', label: 'As shipped' },
  changed: { look: 'good', label: 'Changed' },
  draft: { look: 'alert', label: 'Draft not published' },
  scheduled: { look: 'alert', label: 'Scheduled' },
};
const GROUPS: { group: DocumentGroup; title: string }[] = [
  { group: 'pages', title: 'Pages' },
  { group: 'services', title: 'Services and own pages' },
  { group: 'look', title: 'Look and facts' },
  { group: 'shared', title: 'Texts used on several pages' },
  { group: 'messages', title: 'Messages and mails' },
];
/** The document with an editor of its own. */
const ANSWERS = 'answers';
/** Longer lists can be searched. */
const SEARCHED_FROM = 8;

/** All texts of the site, by page. */
export function Tab() {
  const { data, error, isLoading, reload } = useCall<ListedDocument[]>('/captain/content');
  const isOwner = useIsOwner();
  const [search, setSearch] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const [deleting, setDeleting] = useState<ListedDocument>();
  const query = search.trim().toLowerCase();
  const found = (data ?? []).filter(
    ({ key, title, path, hint }) =>
      key !== ANSWERS && `${title} ${path ?? ''} ${hint ?? ''}`.toLowerCase().includes(query),
  );

  async function remove({ key, title }: ListedDocument) {
    setDeleting(undefined);
    try {
      await captainApi.delete(`/captain/content/${key}`);
      toast({ title: 'Page deleted', description: title });
      reload();
    } catch (reason) {
      toast({ title: 'The page was not deleted', description: reasonOf(reason), variant: 'destructive' });
    }
  }

  return (
    <>
      <TabHead title="Pages" lead="Every text, price and picture that visitors see.">
        <Button size="sm" variant="ink" disabled={!data} onClick={() => setIsCreating(true)}>
          New page
        </Button>
      </TabHead>
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data && data.length > SEARCHED_FROM && <SearchBox label="Search pages" value={search} onChange={setSearch} />}
      {data && found.length === 0 && <Empty title="No page matches" />}
      {GROUPS.map(({ group, title }) => {
        const documents = found.filter((document) => document.group === group);
        if (documents.length === 0) return null;
        return (
          <section key={group} className="mt-8 first:mt-0">
            <h2 className="mb-2 text-title">{title}</h2>
            <Table columns={['Title', 'State', 'Actions']} caption={title}>
              {documents.map((document) => (
                <Row
                  key={document.key}
                  document={document}
                  onDelete={isOwner ? () => setDeleting(document) : undefined}
                />
              ))}
            </Table>
          </section>
        );
      })}
      {data && (
        <p className="mt-8 text-mute">
          What the chatbot says is edited under{' '}
          <Link to={paths.captainChats('answers')} className="link">
            Chats, Answers
          </Link>
          .
        </p>
      )}
      {data && isOwner && <Transfer documents={data} onImported={reload} />}
      {isCreating && data && <NewPageDialog documents={data} onClose={() => setIsCreating(false)} />}
      {deleting && (
        <DeleteDialog
          title="Delete this page?"
          action="Delete page"
          onDelete={() => void remove(deleting)}
          onClose={() => setDeleting(undefined)}
        >
          “{deleting.title}” and its versions will be deleted permanently. To only take it offline, hide it in the
          editor.
        </DeleteDialog>
      )}
    </>
  );
}

function Row({ document, onDelete }: { document: ListedDocument; onDelete: (() => void) | undefined }) {
  const { key, title, path, hint, state, isCustom, isHidden, publishAt, problems, updatedAt, draftedBy } = document;
  const { look, label } = BADGES[state];
  return (
    <tr className="border-paper-rule border-b">
      <Cell label="Title" className="min-w-0 wrap-anywhere md:w-1/2">
        <Link to={paths.editPage(key)} className="font-semibold decoration-2 decoration-signal hover:underline">
          {title}
        </Link>
        {path && (
          <span className={`block font-mono text-label text-mute ${isHidden ? 'line-through' : ''}`}>{path}</span>
        )}
        {hint && <span className="block max-w-text text-mute">{hint}</span>}
      </Cell>
      <Cell label="State">
        <span className="flex flex-wrap items-center gap-2">
          <Badge look={look}>{label}</Badge>
          {isHidden && <Badge look="late">Hidden</Badge>}
          {draftedBy && <Badge look="alert">By a program</Badge>}
          {problems.length > 0 && (
            <Badge look="late">{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</Badge>
          )}
          <span className="text-mute">{publishAt ? moment(publishAt) : updatedAt ? moment(updatedAt) : ''}</span>
        </span>
        {draftedBy && <span className="mt-1 block text-mute wrap-anywhere">Drafted by {draftedBy}</span>}
      </Cell>
      <Cell label="Actions">
        <span className="flex flex-wrap gap-1 md:flex-nowrap md:justify-end">
          {isCustom && onDelete && <DeleteButton name={title} onClick={onDelete} />}
          <Link to={paths.editPage(key)} aria-label={`Edit ${title}`} className={buttonLook('outline', 'sm')}>
            Edit
          </Link>
        </span>
      </Cell>
    </tr>
  );
}
