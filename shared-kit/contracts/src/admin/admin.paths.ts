/** Start page of the administration. */
export const adminPath = '/admin';
export const adminPeoplePath = '/admin/pessoas';
export const adminGroupsPath = '/admin/grupos';

/** Page of the organisation units of the company. */
export const adminUnitsPath = '/admin/unidades';

/** Returns the list of the people of a unit and its subunits. */
export function adminPeopleOfUnitPath(name: string): string {
  return `${adminPeoplePath}?${new URLSearchParams({ departamento: name }).toString()}`;
}

/** Returns the list of the people of a group. */
export function adminPeopleOfGroupPath(idGroup: number): string {
  return `${adminPeoplePath}?grupo=${idGroup}`;
}

export const adminEnrolmentsPath = '/admin/inscricoes';
export const adminRulesPath = '/admin/regras';
export const adminRequestsPath = '/admin/solicitacoes';

/** Kinds of the inbox, as its address names them. */
export type InboxKind = 'matriculas' | 'cursos' | 'comentarios' | 'mensagens' | 'envios' | 'confirmacoes';

/** Returns the inbox at one of its kinds. */
export function adminInboxPath(kind: InboxKind): string {
  return `${adminRequestsPath}?tipo=${kind}`;
}

/** Page that moderates comments and chat rooms. */
export const adminModerationPath = '/admin/moderacao';

export const adminAnnouncementsPath = '/admin/comunicados';

/** Page that writes an announcement. */
export const adminNewAnnouncementPath = '/admin/comunicados/novo';

export const adminAccessPath = '/admin/acessos';
/** Page of what was deleted and can be restored. */
export const adminTrashPath = '/admin/lixeira';

export const adminAuditPath = '/admin/registro';

/** Returns the entries of the log that one job or bulk call has written. */
export function adminAuditBatchPath(batch: string): string {
  return `${adminAuditPath}?${new URLSearchParams({ lote: batch }).toString()}`;
}

/** Returns the page of one person, or one of its tabs. */
export function adminPersonPath(idPerson: number, tab?: string): string {
  return `${adminPeoplePath}/${idPerson}${tab === undefined ? '' : `?aba=${tab}`}`;
}

/** Returns the page of the people who are enrolled in a training. */
export function adminTrainingEnrolmentsPath(idTraining: number): string {
  return `${adminEnrolmentsPath}/${idTraining}`;
}

/** Page of the completions whose validity ends soon. */
export const adminExpiriesPath = '/admin/vencimentos';

/** Returns the page of an enrolment of many people. */
export function adminEnrolmentBatchPath(idBatch: number): string {
  return `${adminEnrolmentsPath}/lotes/${idBatch}`;
}

export const adminJobsPath = '/admin/tarefas';

/** Page that imports people from a file. */
export const adminImportPath = '/admin/importar';

/** Returns the page of one import. */
export function adminPeopleImportPath(idImport: number): string {
  return `${adminImportPath}/${idImport}`;
}

export const adminClassesPath = '/admin/turmas';

/** Returns the list of the classes of one training. */
export function adminClassesOfTrainingPath(idTraining: number): string {
  return `${adminClassesPath}?treinamento=${idTraining}`;
}

/** Page that creates a class. */
export const adminNewClassPath = '/admin/turmas/nova';

/** Returns the page of one class. */
export function adminClassPath(idClass: number): string {
  return `${adminClassesPath}/${idClass}`;
}

/** Returns the page of the attendance of a meeting. */
export function adminAttendancePath(idClass: number, idMeeting: number): string {
  return `${adminClassPath(idClass)}/encontros/${idMeeting}`;
}

/** Returns the page that shows the PIN of a meeting to the room. */
export function adminMeetingPinPath(idClass: number, idMeeting: number): string {
  return `${adminAttendancePath(idClass, idMeeting)}/pin`;
}

/** Returns the page with the attendance list of a meeting for paper. */
export function adminPrintAttendancePath(idClass: number, idMeeting: number): string {
  return `${adminAttendancePath(idClass, idMeeting)}/imprimir`;
}

/** Returns the page of how long a completion of a training is valid. */
export function adminTrainingValidityPath(idTraining: number | ':idTraining'): string {
  return `/admin/treinamentos/${idTraining}/validade`;
}

/** Page that imports trainings from a file. */
export const adminTrainingImportsPath = '/admin/importar-treinamento';

/** Returns the page of one import of trainings. */
export function adminTrainingImportPath(idImport: number): string {
  return `${adminTrainingImportsPath}/${idImport}`;
}

/** Page of the SCORM contents. */
export const adminScormPath = '/admin/scorm';
/** Page of the hosts that packages fetch from. */
export const adminScormHostsPath = '/admin/scorm/servidores';

/** List of the SCORM packages that have a problem. */
export const adminScormProblemsPath = `${adminScormPath}?situacao=problemas`;

/** List of SCORM packages, filtered by the title of a training. */
export function adminScormOfTrainingPath(title: string): string {
  return `${adminScormPath}?${new URLSearchParams({ busca: title }).toString()}`;
}

/** Returns the page of one SCORM content, or one of its tabs. */
export function adminScormContentPath(idContentItem: number, tab?: string): string {
  return `${adminScormPath}/${idContentItem}${tab === undefined ? '' : `?aba=${tab}`}`;
}

/** Returns the page of what one person has done in a SCORM content. */
export function adminScormPersonPath(idContentItem: number, idPerson: number): string {
  return `${adminScormPath}/${idContentItem}/pessoas/${idPerson}`;
}

/** Returns the page that previews a SCORM content. */
export function adminScormPreviewPath(idContentItem: number): string {
  return `${adminScormPath}/${idContentItem}/previa`;
}
/** Page of the company's brand, the first of its settings. */
export const adminCompanyPath = '/admin/empresa';

/** Sections of the company's page after the brand, as the address names them. */
export type CompanySection =
  | 'modulos'
  | 'textos'
  | 'termos'
  | 'emails'
  | 'login-unico'
  | 'dominios'
  | 'exportar'
  | 'plano';

/** Returns the page of a section of the company. */
export function adminCompanySectionPath(section: CompanySection): string {
  return `${adminCompanyPath}/${section}`;
}

/** Returns the page with the result of a test of the company's login. */
export function adminSsoTestPath(idTest: string): string {
  return `${adminCompanySectionPath('login-unico')}/teste/${idTest}`;
}
