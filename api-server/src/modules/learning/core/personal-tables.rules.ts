import { retentionReasons } from '../../../platform/personal-data/personal-table.types.ts';
import type { PersonalTable } from '../../../platform/personal-data/personal-table.types.ts';

const ofEnrolment = { table: 'enrollments', key: 'id_enrollment' };

/** Personal data of the module `learning`. */
export const learningPersonalTables: readonly PersonalTable[] = [
  { table: 'enrollments', title: 'Matrículas', atErasure: { kept: retentionReasons.training } },
  { table: 'node_enrollments', title: 'Etapas', through: ofEnrolment, atErasure: { kept: retentionReasons.training } },
  {
    table: 'enrollment_assignments',
    title: 'Inscrições feitas pela administração',
    through: ofEnrolment,
    hides: ['assigned_by'],
    atErasure: { kept: retentionReasons.training },
  },
  {
    table: 'enrollment_removals',
    title: 'Inscrições canceladas',
    through: ofEnrolment,
    hides: ['removed_by'],
    atErasure: { kept: retentionReasons.training },
  },
  {
    table: 'content_accesses',
    title: 'Acessos a conteúdos',
    through: ofEnrolment,
    atErasure: { kept: retentionReasons.training },
  },
  { table: 'enrollment_requests', title: 'Solicitações de matrícula', atErasure: { kept: retentionReasons.training } },
  {
    table: 'class_attendances',
    title: 'Presenças em encontros',
    hides: ['marked_by'],
    atErasure: { kept: retentionReasons.training },
  },
  { table: 'class_waits', title: 'Listas de espera', atErasure: 'deleted' },
  { table: 'team_instructors', title: 'Turmas que instrui', atErasure: { kept: retentionReasons.training } },
  { table: 'sco_enrollments', title: 'Lições', atErasure: { kept: retentionReasons.training } },
  {
    table: 'sco_attempts',
    title: 'Tentativas de lições',
    through: { table: 'sco_enrollments', key: 'id_sco_enrollment' },
    atErasure: { kept: retentionReasons.training },
  },
  {
    table: 'sco_visits',
    title: 'Visitas a lições',
    through: { table: 'sco_enrollments', key: 'id_sco_enrollment' },
    hides: ['token_hash'],
    atErasure: { kept: retentionReasons.training },
  },
  { table: 'sco_registrations', title: 'Sequência de lições', atErasure: { kept: retentionReasons.training } },
  { table: 'sco_objectives', title: 'Objetivos de lições', atErasure: { kept: retentionReasons.training } },
  { table: 'sco_shared_data', title: 'Dados de lições', atErasure: { kept: retentionReasons.training } },
  { table: 'learning_likes', title: 'Curtidas', atErasure: 'deleted' },
  { table: 'user_topics', title: 'Temas de interesse', atErasure: 'deleted' },
  { table: 'comments', title: 'Comentários', hides: ['hidden_by'], atErasure: { kept: retentionReasons.conversation } },
  { table: 'comment_reports', title: 'Comentários denunciados', atErasure: 'deleted' },
];
