/** Ids of the selected requests that the page shows; others have been answered meanwhile. */
export function shownSelection(selected: ReadonlySet<number>, shown: readonly number[]): readonly number[] {
  return shown.filter((id) => selected.has(id));
}

/** Selection after a click on one request. */
export function afterToggle(selected: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Selection after a click on 'all': everything that the page shows, or nothing. */
export function afterToggleAll(selected: ReadonlySet<number>, shown: readonly number[]): ReadonlySet<number> {
  return shownSelection(selected, shown).length === shown.length ? new Set() : new Set(shown);
}
