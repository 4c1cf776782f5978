import { useState } from 'react';
import { Cell, DownloadButton, number, SearchBox, Table } from '#app/pages/captain/parts/lists.tsx';
import { Pager } from '#app/pages/captain/parts/pager.tsx';
import { Badge, Empty, Failed, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { day } from '#app/pages/captain/parts/time.ts';
import { captainApi, getRows, type Rows, reasonOf } from '#app/pages/captain/session.ts';
import { useCall, useSettled } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ListedSubscriber } from '#shared/lead.ts';

const SIZE = 50;

/** Who gets the newsletter, and who left. */
export function Tab() {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const q = useSettled(typed.trim());
  const { data, error, isLoading, reload, setData } = useCall<Rows<ListedSubscriber>>(
    `/captain/subscribers?${new URLSearchParams({ q, page: String(page), limit: String(SIZE) })}`,
    getRows,
  );

  async function change(subscriber: ListedSubscriber, subscribed: boolean) {
    try {
      const changed = await captainApi.patch<ListedSubscriber>(`/captain/subscribers/${subscriber.id}`, { subscribed });
      if (data) setData({ ...data, rows: data.rows.map((row) => (row.id === changed.id ? changed : row)) });
      toast({
        title: subscribed ? 'Subscribed again' : 'Unsubscribed',
        description: subscriber.email,
        action: subscribed ? undefined : { label: 'Undo', onClick: () => void change(subscriber, true) },
      });
    } catch (error) {
      toast({ title: 'Failed to change the subscription', description: reasonOf(error), variant: 'destructive' });
    }
  }

  return (
    <>
      <TabHead title="Subscribers" lead="Everybody who left an address for the newsletter, newest first.">
        <DownloadButton path="/captain/export/subscribers.csv">Export CSV</DownloadButton>
      </TabHead>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <SearchBox
          label="Search addresses"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setPage(1);
          }}
        />
        {data && <p className="label text-mute">{number(data.total)} found</p>}
      </div>
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data?.total === 0 && (
        <Empty title={q ? 'Nobody found' : 'No subscribers yet'}>
          {q ? 'No address contains what you typed.' : 'They come from the newsletter box on the home page.'}
        </Empty>
      )}
      {data && data.rows.length > 0 && (
        <>
          <Table caption="Subscribers" columns={['Email', 'Since', 'From', 'Status', 'Actions']}>
            {data.rows.map((row) => (
              <tr key={row.id} className="border-paper-rule border-b">
                <Cell label="Email" className="wrap-anywhere font-semibold md:min-w-44">
                  {row.email}
                </Cell>
                <Cell label="Since" className="whitespace-nowrap">
                  {day(row.createdAt)}
                </Cell>
                <Cell label="From" className="font-mono">
                  {[...new Set([row.page, ...row.interests])].filter(Boolean).join(', ') || '–'}
                </Cell>
                <Cell label="Status">
                  <Badge look={row.subscribed ? 'good' : 'off'}>{row.subscribed ? 'Subscribed' : 'Left'}</Badge>
                </Cell>
                <Cell label="Actions" className="whitespace-nowrap md:text-right">
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`${row.subscribed ? 'Unsubscribe' : 'Subscribe again'}: ${row.email}`}
                    onClick={() => change(row, !row.subscribed)}
                  >
                    {row.subscribed ? 'Unsubscribe' : 'Subscribe again'}
                  </Button>
                </Cell>
              </tr>
            ))}
          </Table>
          <Pager
            noun="subscriber"
            page={page}
            size={SIZE}
            shown={data.rows.length}
            total={data.total}
            hasMore={page * SIZE < data.total}
            onChange={setPage}
          />
        </>
      )}
    </>
  );
}
