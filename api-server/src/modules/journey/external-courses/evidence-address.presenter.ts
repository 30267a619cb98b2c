import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import type { Storage } from '../../../platform/storage/storage.port.ts';

export interface LinkContext {
  readonly storage: Storage;
  /** Prefix of the `/media` path: the tenant's path, or the whole address. */
  readonly base: string;
  readonly now: Date;
}

/**
 * Returns a signed link to evidence that is valid for one to two hours. Create it only for people who may see the
 * evidence.
 */
export function evidenceAddress(key: string, { storage, base, now }: LinkContext): string {
  return base + storage.signMediaUrl(key, { now, expiresIn: HOUR_SECONDS });
}
