import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { findPerson, noticeMail } from '../../identity/index.ts';
import { teamRequestTemplate } from './request-notices.mail.ts';
import { requestApprovals } from './request-approval.repository.ts';

/**
 * Stores the notice of a new request for the person's leader. Returns the mail; null without a leader, or when the leader
 * turned it off.
 */
export async function noticeOfRequest(
  db: TenantDb,
  { idUser, idRequest, now }: { idUser: number; idRequest: number; now: Date },
): Promise<Mail | null> {
  const { id_manager: idLeader, name } = await findPerson(db, idUser);
  if (idLeader === null) return null;
  const request = await requestApprovals(db, { role: 'LEADER', idUser: idLeader, name: '' }).find(idRequest);
  if (!request) return null;
  return noticeMail(db, {
    idUser: idLeader,
    type: 'team-enrollment-request',
    now,
    once: String(idRequest),
    template: teamRequestTemplate,
    values: { treinamento: request.title, turma: request.team_name, pessoa: name },
  });
}
