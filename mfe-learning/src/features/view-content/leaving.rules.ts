import { isDone } from 'shared-kit/contracts/learning';
import type { ContentEnrollment } from 'shared-kit/contracts/learning';

/** B4.2-05: the share to keep when a player is left; undefined where it is no news, or the content was completed. */
export function shareToKeep(
  seen: number,
  kept: Pick<ContentEnrollment, 'status' | 'progress'> | null,
): number | undefined {
  const share = Math.floor(seen);
  if (kept && isDone(kept.status)) return undefined;
  return share > (kept?.progress ?? 0) && share < 100 ? share : undefined;
}
