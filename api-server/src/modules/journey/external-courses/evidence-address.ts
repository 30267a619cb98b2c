import { HOUR_SECONDS } from 'shared-kit/contracts/calendar';
import type { Storage } from '../../../platform/storage/storage.ts';

export interface LinkContext {
  readonly storage: Storage;
  /** What stands before `/media`: the tenant's part of the address, or all of it. */
  readonly base: string;
  readonly now: Date;
}

/** A link to evidence that is made for whoever may see it, and good for an hour or two. */
export function evidenceAddress(key: string, { storage, base, now }: LinkContext): string {
  return base + storage.signMediaUrl(key, { now, expiresIn: HOUR_SECONDS });
}
