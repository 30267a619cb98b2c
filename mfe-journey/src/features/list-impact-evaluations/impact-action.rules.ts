import type { ImpactEvaluation } from 'shared-kit/contracts/journey';
import { labels } from './labels.ts';

export interface ImpactAction {
  readonly isOpen: boolean;
  /** Says what the control does, or why it does nothing. */
  readonly tooltip: string;
}

/** B2.9-23 to B2.9-26. `isUnsure`: the list could not be read anew, so that what it says may no longer be so (B2.9-29). */
export function impactAction({ status }: Pick<ImpactEvaluation, 'status'>, isUnsure: boolean): ImpactAction {
  if (status === 'FINISHED') return { isOpen: false, tooltip: labels.finished };
  if (status === 'EXPIRED') return { isOpen: false, tooltip: labels.expired };
  return isUnsure ? { isOpen: false, tooltip: labels.unavailable } : { isOpen: true, tooltip: labels.open };
}
