/** Start page of the administration. */
export const adminPath = '/admin';
export const adminPeoplePath = '/admin/pessoas';
export const adminGroupsPath = '/admin/grupos';
export const adminRequestsPath = '/admin/solicitacoes';
export const adminAccessPath = '/admin/acessos';
export const adminAuditPath = '/admin/registro';

/** Returns the page of one person, or one of its tabs. */
export function adminPersonPath(idPerson: number, tab?: string): string {
  return `${adminPeoplePath}/${idPerson}${tab === undefined ? '' : `?aba=${tab}`}`;
}
