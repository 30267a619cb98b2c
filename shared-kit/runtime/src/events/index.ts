export { eventLog, clearReplays, observeBus, publish, subscribe } from './bus.ts';
export type { BusRecord } from './bus.ts';
export { useEvent } from './use-event.ts';
