import { isDone } from '@shared-kit/contracts/learning';
import type { ContentEnrollment } from '@shared-kit/contracts/learning';

/**
 * Returns the progress in percent to save when the person leaves an audio or video; undefined when it is 100 or not higher than the saved
 * one, or the content is completed (B4.2-05).
 */
export function shareToSave(
  seen: number,
  saved: Pick<ContentEnrollment, 'status' | 'progress'> | null,
): number | undefined {
  const share = Math.floor(seen);
  if (saved && isDone(saved.status)) return undefined;
  return share > (saved?.progress ?? 0) && share < 100 ? share : undefined;
}
