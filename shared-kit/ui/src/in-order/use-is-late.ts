import { useEffect, useState } from 'react';

/** Time that a part that still loads may keep what follows it unseen; ms. */
export const LATE_AFTER_MS = 1_500;

/**
 * Says whether a part has loaded for longer than it may hold the page. It stays late when it arrives: what has no room
 * by then would move what the person already reads.
 */
export function useIsLate(isLoading: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLate;
}
