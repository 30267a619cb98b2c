import {
  adminAccessPath,
  adminAnnouncementsPath,
  adminAuditPath,
  adminCompanyPath,
  adminEnrolmentsPath,
  adminGroupsPath,
  adminImportPath,
  adminJobsPath,
  adminModerationPath,
  adminNewAnnouncementPath,
  adminPath,
  adminPeoplePath,
  adminRequestsPath,
  adminRulesPath,
  adminScormHostsPath,
  adminScormPath,
} from '@shared-kit/contracts/admin';
import type { RemoteManifestInput } from '@shared-kit/contracts/delivery';

/** Pages of the administration. The administration has a menu of its own, and its tables need the width. */
const routes = [
  { path: adminPath, page: 'start', title: 'Administração' },
  { path: adminRequestsPath, page: 'requests', title: 'Solicitações' },
  { path: adminModerationPath, page: 'moderation', title: 'Moderação' },
  { path: adminPeoplePath, page: 'people', title: 'Pessoas' },
  { path: `${adminPeoplePath}/:idPerson`, page: 'person', title: 'Pessoa' },
  { path: adminImportPath, page: 'import-people', title: 'Importar pessoas' },
  { path: `${adminImportPath}/:idImport`, page: 'people-import', title: 'Importação de pessoas' },
  { path: adminGroupsPath, page: 'groups', title: 'Grupos' },
  { path: adminEnrolmentsPath, page: 'enrolments', title: 'Inscrições' },
  { path: `${adminEnrolmentsPath}/:idTraining`, page: 'training-enrolments', title: 'Inscrições do treinamento' },
  { path: adminRulesPath, page: 'enrolment-rules', title: 'Regras' },
  { path: adminScormPath, page: 'scorm', title: 'Pacotes SCORM' },
  { path: adminScormHostsPath, page: 'scorm-hosts', title: 'Servidores permitidos' },
  { path: `${adminScormPath}/:idContentItem`, page: 'scorm-content', title: 'Conteúdo SCORM' },
  { path: `${adminScormPath}/:idContentItem/previa`, page: 'scorm-preview', title: 'Prévia' },
  { path: `${adminScormPath}/:idContentItem/pessoas/:idPerson`, page: 'scorm-person', title: 'Tentativas da pessoa' },
  { path: adminAnnouncementsPath, page: 'announcements', title: 'Comunicados' },
  { path: adminNewAnnouncementPath, page: 'new-announcement', title: 'Novo comunicado' },
  { path: adminAccessPath, page: 'access', title: 'Papéis' },
  { path: adminCompanyPath, page: 'company-brand', title: 'Marca' },
  { path: adminJobsPath, page: 'jobs', title: 'Tarefas' },
  { path: adminAuditPath, page: 'audit-log', title: 'Registro de alterações' },
].map((route) => ({ ...route, chrome: 'wide' as const }));

/** The menu entry is the shell's: it leads to the company's own administration where there is one (A6-03). */
export const manifest: RemoteManifestInput = {
  id: 'mfe-admin',
  module: 'admin',
  contract: 1,
  routes,
  menu: [],
  slots: [],
  emits: [],
  listens: [],
};
