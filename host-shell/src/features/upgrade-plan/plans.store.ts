import { createStore } from '@shared-kit/runtime/state';
import type { PlanView } from './plan-flow.rules.ts';

/** Open modal of the plans. */
export type OpenPlans =
  | { readonly kind: 'plans'; readonly view: PlanView }
  | { readonly kind: 'client' }
  | { readonly kind: 'level'; readonly level: 1 | 2 | 3 }
  | { readonly kind: 'campaign' };

const useOpened = createStore<{ readonly open: OpenPlans | undefined }>(() => ({ open: undefined }));

export function openPlans(open: OpenPlans): void {
  useOpened.setState({ open });
}

export function closePlans(): void {
  useOpened.setState({ open: undefined });
}

/** Returns whether one of the modals is open. */
export function arePlansOpen(): boolean {
  return useOpened.getState().open !== undefined;
}

/** Returns the open modal. */
export function useOpenPlans(): OpenPlans | undefined {
  return useOpened(({ open }) => open);
}
