import type { PersonalTable } from '../../platform/personal-data/personal-table.types.ts';

/** Personal data of the module `plans`. */
export const plansPersonalTables: readonly PersonalTable[] = [
  { table: 'plan_requests', title: 'Pedidos de plano', atErasure: 'deleted' },
];
