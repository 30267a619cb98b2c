import * as z from 'zod/mini';
import { storedNames } from '@shared-kit/contracts/page-start';
import { readInTab, removeInTab, writeInTab } from '@shared-kit/runtime/session';
import type { Override } from './override.rules.ts';

const KEY = storedNames.override;

export interface StoredOverride extends Override {
  /** ISO timestamp after which the server no longer permits it. */
  readonly expiresAt: string;
}

const overrideSchema: z.ZodMiniType<StoredOverride> = z.object({
  remote: z.string(),
  origin: z.string(),
  expiresAt: z.string(),
});

/** Returns the override that the person confirmed in this tab, while it is valid. */
export function storedOverride(now: number): StoredOverride | undefined {
  const stored = readInTab(KEY, overrideSchema);
  return stored !== undefined && Date.parse(stored.expiresAt) > now ? stored : undefined;
}

export function storeOverride(override: StoredOverride): void {
  writeInTab(KEY, override);
}

export function clearOverride(): void {
  removeInTab(KEY);
}
