import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Checkbox, Table, VisuallyHidden, classNames } from '@shared-kit/ui';
import type { TableColumn, TableSort } from '@shared-kit/ui';
import {
  afterRange,
  afterToggle,
  afterTogglePage,
  isSelected,
  nothingSelected,
  selectedCount,
} from './selection.rules.ts';
import type { GridSelection } from './selection.rules.ts';
import styles from './data-grid.module.css';

/** Texts of a grid; they name what its rows are. */
export interface GridTexts {
  /** Spoken name of the table, e.g. 'Pessoas'. */
  caption: string;
  /** Number of rows in words, e.g. '214 pessoas'. */
  total: (count: number) => string;
  selected: (count: number) => string;
  selectPage: string;
  /** Offers to select everything that the filter finds, e.g. 'Selecionar todas as 12.431 do filtro'. */
  selectAll: (count: number) => string;
  clear: string;
  previous: string;
  next: string;
}

/** Selection of rows, with the actions that it offers. */
export interface GridSelecting<Row> {
  readonly selection: GridSelection;
  readonly onChange: (selection: GridSelection) => void;
  readonly nameOf: (row: Row) => string;
  /** Buttons, shown while something is selected. */
  readonly actions: ReactNode;
}

/** Props of `DataGrid`. */
export interface DataGridProps<Row> {
  texts: GridTexts;
  /** The server sorts by the columns that have a `sortValue`. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => number;
  /** Number of rows that the filter finds. */
  total: number;
  sort: TableSort;
  onSortChange: (sort: TableSort) => void;
  /** Pages around this one; undefined at the ends of the list. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  selecting?: GridSelecting<Row> | undefined;
  /** True while another page is loading: the rows stay, dimmed. */
  isStale?: boolean;
}

/**
 * Renders one page of a list that the server filters, sorts and cuts: rows as a table, or as cards on a phone; selection
 * of rows, ranges (with Shift) and everything that the filter finds. Loading, empty and failed lists are the caller's
 * `QueryStates`.
 *
 * @example
 * <DataGrid texts={labels.grid} columns={columns} rows={people} rowId={(person) => person.idPerson} total={214}
 *   sort={sort} onSortChange={setSort} onNext={next && (() => go(next))} />
 */
export function DataGrid<Row>({
  texts,
  columns,
  rows,
  rowId,
  total,
  sort,
  onSortChange,
  onPrevious,
  onNext,
  selecting,
  isStale = false,
}: DataGridProps<Row>) {
  const [last, setLast] = useState<number>();
  const shown = selecting ? [choiceColumn({ rows, rowId, selecting, last, onChoose: setLast }), ...columns] : columns;
  const page = rows.map(rowId);
  return (
    <div className={styles.grid} aria-busy={isStale}>
      <VisuallyHidden>
        <span role="status">{texts.total(total)}</span>
      </VisuallyHidden>
      {selecting && <SelectionBar texts={texts} total={total} page={page} isStale={isStale} selecting={selecting} />}
      <div className={classNames(isStale && styles.stale)}>
        <Table
          caption={texts.caption}
          columns={shown}
          rows={rows}
          rowKey={rowId}
          sort={sort}
          onSortChange={onSortChange}
        />
      </div>
      <nav className={styles.pager} aria-label={texts.caption}>
        <span className={styles.total}>{texts.total(total)}</span>
        {(onPrevious ?? onNext) && (
          <span className={styles.pages}>
            <Button size="small" variant="secondary" disabled={!onPrevious} onClick={onPrevious}>
              {texts.previous}
            </Button>
            <Button size="small" variant="secondary" disabled={!onNext} onClick={onNext}>
              {texts.next}
            </Button>
          </span>
        )}
      </nav>
    </div>
  );
}

interface ChoiceInput<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => number;
  selecting: GridSelecting<Row>;
  /** The row that was chosen last, from which a range begins. */
  last: number | undefined;
  onChoose: (id: number) => void;
}

/** Returns the column of checkboxes. With Shift, a click extends the last choice to the row. */
function choiceColumn<Row>({ rows, rowId, selecting, last, onChoose }: ChoiceInput<Row>): TableColumn<Row> {
  const { selection, onChange, nameOf } = selecting;
  const page = rows.map(rowId);
  const choose = (id: number, isRange: boolean) => {
    onChoose(id);
    onChange(
      isRange && last !== undefined
        ? afterRange(selection, { from: last, to: id, page })
        : afterToggle(selection, id, page),
    );
  };
  return {
    key: 'choice',
    header: 'Seleção',
    isHeaderHidden: true,
    cell: (row) => (
      <Checkbox
        className={styles.choice}
        label={<VisuallyHidden>{`Selecionar ${nameOf(row)}`}</VisuallyHidden>}
        checked={isSelected(selection, rowId(row))}
        onChange={({ nativeEvent }) => choose(rowId(row), 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    ),
  };
}

interface SelectionBarProps<Row> {
  texts: GridTexts;
  total: number;
  page: readonly number[];
  isStale: boolean;
  selecting: GridSelecting<Row>;
}

function SelectionBar<Row>({ texts, total, page, isStale, selecting }: SelectionBarProps<Row>) {
  const { selection, onChange, actions } = selecting;
  const count = selectedCount(selection, total);
  const isPageSelected = page.length > 0 && page.every((id) => isSelected(selection, id));
  // A list from before a new filter has the total of another selection.
  const offersAll = !isStale && isPageSelected && selection.kind === 'ids' && total > count;
  return (
    <div className={styles.bar}>
      <Checkbox
        label={count === 0 ? texts.selectPage : texts.selected(count)}
        aria-label={texts.selectPage}
        checked={isPageSelected}
        onChange={() => onChange(afterTogglePage(selection, page))}
      />
      {count > 0 && (
        <div className={styles.actions}>
          {offersAll && (
            <Button size="small" variant="ghost" onClick={() => onChange({ kind: 'filter' })}>
              {texts.selectAll(total)}
            </Button>
          )}
          <Button size="small" variant="ghost" onClick={() => onChange(nothingSelected)}>
            {texts.clear}
          </Button>
          {actions}
        </div>
      )}
    </div>
  );
}
