/** Step within the open item, e.g. to another lesson of its package. */
export interface InnerStep {
  /** Why the step is locked; null when it is available. */
  readonly lock: string | null;
  readonly go: () => void;
}

/** Steps within an item, which precede those to the neighbouring items. */
export interface InnerSteps {
  readonly previous?: InnerStep | undefined;
  readonly next?: InnerStep | undefined;
}
