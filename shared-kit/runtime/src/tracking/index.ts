// Exists once in a page: the viewer queues a visit and the next page delivers what is pending. With two copies, each would send it.
export { IDLE_MS } from './idle.rules.ts';
export { useVisitClock } from './use-visit-clock.ts';
export type { EndedVisit } from './visit-clock.ts';
export { announcePoints, deliverPendingVisits, deliverVisit, queueVisit, usePendingVisits } from './visits.ts';
