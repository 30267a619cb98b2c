import { retentionReasons } from '../../platform/personal-data/personal-table.types.ts';
import type { PersonalTable } from '../../platform/personal-data/personal-table.types.ts';

/** Personal data of the module `journey`. */
export const journeyPersonalTables: readonly PersonalTable[] = [
  { table: 'certificates', title: 'Certificados', atErasure: { kept: retentionReasons.training } },
  { table: 'external_courses', title: 'Cursos externos', atErasure: { kept: retentionReasons.training } },
  {
    table: 'external_course_evidence',
    title: 'Comprovantes de cursos externos',
    hides: ['token'],
    atErasure: { kept: retentionReasons.training },
  },
  { table: 'schedule_feeds', title: 'Agenda assinada', hides: ['token'], atErasure: 'deleted' },
];
