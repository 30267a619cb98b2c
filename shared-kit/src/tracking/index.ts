// Without state of its own: whatever lasts is stored. Remotes carry it, the shell doesn't offer it.
export { IDLE_MS } from './idle.rules.ts';
export { useVisitClock } from './use-visit-clock.ts';
export type { EndedVisit } from './visit-clock.ts';
export { announcePoints, deliverPendingVisits, deliverVisit, queueVisit, usePendingVisits } from './visits.ts';
