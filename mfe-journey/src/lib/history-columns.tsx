import type { HistoryRow } from '@shared-kit/contracts/journey';
import { formatDate } from '@shared-kit/contracts/calendar';
import type { TableColumn } from '@shared-kit/ui';

interface HistoryLabels {
  readonly none: string;
  readonly columns: { readonly title: string; readonly finished: string; readonly expires: string };
}

interface HistoryColumns {
  readonly title: TableColumn<HistoryRow>;
  readonly finished: TableColumn<HistoryRow>;
  readonly expires: TableColumn<HistoryRow>;
}

/** Columns that the history and the certificates share. All of them sort. */
export function historyColumns({ none, columns }: HistoryLabels): HistoryColumns {
  const dayOrNone = (moment: string | null): string => (moment === null ? none : formatDate(moment));
  return {
    title: {
      key: 'title',
      header: columns.title,
      isTitle: true,
      cell: ({ title }) => title,
      sortValue: ({ title }) => title,
    },
    finished: {
      key: 'finished',
      header: columns.finished,
      cell: ({ finishDate }) => dayOrNone(finishDate),
      sortValue: ({ finishDate }) => finishDate,
    },
    expires: {
      key: 'expires',
      header: columns.expires,
      cell: ({ validityDate }) => dayOrNone(validityDate),
      sortValue: ({ validityDate }) => validityDate,
    },
  };
}
