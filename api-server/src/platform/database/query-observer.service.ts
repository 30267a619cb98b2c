import type { LogEvent } from 'kysely';

type Observer = (event: LogEvent) => void;

/** Notifies one observer of every finished query of a database. */
export function queryObserver() {
  let observer: Observer | undefined;
  return {
    /** Sets the observer; undefined removes it. */
    observe: (next: Observer | undefined): void => void (observer = next),
    report: (event: LogEvent): void => observer?.(event),
  };
}
