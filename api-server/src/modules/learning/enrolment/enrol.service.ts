import { lockPerson } from '../../identity/index.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { NodeRow, TeamRow } from '../core/course.rules.ts';
import { expiryOf, hasEnded } from '../core/enrollment-status.rules.ts';
import { mayEnrolAgain } from '../core/open-again.rules.ts';
import { enrollments } from './enrollment.repository.ts';
import type { Viewer } from '../core/viewer.rules.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { trainingsInPreparation } from '../training-tree/in-preparation.repository.ts';
import { expectEnrolmentPeriod } from '../classes/enrolment-period.policy.ts';
import { teams } from '../classes/team.repository.ts';
import { missingPrerequisites } from '../training-tree/prerequisite.repository.ts';
import { RESTRICTED_MESSAGE, lockByPrerequisite, maySee } from '../core/unlock.rules.ts';

/** Enrols the person in a training: in one of its classes, or without a class if self-enrolment is allowed. */
export async function enrol(
  db: TenantDb,
  { nodeCode, idTeam, viewer }: { nodeCode: string; idTeam: number | null; viewer: Viewer },
): Promise<number> {
  const node = await nodes(db).findByCode(nodeCode);
  if (!node) throw notFound();
  const team = idTeam === null ? null : await teamOf(db, node, idTeam);
  await assertMayEnrol(db, node, team, viewer);
  if (team) expectEnrolmentPeriod(team, viewer.now);
  if (team?.need_approval)
    throw refuse('learning.approval-required', 409, 'Esta turma depende de aprovação. Solicite a matrícula.');
  if (!team && !node.self_enrollment)
    throw refuse('learning.not-enrollable', 409, 'Escolha uma turma para se matricular.');
  if (team && !(await teams(db).reserveSeat(team.id_team))) throw noVacancy();
  const expiresAt = team ? expiryOf(team, viewer.now) : null;
  return enrollments(db).add({ idUser: viewer.idUser, idNode: node.id_node, idTeam, expiresAt, now: viewer.now });
}

/** Requests a place in a class that requires approval. */
export async function requestPlace(
  db: TenantDb,
  { idTeam, viewer }: { idTeam: number; viewer: Viewer },
): Promise<number> {
  const team = await teams(db).find(idTeam);
  const node = team && (await nodes(db).find(team.id_node));
  if (!team || !node) throw notFound();
  await assertMayEnrol(db, node, team, viewer);
  expectEnrolmentPeriod(team, viewer.now);
  if (!team.need_approval)
    throw refuse('learning.approval-not-required', 409, 'Esta turma não depende de aprovação. Matricule-se.');
  if (team.capacity !== null && team.seats_taken >= team.capacity) throw noVacancy();
  const idRequest = await teams(db).addRequest(viewer.idUser, idTeam, viewer.now);
  if (idRequest === null)
    throw refuse('learning.already-requested', 409, 'Você já solicitou matrícula nesta turma. Aguarde a aprovação.');
  return idRequest;
}

/** Enrols a person whose request was approved, under the rules of every enrolment. */
export async function enrolApproved(
  db: TenantDb,
  { idTeam, viewer }: { idTeam: number; viewer: Viewer },
): Promise<number> {
  const team = await teams(db).find(idTeam);
  const node = team && (await nodes(db).find(team.id_node));
  if (!team || !node) throw notFound();
  await assertMayEnrol(db, node, team, viewer, 'Esta pessoa já está matriculada neste treinamento.');
  if (!(await teams(db).reserveSeat(idTeam))) throw noVacancy();
  return enrollments(db).add({
    idUser: viewer.idUser,
    idNode: node.id_node,
    idTeam,
    expiresAt: expiryOf(team, viewer.now),
    now: viewer.now,
  });
}

async function teamOf(db: TenantDb, node: NodeRow, idTeam: number): Promise<TeamRow> {
  const team = await teams(db).find(idTeam);
  if (!team || team.id_node !== node.id_node) throw notFound();
  return team;
}

/** Locks the person and refuses an enrolment that the rules forbid, seats and enrolment period apart. */
export async function assertMayEnrol(
  db: TenantDb,
  node: NodeRow,
  team: TeamRow | null,
  viewer: Viewer,
  alreadyEnrolled = 'Você já está matriculado neste treinamento.',
): Promise<void> {
  if (!maySee(node, viewer.department)) throw refuse('learning.restricted', 403, RESTRICTED_MESSAGE);
  await assertOffered(db, node);
  const missing = (await missingPrerequisites(db, viewer, [node.id_node])).get(node.id_node);
  if (missing) throw refuse('learning.prerequisite-missing', 409, lockByPrerequisite(missing).message);
  if (team && hasEnded(team, viewer.now)) throw refuse('learning.class-ended', 409, 'Esta turma já terminou.');
  await lockPerson(db, viewer.idUser);
  const latest = (await enrollments(db).latestByNode(viewer.idUser, [node.id_node])).get(node.id_node);
  if (latest && !mayEnrolAgain(latest, team, viewer.now))
    throw refuse('learning.already-enrolled', 409, alreadyEnrolled);
}

/** Refuses enrolments in a training that is withdrawn or has nothing to do yet. */
export async function assertOffered(db: TenantDb, node: NodeRow): Promise<void> {
  const isOffered = node.node_type === 'LEARNING' && node.status === 'PUBLISHED' && node.active;
  if (!isOffered) throw refuse('learning.not-enrollable', 409, 'Este treinamento não está aberto para matrículas.');
  if ((await trainingsInPreparation(db, [node.id_node])).size > 0)
    throw refuse('learning.in-preparation', 409, 'Este treinamento ainda está em preparação.');
}

function noVacancy() {
  return refuse('learning.no-vacancy', 409, 'Não há mais vagas nesta turma.');
}
