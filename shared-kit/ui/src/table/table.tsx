import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { nextSort, sortRows } from './table-sort.rules.ts';
import type { SortValue, TableSort } from './table-sort.rules.ts';
import styles from './table.module.css';

/** Column of a table. */
export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Returns the value that the column sorts by; makes the column sortable. */
  sortValue?: (row: Row) => SortValue;
  align?: 'start' | 'end';
  /** True for the column that names the row: it is the heading when the row is a card on a phone. */
  isTitle?: boolean;
  /** For columns of buttons: the header is for screen readers only. */
  isHeaderHidden?: boolean;
}

/** Props of `Table`. */
export interface TableProps<Row> {
  /** Spoken name of the table. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** `cards` shows every row as a card at any width, for tables whose columns never fit side by side. */
  layout?: 'columns' | 'cards';
  initialSort?: TableSort;
  /** Sort state, with `onSortChange`: the server sorts and rows keep their order. */
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
}

/**
 * Renders a table of rows and columns; on a phone, or with `layout="cards"`, every row is a card. Sorts by the column's `sortValue`, or leaves
 * sorting to the caller.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  layout = 'columns',
  initialSort,
  sort,
  onSortChange,
}: TableProps<Row>) {
  const [ownSort, setOwnSort] = useState<TableSort | null>(initialSort ?? null);
  const captionId = useId();
  const current = onSortChange ? (sort ?? null) : ownSort;
  const sortedBy = columns.find((column) => column.key === current?.key)?.sortValue;
  const shown = current && sortedBy && !onSortChange ? sortRows(rows, sortedBy, current.direction) : rows;
  const choose = (key: string) => (onSortChange ?? setOwnSort)(nextSort(current, key));
  return (
    <div className={classNames(styles.frame, layout === 'cards' && styles.cards, rows.length === 1 && styles.single)}>
      {/* Explicit roles, because the display values of the card layout would remove them. */}
      <table className={styles.table} role="table" aria-labelledby={captionId}>
        <caption className={styles.caption} id={captionId}>
          {caption}
        </caption>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={current} onChoose={choose} />
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {shown.map((row) => (
            <tr key={rowKey(row)} role="row" className={styles.row}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-label={column.isTitle || column.isHeaderHidden ? undefined : column.header}
                  className={classNames(
                    styles.cell,
                    column.align === 'end' && styles.end,
                    column.isTitle && styles.titleCell,
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | null;
  onChoose: (key: string) => void;
}

function HeaderCell<Row>({ column, sort, onChoose }: HeaderCellProps<Row>) {
  const isSorted = sort?.key === column.key;
  const direction = isSorted ? sort.direction : undefined;
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction}
      className={classNames(styles.header, column.align === 'end' && styles.end, !column.sortValue && styles.fixed)}
    >
      {column.sortValue ? (
        <button
          type="button"
          className={classNames(styles.sort, isSorted && styles.sorted)}
          onClick={() => onChoose(column.key)}
        >
          {column.header}
          <Arrow size={16} aria-hidden="true" />
        </button>
      ) : (
        <span className={column.isHeaderHidden ? styles.caption : undefined}>{column.header}</span>
      )}
    </th>
  );
}
