import type { PersonalTable } from '../../platform/personal-data/personal-table.types.ts';

/** Personal data of the module `admin`. */
export const adminPersonalTables: readonly PersonalTable[] = [
  { table: 'role_grants', title: 'Papéis na administração', atErasure: 'deleted' },
  { table: 'approval_digests', title: 'Resumo diário do que aguarda', atErasure: 'deleted' },
  {
    table: 'confirmations',
    title: 'Pedidos de confirmação sobre a pessoa',
    column: 'id_person',
    hides: ['id_asker'],
    atErasure: 'deleted',
  },
  {
    table: 'confirmations',
    title: 'Pedidos de confirmação da pessoa',
    column: 'id_asker',
    hides: ['id_person'],
    atErasure: 'deleted',
  },
  { table: 'saved_views', title: 'Visões salvas de listas', atErasure: 'deleted' },
  { table: 'people_group_members', title: 'Grupos', atErasure: 'deleted' },
  { table: 'people_file_values', title: 'Valores do último arquivo importado', atErasure: 'deleted' },
  { table: 'enrolment_batch_rows', title: 'Inscrições de muitas pessoas', atErasure: 'deleted' },
  { table: 'people_import_rows', title: 'Linhas de arquivos importados', atErasure: 'deleted' },
];
