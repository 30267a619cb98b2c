import { readStored, writeStored } from 'shared-kit/session';
import { noHistory } from './navigation-history.rules.ts';
import type { NavigationHistory } from './navigation-history.rules.ts';

const KEY = 'navigation';

/** B2.1-20: navigation history lives in local storage. */
export function readHistory(): NavigationHistory {
  return { ...noHistory, ...readStored<Partial<NavigationHistory>>(KEY) };
}

export function storeHistory(history: NavigationHistory): void {
  writeStored(KEY, history);
}
