import { retentionReasons } from '../../platform/personal-data/personal-table.types.ts';
import type { PersonalTable } from '../../platform/personal-data/personal-table.types.ts';

/** Personal data of the module `content`. */
export const contentPersonalTables: readonly PersonalTable[] = [
  { table: 'content_openings', title: 'Conteúdos abertos', atErasure: 'deleted' },
  { table: 'content_visits', title: 'Visitas a conteúdos', atErasure: 'deleted' },
  { table: 'screen_visits', title: 'Visitas a telas', atErasure: 'deleted' },
  { table: 'content_progress', title: 'Progresso em conteúdos', atErasure: { kept: retentionReasons.training } },
  { table: 'study_credits', title: 'Tempo de estudo', atErasure: { kept: retentionReasons.training } },
  { table: 'doubtful_completions', title: 'Conclusões a conferir', atErasure: { kept: retentionReasons.training } },
  { table: 'playlist_progress', title: 'Progresso em playlists', atErasure: { kept: retentionReasons.training } },
  { table: 'content_notes', title: 'Anotações', atErasure: 'deleted' },
  { table: 'content_votes', title: 'Avaliações de conteúdos', atErasure: 'deleted' },
  { table: 'chat_reads', title: 'Leitura do bate-papo', atErasure: 'deleted' },
  {
    table: 'chat_messages',
    title: 'Mensagens do bate-papo',
    hides: ['removed_by'],
    atErasure: { kept: retentionReasons.conversation },
  },
  { table: 'chat_message_reports', title: 'Mensagens denunciadas', atErasure: 'deleted' },
  { table: 'upload_days', title: 'Envios por dia', atErasure: 'deleted' },
  { table: 'user_uploads', title: 'Trabalhos enviados', hides: ['reviewed_by'], atErasure: 'deleted' },
];
