/** One step within the item that is open, e.g. to another lesson of its package. */
export interface InnerStep {
  /** Why it can't be taken; null where it can. */
  readonly lock: string | null;
  readonly go: () => void;
}

/** Steps within an item, before those to the items beside it. */
export interface InnerSteps {
  readonly previous?: InnerStep | undefined;
  readonly next?: InnerStep | undefined;
}
