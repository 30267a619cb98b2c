import type { PersonalTable } from '../../platform/personal-data/personal-table.types.ts';

/** Personal data of the module `notifications`. */
export const notificationsPersonalTables: readonly PersonalTable[] = [
  { table: 'bell_entries', title: 'Notificações', atErasure: 'deleted' },
];
