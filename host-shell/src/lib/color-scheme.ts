import * as z from 'zod/mini';
import { storedNames } from '@shared-kit/contracts/page-start';
import { readStored, removeStored, writeStored } from '@shared-kit/runtime/session';

export const schemeChoices = ['light', 'dark', 'system'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

const KEY = storedNames.colorScheme;

/** Returns the person's choice; `system` follows the device. */
export function chosenScheme(): SchemeChoice {
  return readStored(KEY, z.enum(schemeChoices)) ?? 'system';
}

/**
 * Applies the choice to the page: the tenant's stylesheet reads `data-theme`. At the start boot/inline does this before
 * the first paint.
 */
function applyScheme(choice: SchemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') removeStored(KEY);
  else writeStored(KEY, choice);
  applyScheme(choice);
}
