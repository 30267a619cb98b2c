/** Selected rows: chosen ones, or everything that the filter finds. */
export type GridSelection = { readonly kind: 'ids'; readonly ids: ReadonlySet<number> } | { readonly kind: 'filter' };

export const nothingSelected: GridSelection = { kind: 'ids', ids: new Set() };

/** Returns whether a row is selected. */
export function isSelected(selection: GridSelection, id: number): boolean {
  return selection.kind === 'filter' || selection.ids.has(id);
}

/** Returns the number of selected rows, of as many as the filter finds. */
export function selectedCount(selection: GridSelection, total: number): number {
  return selection.kind === 'filter' ? total : selection.ids.size;
}

/** Selects a row, or takes it out. Of everything that the filter finds, only the page's other rows stay. */
export function afterToggle(selection: GridSelection, id: number, page: readonly number[]): GridSelection {
  const ids = new Set(selection.kind === 'filter' ? page : selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { kind: 'ids', ids };
}

/** Selects all rows of the page, or takes them out when all are selected. Rows of other pages stay as they are. */
export function afterTogglePage(selection: GridSelection, page: readonly number[]): GridSelection {
  if (selection.kind === 'filter') return nothingSelected;
  const ids = new Set(selection.ids);
  const isWhole = page.every((id) => ids.has(id));
  for (const id of page) {
    if (isWhole) ids.delete(id);
    else ids.add(id);
  }
  return { kind: 'ids', ids };
}

/** Selects or takes out the rows from the last toggled one to this one, as with Shift. */
export function afterRange(
  selection: GridSelection,
  { from, to, page }: { from: number; to: number; page: readonly number[] },
): GridSelection {
  const [start, end] = [page.indexOf(from), page.indexOf(to)].toSorted((a, b) => a - b);
  if (start === undefined || end === undefined || start < 0) return afterToggle(selection, to, page);
  const ids = new Set(selection.kind === 'filter' ? page : selection.ids);
  const isOn = ids.has(from);
  for (const id of page.slice(start, end + 1)) {
    if (isOn) ids.add(id);
    else ids.delete(id);
  }
  return { kind: 'ids', ids };
}
