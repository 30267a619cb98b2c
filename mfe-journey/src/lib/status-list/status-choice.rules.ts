export interface StatusChoice<S extends string> {
  /** Statuses in the order of the boxes. */
  readonly statuses: readonly S[];
  hasAll(chosen: readonly S[]): boolean;
  /** Toggles one status. An empty selection would list nothing, so it selects all (decisions 115, 254). */
  afterToggle(chosen: readonly S[], status: S): readonly S[];
  /** Toggles 'Todos'. */
  afterToggleAll(chosen: readonly S[]): readonly S[];
}

/** Creates the selection rules of a status filter. @param least selection left when 'Todos' is unticked */
export function statusChoice<S extends string>(statuses: readonly S[], least: readonly S[]): StatusChoice<S> {
  const hasAll = (chosen: readonly S[]): boolean => statuses.every((status) => chosen.includes(status));
  return {
    statuses,
    hasAll,
    afterToggle(chosen, status) {
      const next = statuses.filter((each) => chosen.includes(each) !== (each === status));
      return next.length === 0 ? statuses : next;
    },
    afterToggleAll: (chosen) => (hasAll(chosen) ? least : statuses),
  };
}
