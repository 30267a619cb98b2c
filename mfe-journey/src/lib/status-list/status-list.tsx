import type { ReactNode } from 'react';
import { Button, EmptyState, Icon, Pagination, QueryStates, SkeletonText, Table, VisuallyHidden } from '@shared-kit/ui';
import type { IconName, QueryLike, TableColumn } from '@shared-kit/ui';
import { usePageCount } from '../use-page-count.ts';
import type { StatusChoice } from './status-choice.rules.ts';
import { StatusFilter } from './status-filter.tsx';
import type { StatusPages } from './use-status-pages.ts';

interface StatusListLabels<S extends string> {
  readonly caption: string;
  readonly filter: string;
  readonly all: string;
  readonly status: Readonly<Record<S, string>>;
  readonly empty: string;
  /** Text below `empty` while every status is shown. */
  readonly emptyAll?: string;
  /** Text below `empty` while some statuses are hidden. */
  readonly emptyFiltered: string;
  readonly showAll: string;
  found(total: number): string;
}

interface StatusListProps<S extends string, Row> {
  readonly choice: StatusChoice<S>;
  readonly pages: StatusPages<S>;
  readonly query: QueryLike<{ readonly totalRecords: number; readonly result: readonly Row[] }> & {
    readonly isPlaceholderData: boolean;
  };
  readonly pageSize: number;
  readonly labels: StatusListLabels<S>;
  readonly emptyIcon: IconName;
  readonly columns: TableColumn<Row>[];
  rowKey(row: Row): number;
}

/** Table of requests with a filter by status and pages. When a filter hides every row, the empty state offers all. */
export function StatusList<S extends string, Row>(props: StatusListProps<S, Row>): ReactNode {
  const { choice, pages, query, pageSize, labels, emptyIcon, columns, rowKey } = props;
  const pageCount = usePageCount(query, { ...pages, pageSize });
  const isFiltered = !choice.hasAll(pages.chosen);
  const showAll = (
    <Button variant="secondary" onClick={() => pages.choose(choice.statuses)}>
      {labels.showAll}
    </Button>
  );
  return (
    <>
      <StatusFilter choice={choice} labels={labels} chosen={pages.chosen} onChange={pages.choose} />
      <VisuallyHidden>
        <span role="status">{query.data ? labels.found(query.data.totalRecords) : ''}</span>
      </VisuallyHidden>
      <QueryStates
        query={query}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ totalRecords }) => totalRecords === 0}
        empty={
          <EmptyState
            icon={<Icon name={emptyIcon} size={28} />}
            title={labels.empty}
            description={isFiltered ? labels.emptyFiltered : labels.emptyAll}
            action={isFiltered && showAll}
          />
        }
      >
        {({ result }) => (
          <>
            <Table caption={labels.caption} columns={columns} rows={result} rowKey={rowKey} />
            <Pagination page={pages.page} pageCount={pageCount} onPageChange={pages.setPage} />
          </>
        )}
      </QueryStates>
    </>
  );
}
