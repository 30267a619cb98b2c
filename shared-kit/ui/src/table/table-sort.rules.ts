export type SortValue = string | number | Date | null | undefined;

/** Sorted column and direction. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Returns the sort after a column was chosen: ascending first, then reversed. */
export function nextSort(current: TableSort | null, key: string): TableSort {
  const flips = current?.key === key && current.direction === 'ascending';
  return { key, direction: flips ? 'descending' : 'ascending' };
}

/** Sorts rows: text in Portuguese order, rows without a value always last. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: TableSort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const left = valueOf(a);
    const right = valueOf(b);
    if (isMissing(left) || isMissing(right)) return Number(isMissing(left)) - Number(isMissing(right));
    return sign * compareValues(left, right);
  });
}

function isMissing(value: SortValue): value is null | undefined | '' {
  return value === null || value === undefined || value === '';
}

// Made at first use: a collator costs milliseconds of a page's start.
let collator: Intl.Collator | undefined;

function compareValues(left: string | number | Date, right: string | number | Date): number {
  if (typeof left === 'string' || typeof right === 'string') {
    collator ??= new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });
    return collator.compare(String(left), String(right));
  }
  return Number(left) - Number(right);
}
