import { DAY_MS } from '@shared-kit/contracts/calendar';

/** Days for which jobs, the rows of imports and their files are stored. */
const RETENTION_DAYS = 30;

/** Returns the moment before which imports and jobs are deleted. */
export function storedSince(now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
}
