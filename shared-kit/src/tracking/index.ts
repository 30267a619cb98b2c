// The module has no shared state: persistent data is in storage. Remotes bundle their own copy; the shell does not
// share it.
export { IDLE_MS } from './idle.rules.ts';
export { useVisitClock } from './use-visit-clock.ts';
export type { EndedVisit } from './visit-clock.ts';
export { announcePoints, deliverPendingVisits, deliverVisit, queueVisit, usePendingVisits } from './visits.ts';
