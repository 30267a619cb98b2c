// Without state that the copies of a page must share: what lasts is stored. Remotes carry it, the shell doesn't offer it.
export { queue } from './queue.ts';
export type { Queue } from './queue.ts';
export { onResume } from './resume.ts';
export { storedEntries } from './stored-entries.ts';
export type { StoredEntries } from './stored-entries.ts';
export { timeOrResume, untilDelivered } from './until-delivered.ts';
export { useDeliverPending } from './use-deliver-pending.ts';
