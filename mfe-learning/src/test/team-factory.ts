import type { Team } from '@shared-kit/contracts/learning';

/** Returns an open class without limits. */
export function aTeam(fields: Partial<Team> = {}): Team {
  return {
    idTeam: 4,
    name: 'Turma on-line',
    description: '',
    duration: null,
    initialDate: null,
    finalDate: null,
    capacity: null,
    totalVacanciesAvailable: null,
    needApproval: 0,
    awaitingApproval: 0,
    deniedRequest: null,
    meetings: [],
    nodeCode: 'nr-10',
    allowReenrollment: 0,
    allowAccessUponCompletion: 1,
    idCertificate: null,
    enableCertificateForChildren: 0,
    allowComments: 0,
    commentsLabel: '',
    hasAttachments: 0,
    configuration: { commentIsMandatory: 0 },
    ...fields,
  };
}
