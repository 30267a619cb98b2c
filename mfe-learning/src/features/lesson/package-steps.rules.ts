export interface VisibleSteps {
  readonly previous: boolean;
  readonly list: boolean;
  readonly next: boolean;
}

/**
 * Returns the controls of the lesson bar, without those that the lesson replaces with its own (`hideLMSUI`). The list
 * leaves the package: by `suspendAll` while the lesson runs, and by `exit` once it has ended. The bar has no controls
 * for `abandon` and `abandonAll`.
 */
export function visibleSteps(hides: readonly string[], hasEnded: boolean): VisibleSteps {
  const isHidden = (...controls: string[]) => controls.some((control) => hides.includes(control));
  return {
    previous: !isHidden('previous'),
    list: hasEnded ? !isHidden('exit', 'exitAll') : !isHidden('suspendAll'),
    next: !isHidden('continue'),
  };
}
