import { useEffect, useState } from 'react';

/**
 * Returns a value once it has not changed for a while, so that not every keystroke sends a request.
 * @param milliseconds time without a change
 * @example
 * const query = useApiQuery(searchUsers, { query: { searchText: useSettled(text.trim()) } });
 */
export function useSettled<T>(value: T, milliseconds = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
