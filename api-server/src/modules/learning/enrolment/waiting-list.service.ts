import { levelPath } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { lockPeople, noticeMail } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';
import { expectEnrolmentPeriod } from '../classes/enrolment-period.policy.ts';
import { teams } from '../classes/team.repository.ts';
import { waitingLists } from '../classes/waiting-list.repository.ts';
import { expiryOf, hasEnded } from '../core/enrollment-status.rules.ts';
import { seatsLeft } from '../core/seats.rules.ts';
import type { Viewer } from '../core/viewer.rules.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { obstaclesOf } from './assign-training.service.ts';
import { assertMayEnrol } from './enrol.service.ts';
import { enrollments } from './enrollment.repository.ts';
import { seatGivenTemplate } from './request-notices.mail.ts';

/**
 * Puts a person at the end of the waiting list of a full class, under the rules of every enrolment. Returns their place.
 * A repeated call changes nothing.
 */
export async function joinWaitingList(
  db: TenantDb,
  { idTeam, viewer }: { readonly idTeam: number; readonly viewer: Viewer },
): Promise<number> {
  const lists = waitingLists(db);
  await lists.lock([idTeam]);
  const team = await teams(db).find(idTeam);
  const node = team && (await nodes(db).find(team.id_node));
  if (!team || !node) throw notFound();
  await assertMayEnrol(db, node, team, viewer);
  expectEnrolmentPeriod(team, viewer.now);
  if (team.need_approval)
    throw refuse('learning.approval-required', 409, 'Esta turma depende de aprovação e não tem lista de espera.');
  // A seat is freed under the lock of the list, so a class that is full now stays full until the person is in the list.
  const locked = await teams(db).lock(idTeam);
  if (seatsLeft(locked) !== 0) throw refuse('learning.has-vacancy', 409, 'Há vaga nesta turma. Matricule-se.');
  await lists.add(idTeam, viewer.idUser, viewer.now);
  return (await lists.placesOf(viewer.idUser, [idTeam])).get(idTeam) ?? 1;
}

/** Takes a person out of a waiting list. Somebody who is not in it stays as they are. */
export async function leaveWaitingList(db: TenantDb, idTeam: number, idUser: number): Promise<boolean> {
  await waitingLists(db).lock([idTeam]);
  return waitingLists(db).remove(idTeam, [idUser]);
}

/**
 * Locks the waiting lists of classes and everybody in them. Whoever frees seats calls it first, so that
 * `admitWaiting` finds the list as it was read.
 */
export async function lockWaitingLists(
  db: TenantDb,
  idTeams: readonly number[],
  others: readonly number[] = [],
): Promise<void> {
  await waitingLists(db).lock(idTeams);
  await lockPeople(db, [...(await waitingLists(db).idsIn(idTeams)), ...others]);
}

/**
 * Gives the free seats of a class to the first people of its waiting list, in the caller's transaction, and puts the
 * news into their bells. Somebody who may not enrol now, for example for lack of a prerequisite, keeps their place.
 * Returns the mails.
 */
export async function admitWaiting(db: TenantDb, idTeam: number, now: Date): Promise<Mail[]> {
  const lists = waitingLists(db);
  const waiting = await lists.people(idTeam);
  if (waiting.length === 0) return [];
  const team = await teams(db).lock(idTeam);
  const [node] = await nodes(db).list([team.id_node]);
  if (!node || team.need_approval || hasEnded(team, now)) return [];
  const ids = waiting.map(({ idUser }) => idUser);
  const obstacles = await obstaclesOf(db, { node, team }, ids, { now });
  await lists.remove(
    idTeam,
    ids.filter((idUser) => obstacles.get(idUser) === 'already'),
  );
  const seats = seatsLeft(team) ?? ids.length;
  const admitted = ids.filter((idUser) => !obstacles.has(idUser)).slice(0, seats);
  const mails: Mail[] = [];
  await lists.remove(idTeam, admitted);
  await teams(db).reserveSeats(idTeam, admitted.length);
  for (const idUser of admitted) {
    const expiresAt = expiryOf(team, now);
    const idEnrollment = await enrollments(db).add({ idUser, idNode: team.id_node, idTeam, expiresAt, now });
    await notify.of(db)(db, {
      idUser,
      key: `seat:${idEnrollment}`,
      kind: 'answer',
      title: `Você entrou na turma ${team.name}`,
      text: `Abriu uma vaga em ${node.title}, e a sua matrícula foi feita.`,
      path: levelPath(idEnrollment),
      now,
    });
    const mail = await noticeMail(db, {
      idUser,
      type: 'enrollment-request-answered',
      now,
      once: `seat ${idEnrollment}`,
      entry: null,
      template: seatGivenTemplate,
      values: { treinamento: node.title, turma: team.name },
    });
    if (mail) mails.push(mail);
  }
  return mails;
}
