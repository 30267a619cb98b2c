import type { LogEvent } from 'kysely';

type Observer = (event: LogEvent) => void;

/** Tells one observer of every finished query of a database. */
export function queryObserver() {
  let observer: Observer | undefined;
  return {
    /** Sets who is told; undefined for nobody. */
    observe: (next: Observer | undefined): void => void (observer = next),
    report: (event: LogEvent): void => observer?.(event),
  };
}
