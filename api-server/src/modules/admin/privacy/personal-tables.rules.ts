import type { PersonalTable } from '../../../platform/personal-data/personal-table.types.ts';
import { auditPersonalTables } from '../../audit/index.ts';
import { contentPersonalTables } from '../../content/index.ts';
import { evaluationsPersonalTables } from '../../evaluations/index.ts';
import { gamificationPersonalTables } from '../../gamification/index.ts';
import { identityPersonalTables } from '../../identity/index.ts';
import { journeyPersonalTables } from '../../journey/index.ts';
import { learningPersonalTables } from '../../learning/index.ts';
import { notificationsPersonalTables } from '../../notifications/index.ts';
import { plansPersonalTables } from '../../plans/index.ts';
import { storePersonalTables } from '../../store/index.ts';
import { adminPersonalTables } from '../personal-tables.rules.ts';

/** Every table with data of people, as its module declares it. A test compares the list with the database. */
export const personalTables: readonly PersonalTable[] = [
  ...identityPersonalTables,
  ...learningPersonalTables,
  ...evaluationsPersonalTables,
  ...journeyPersonalTables,
  ...contentPersonalTables,
  ...gamificationPersonalTables,
  ...storePersonalTables,
  ...notificationsPersonalTables,
  ...plansPersonalTables,
  ...adminPersonalTables,
  ...auditPersonalTables,
];
