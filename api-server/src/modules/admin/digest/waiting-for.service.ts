import { adminInboxPath, hasRight, roleOfLevel } from '@shared-kit/contracts/admin';
import { approvalsPath, commentApprovalsPath, courseApprovalsPath } from '@shared-kit/contracts/journey';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { isModuleOn } from '../../../platform/tenancy/module-switch.repository.ts';
import { moderatedMessages, reviewedUploads } from '../../content/index.ts';
import type { MailedApprover } from '../../identity/index.ts';
import { areExternalCoursesOn, reviewedCourses } from '../../journey/index.ts';
import type { CourseReviewer } from '../../journey/index.ts';
import { moderatedComments, requestApprovals, teamModerator } from '../../learning/index.ts';
import type { Approver } from '../../learning/index.ts';
import { actorOf } from '../access/admin-api.service.ts';
import { confirmations } from '../confirmations/confirmations.repository.ts';
import { awaitsAnswerOf } from '../confirmations/may-answer.policy.ts';
import { inPeopleReach, inTrainingsReach } from '../access/people-scope.service.ts';

/** How much of one kind waits, and the page that answers it. */
export interface Waiting {
  readonly kind: 'requests' | 'courses' | 'comments' | 'messages' | 'uploads' | 'confirmations';
  readonly count: number;
  readonly path: string;
}

/**
 * Counts what waits for a person: in the inbox of the administration what their roles reach, and for leaders without
 * such a role what their team sent, on the page 'Aprovações'.
 */
export async function waitingFor(db: TenantDb, person: MailedApprover, now: Date): Promise<Waiting[]> {
  const { id_user: idUser, name, admin } = person;
  const permissions = { developer: person.developer, canAccessSupport: person.can_access_support };
  const actor = await actorOf(db, { idUser, name, admin, permissions });
  const [hasInbox, hasJourney] = [await isModuleOn(db, 'admin'), await isModuleOn(db, 'journey')];
  const answers = hasInbox && hasRight(actor.roles, 'requests.answer');
  // Without the inbox, the page 'Aprovações' shows administrators the whole company.
  const role = answers || roleOfLevel(admin) ? 'ADMINISTRATOR' : 'LEADER';
  const who = { role, idUser, name } as const;
  const approver: Approver =
    answers && who.role === 'ADMINISTRATOR'
      ? { ...who, role: 'ADMINISTRATOR', within: inTrainingsReach(db, actor, 'requests.answer') }
      : who;
  const reviewer: CourseReviewer = answers ? { ...who, within: inPeopleReach(db, actor, 'requests.answer') } : who;
  const first = { offset: 0, limit: 1 };
  const requests = await requestApprovals(db, approver).search({
    statuses: ['PENDING'],
    order: 'oldest-first',
    ...first,
  });
  const courses = (await areExternalCoursesOn(db, { modules: new Set(hasJourney ? ['journey'] : []) }))
    ? await reviewedCourses(db, reviewer).search({ isAnswered: false, ...first })
    : { total: 0 };
  const waiting: Waiting[] = [
    {
      kind: 'requests',
      count: answers || hasJourney ? requests.total : 0,
      path: answers ? adminInboxPath('matriculas') : approvalsPath,
    },
    { kind: 'courses', count: courses.total, path: answers ? adminInboxPath('cursos') : courseApprovalsPath() },
  ];
  const search = { state: 'reported', q: '', from: undefined, limit: 1 } as const;
  const moderates = hasInbox && hasRight(actor.roles, 'community.moderate');
  if (hasJourney && !moderates) {
    const team = { ...who, role: roleOfLevel(admin) ? 'ADMINISTRATOR' : 'LEADER' } as const;
    const comments = await moderatedComments(db, teamModerator(db, team)).search(search);
    waiting.push({ kind: 'comments', count: comments.total, path: commentApprovalsPath() });
  }
  if (moderates) {
    const within = inTrainingsReach(db, actor, 'community.moderate');
    const comments = await moderatedComments(db, { idUser, name, within }).search(search);
    const messages = await moderatedMessages(db, {
      idUser,
      name,
      within: actor.reach('community.moderate'),
    }).search({ ...search, idChatRoom: undefined });
    const uploads = await reviewedUploads(db, {
      idUser,
      name,
      within: inPeopleReach(db, actor, 'community.moderate'),
    }).waiting(1);
    waiting.push(
      { kind: 'comments', count: comments.total, path: adminInboxPath('comentarios') },
      { kind: 'messages', count: messages.total, path: adminInboxPath('mensagens') },
      { kind: 'uploads', count: uploads.total, path: adminInboxPath('envios') },
    );
  }
  // The tab of the inbox needs this right, whatever is asked for.
  if (hasInbox && hasRight(actor.roles, 'people.privacy')) {
    const asked = (await confirmations(db).waiting(now)).filter((row) => awaitsAnswerOf(actor, row));
    waiting.push({ kind: 'confirmations', count: asked.length, path: adminInboxPath('confirmacoes') });
  }
  return waiting.filter(({ count }) => count > 0);
}
