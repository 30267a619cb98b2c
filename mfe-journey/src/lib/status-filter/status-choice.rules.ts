export interface StatusChoice<S extends string> {
  /** In the order of the boxes. */
  readonly statuses: readonly S[];
  hasAll(chosen: readonly S[]): boolean;
  /** A box was ticked or unticked; without any, nothing could be listed, so that then all are chosen (decisions 115, 254). */
  afterToggle(chosen: readonly S[], status: S): readonly S[];
  /** 'Todos' was ticked or unticked. */
  afterToggleAll(chosen: readonly S[]): readonly S[];
}

/** Which of these statuses are listed. @param least what is left where 'Todos' is unticked, to choose others beside it */
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
