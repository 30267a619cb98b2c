// The module has no state that the copies of a page must share: persistent data is in storage. Remotes bundle their own
// copy; the shell does not share it.
export { queue } from './queue.ts';
export type { Queue } from './queue.ts';
export { onResume } from './resume.ts';
export { storedEntries } from './stored-entries.ts';
export type { StoredEntries } from './stored-entries.ts';
export { timeOrResume, untilDelivered } from './until-delivered.ts';
export { useDeliverPending } from './use-deliver-pending.ts';
