import { useEffect, useState } from 'react';
import { minutesLeft } from './support.rules.ts';

const lookEvery = 15_000;

/** Returns the minutes until a support access ends, updated live. */
export function useMinutesLeft(until: string): number {
  const [minutes, setMinutes] = useState(() => minutesLeft(until, Date.now()));
  useEffect(() => {
    const look = (): void => setMinutes(minutesLeft(until, Date.now()));
    look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [until]);
  return minutes;
}
