import { type ReactNode, useState } from 'react';
import type { Rows } from '#app/api.ts';
import { formatCount } from '#app/pages/captain/parts/counts.ts';
import { Empty, Loaded } from '#app/pages/captain/parts/states.tsx';
import { type CallState, usePage, useSettled } from '#app/pages/captain/use-call.ts';
import type { Call, RequestOf, RowOf } from '#shared/call.ts';
import { SearchBox, Table, type TableProps } from './lists.tsx';
import { NumberedPager } from './pager.tsx';

const SIZE = 50;

interface SearchedRows<Row> extends CallState<Rows<Row>> {
  typed: string;
  search(text: string): void;
  /** Text that the rows were searched for. */
  q: string;
  page: number;
  setPage(page: number): void;
}

/**
 * A page of a list whose call takes `q`, `page` and `limit`, with what was typed into its search field.
 *
 * @param filter further values of the query.
 */
export function useSearchedRows<C extends Call>(list: C, filter: Record<string, string> = {}): SearchedRows<RowOf<C>> {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const q = useSettled(typed.trim());
  const call = usePage(list, { query: { ...filter, q, page, limit: SIZE } } as unknown as RequestOf<C>);
  function search(text: string) {
    setTyped(text);
    setPage(1);
  }
  return { ...call, typed, search, q, page, setPage };
}

interface SearchedListProps<Row> extends Omit<TableProps<Row>, 'rows'> {
  list: SearchedRows<Row>;
  searchLabel: string;
  /** Noun for a row, e.g. `subscriber`. */
  noun: string;
  /** Shown when there is no row, or none that matches. */
  empty: { title: string; text: string };
  /** Buttons beside the search field. */
  buttons?: ReactNode;
}

/** A table with a search field above and page buttons below. */
export function SearchedList<Row>({ list, searchLabel, noun, empty, buttons, ...table }: SearchedListProps<Row>) {
  const { data, typed, search, page, setPage } = list;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <SearchBox label={searchLabel} value={typed} onChange={search} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {data !== undefined && data.total > 0 && (
            <p className="label whitespace-nowrap text-mute">{formatCount(data.total)} found</p>
          )}
          {buttons}
        </div>
      </div>
      <Loaded call={list}>
        {({ rows, total }) =>
          total === 0 ? (
            <Empty title={empty.title}>{empty.text}</Empty>
          ) : (
            <>
              <Table rows={rows} {...table} />
              <NumberedPager noun={noun} page={page} size={SIZE} shown={rows.length} total={total} onChange={setPage} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
