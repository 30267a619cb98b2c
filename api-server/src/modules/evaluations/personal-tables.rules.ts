import { retentionReasons } from '../../platform/personal-data/personal-table.types.ts';
import type { PersonalTable } from '../../platform/personal-data/personal-table.types.ts';

/** Personal data of the module `evaluations`. */
export const evaluationsPersonalTables: readonly PersonalTable[] = [
  {
    table: 'answers',
    title: 'Respostas de avaliações',
    through: { table: 'questionnaires', key: 'id_questionnaire' },
    atErasure: { kept: retentionReasons.training },
  },
  {
    table: 'questionnaire_pauses',
    title: 'Pausas em avaliações',
    through: { table: 'questionnaires', key: 'id_questionnaire' },
    atErasure: { kept: retentionReasons.training },
  },
  { table: 'questionnaires', title: 'Avaliações', atErasure: { kept: retentionReasons.training } },
  { table: 'impact_evaluation_silences', title: 'Avaliações de impacto silenciadas', atErasure: 'deleted' },
  {
    table: 'impact_evaluations',
    title: 'Avaliações de impacto',
    column: 'id_learner',
    hides: ['id_answered_by'],
    atErasure: { kept: retentionReasons.training },
  },
];
