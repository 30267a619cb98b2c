import { createHash } from 'node:crypto';
import { refuse } from '../../../platform/errors.ts';

/** Returns the version of values: their digest, so that it changes whoever changes them. */
export function versionOfValues(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}

/** Refuses a change of something that is no longer as the caller has read it. The message says what has changed. */
export function expectUnchanged(current: string, read: string, message: string): void {
  if (current !== read) throw refuse('admin.changed-meanwhile', 409, message);
}
