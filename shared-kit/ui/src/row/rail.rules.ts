/** Returns the index that a key moves to from `current`; null when the key has no function or the rail ends. */
export function railStep(key: string, current: number, count: number): number | null {
  const target = railTarget(key, current, count);
  return target === null || target < 0 || target >= count || target === current ? null : target;
}

function railTarget(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return current + 1;
    case 'ArrowLeft':
      return current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
