import type { PersonalTable } from '../../platform/personal-data/personal-table.types.ts';

/** Personal data of the module `gamification`. */
export const gamificationPersonalTables: readonly PersonalTable[] = [
  { table: 'earned_badges', title: 'Medalhas', atErasure: 'deleted' },
  { table: 'points_entries', title: 'Pontos', atErasure: 'deleted' },
  { table: 'campaign_participants', title: 'Campanhas', atErasure: 'deleted' },
];
