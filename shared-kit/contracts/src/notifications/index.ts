export { bellKinds } from './notification.schema.ts';
export type { BellEntry, BellKind } from './notification.schema.ts';
export {
  countUnreadBellEntries,
  listBellEntries,
  readAllBellEntries,
  readBellEntry,
} from './notifications.endpoints.ts';
export { bellChanged, bellEntryArrived, followBell } from './notifications.events.ts';
