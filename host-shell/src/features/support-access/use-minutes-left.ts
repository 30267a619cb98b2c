import { useEffect, useState } from 'react';
import { minutesLeft } from './support.rules.ts';

const refreshEvery = 15_000;

/** Returns the minutes until a support access ends, updated live. */
export function useMinutesLeft(until: string): number {
  const [minutes, setMinutes] = useState(() => minutesLeft(until, Date.now()));
  useEffect(() => {
    const refresh = (): void => setMinutes(minutesLeft(until, Date.now()));
    refresh();
    const timer = setInterval(refresh, refreshEvery);
    return () => clearInterval(timer);
  }, [until]);
  return minutes;
}
