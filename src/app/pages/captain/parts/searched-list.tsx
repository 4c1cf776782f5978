import { type ReactNode, useState } from 'react';
import { getRows, type Rows } from '#app/pages/captain/session.ts';
import { type Call, useCall, useSettled } from '#app/pages/captain/use-call.ts';
import { number, SearchBox, Table } from './lists.tsx';
import { Pager } from './pager.tsx';
import { Empty, Failed, Loading } from './states.tsx';

const SIZE = 50;

interface SearchedRows<Row> extends Call<Rows<Row>> {
  typed: string;
  search(text: string): void;
  /** What the rows were searched for. */
  q: string;
  page: number;
  setPage(page: number): void;
}

/** One page of a list of the API that takes `q`, `page` and `limit`, with what was typed into its search field. */
export function useSearchedRows<Row>(path: string): SearchedRows<Row> {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const q = useSettled(typed.trim());
  const call = useCall<Rows<Row>>(
    `${path}?${new URLSearchParams({ q, page: String(page), limit: String(SIZE) })}`,
    getRows,
  );
  function search(text: string) {
    setTyped(text);
    setPage(1);
  }
  return { ...call, typed, search, q, page, setPage };
}

interface SearchedListProps<Row> {
  list: SearchedRows<Row>;
  searchLabel: string;
  caption: string;
  columns: string[];
  /** What one row is, e.g. `subscriber`. */
  noun: string;
  /** Shown when there is no row, or none that matches. */
  empty: { title: string; text: string };
  /** Buttons beside the search field. */
  actions?: ReactNode;
  children(row: Row): ReactNode;
}

/** A table with a search field above and page buttons below; `children` draws a row. */
export function SearchedList<Row>({
  list,
  searchLabel,
  caption,
  columns,
  noun,
  empty,
  actions,
  children,
}: SearchedListProps<Row>) {
  const { data, error, isLoading, reload, typed, search, page, setPage } = list;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <SearchBox label={searchLabel} value={typed} onChange={search} />
        <div className="flex items-center gap-4">
          {data && <p className="label text-mute">{number(data.total)} found</p>}
          {actions}
        </div>
      </div>
      {isLoading && !data && <Loading />}
      {error && <Failed reason={error} retry={reload} />}
      {data?.total === 0 && <Empty title={empty.title}>{empty.text}</Empty>}
      {data && data.rows.length > 0 && (
        <>
          <Table caption={caption} columns={columns}>
            {data.rows.map(children)}
          </Table>
          <Pager
            noun={noun}
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
