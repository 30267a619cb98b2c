import { useEffect, useState } from 'react';

/** Returns the time, updated every second while `runs`. */
export function useNow(runs: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
