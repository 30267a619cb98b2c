import * as z from 'zod/mini';
import { storedNames } from 'shared-kit/contracts/page-start';
import { readStored, removeStored, writeStored } from 'shared-kit/session';

export const schemeChoices = ['light', 'dark', 'system'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

const KEY = storedNames.colorScheme;

/** What the person picked; `system` follows the device. */
export function chosenScheme(): SchemeChoice {
  return readStored(KEY, z.enum(schemeChoices)) ?? 'system';
}

/** Puts the choice on the page: the tenant's stylesheet reads `data-theme`. At boot boot/inline does it, before anything is drawn. */
function applyScheme(choice: SchemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') removeStored(KEY);
  else writeStored(KEY, choice);
  applyScheme(choice);
}
