import * as z from 'zod/mini';
import { readStored, writeStored } from '@shared-kit/runtime/session';
import { noHistory } from './navigation-history.rules.ts';
import type { NavigationHistory } from './navigation-history.rules.ts';

const KEY = 'navigation';

const historySchema = z.object({
  idUser: z.optional(z.number()),
  history: z._default(z.array(z.string()), []),
  redirectedFrom: z.optional(z.string()),
  isfluidNavigation: z._default(z.boolean(), false),
  lastPage: z.optional(z.string()),
  currentPage: z.optional(z.string()),
});

/** B2.1-20: reads the navigation history from local storage. */
export function readHistory(): NavigationHistory {
  return { ...noHistory, ...readStored(KEY, historySchema) };
}

export function storeHistory(history: NavigationHistory): void {
  writeStored(KEY, history);
}
