import type {} from './notifications.tables.ts';
export { notificationsModule } from './notifications.routes.ts';
export { bellEntriesRead, forgetEntries, noteRead, notify, notifyMany } from './notify.port.ts';
export type { NewBellEntry } from './notify.port.ts';
export { notificationsPersonalTables } from './personal-tables.rules.ts';
