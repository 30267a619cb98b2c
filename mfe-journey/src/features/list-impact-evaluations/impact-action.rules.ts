import type { ImpactEvaluation } from '@shared-kit/contracts/journey';
import { labels } from './labels.ts';

export interface ImpactAction {
  readonly isOpen: boolean;
  /** Tooltip with the action, or with the reason why there is none. */
  readonly tooltip: string;
}

/** Returns the action of an evaluation (B2.9-23 to B2.9-26). `isUnsure`: the refetch failed, so the list may be out of date (B2.9-29). */
export function impactAction({ status }: Pick<ImpactEvaluation, 'status'>, isUnsure: boolean): ImpactAction {
  if (status === 'FINISHED') return { isOpen: false, tooltip: labels.finished };
  if (status === 'EXPIRED') return { isOpen: false, tooltip: labels.expired };
  return isUnsure ? { isOpen: false, tooltip: labels.unavailable } : { isOpen: true, tooltip: labels.open };
}
