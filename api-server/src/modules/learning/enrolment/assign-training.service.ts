import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { lockPeople, people } from '../../identity/index.ts';
import { teams } from '../classes/team.repository.ts';
import { obstacleOf } from '../core/assignment.rules.ts';
import type { AssignmentObstacle } from '../core/assignment.rules.ts';
import type { NodeRow, TeamRow } from '../core/course.rules.ts';
import { expiryOf, hasEnded } from '../core/enrollment-status.rules.ts';
import { maySee } from '../core/unlock.rules.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { assignments } from './assignment.repository.ts';
import { assertOffered } from './enrol.service.ts';

/** People of one step: each statement of a step has a bounded number of rows. */
const STEP = 1000;

/** Many people who are put into one training. */
export interface TrainingAssignment {
  readonly idNode: number;
  /** Class that they join; null for the training without a class. */
  readonly idTeam: number | null;
  readonly idUsers: readonly number[];
  readonly dueAt: Date | null;
  readonly reason: string;
  /** Name of who assigns it. */
  readonly assignedBy: string;
  /** Set when a rule assigns it. */
  readonly rule?: { readonly idRule: number; readonly includesRemoved: boolean };
  readonly now: Date;
}

export interface AssignmentOutcome {
  readonly title: string;
  readonly enrolled: readonly { readonly idEnrollment: number; readonly idUser: number }[];
  /** People who were not enrolled, with the cause. */
  readonly obstacles: ReadonlyMap<number, AssignmentObstacle>;
}

/**
 * Puts people into a training, under the rules of every enrolment except approval. Somebody who is in it already stays
 * as they are, so that a repeated call changes nothing. People are locked in the order of their ids and before the
 * seats, so that parallel calls neither enrol twice nor exceed the seats.
 *
 * @throws {Refusal} when the training or the class is closed, or is not in this company.
 */
export async function assignTraining(db: TenantDb, assignment: TrainingAssignment): Promise<AssignmentOutcome> {
  const training = await openTraining(db, assignment);
  const outcome = { enrolled: [] as { idEnrollment: number; idUser: number }[], obstacles: new Map() };
  for (const step of stepsOf(assignment.idUsers)) {
    await lockPeople(db, step);
    const obstacles = await obstaclesOf(db, training, step, assignment);
    const free = step.filter((idUser) => !obstacles.has(idUser));
    const seats = training.team ? await teams(db).reserveSeats(training.team.id_team, free.length) : free.length;
    for (const idUser of free.slice(seats)) obstacles.set(idUser, 'no-seat');
    const added = await assignments(db, assignment.idNode).add({
      ...assignment,
      idUsers: free.slice(0, seats),
      expiresAt: training.team ? expiryOf(training.team, assignment.now) : null,
      idRule: assignment.rule?.idRule ?? null,
    });
    outcome.enrolled.push(...added);
    for (const [idUser, obstacle] of obstacles) outcome.obstacles.set(idUser, obstacle);
  }
  return { title: training.node.title, ...outcome };
}

/** Returns what `assignTraining` would do now, and changes nothing. */
export async function previewAssignment(
  db: TenantDb,
  assignment: Pick<TrainingAssignment, 'idNode' | 'idTeam' | 'idUsers' | 'rule' | 'now'>,
): Promise<{ readonly free: readonly number[]; readonly obstacles: ReadonlyMap<number, AssignmentObstacle> }> {
  const training = await openTraining(db, assignment);
  const obstacles = new Map<number, AssignmentObstacle>();
  for (const step of stepsOf(assignment.idUsers))
    for (const [idUser, obstacle] of await obstaclesOf(db, training, step, assignment)) obstacles.set(idUser, obstacle);
  const free = assignment.idUsers.filter((idUser) => !obstacles.has(idUser));
  const { capacity, seats_taken } = training.team ?? { capacity: null, seats_taken: 0 };
  const seats = capacity === null ? free.length : Math.max(0, capacity - seats_taken);
  for (const idUser of free.slice(seats)) obstacles.set(idUser, 'no-seat');
  return { free: free.slice(0, seats), obstacles };
}

interface OpenTraining {
  readonly node: NodeRow;
  readonly team: TeamRow | null;
}

/**
 * Returns a training, and its class, that people can be put into.
 *
 * @throws {Refusal} when one of them is closed, or is not in this company.
 */
export async function openTraining(
  db: TenantDb,
  { idNode, idTeam, now }: Pick<TrainingAssignment, 'idNode' | 'idTeam' | 'now'>,
): Promise<OpenTraining> {
  const [node] = await nodes(db).list([idNode]);
  if (!node) throw notFound('Este treinamento não existe.');
  await assertOffered(db, node);
  if (idTeam === null) return { node, team: null };
  const team = await teams(db).find(idTeam);
  if (team?.id_node !== idNode) throw notFound('Esta turma não existe neste treinamento.');
  if (hasEnded(team, now)) throw refuse('learning.class-ended', 409, 'Esta turma já terminou.');
  return { node, team };
}

/** Returns what keeps each of the people from being put into the training, seats apart. */
export async function obstaclesOf(
  db: TenantDb,
  { node, team }: OpenTraining,
  idUsers: readonly number[],
  { rule, now }: Pick<TrainingAssignment, 'rule' | 'now'>,
): Promise<Map<number, AssignmentObstacle>> {
  const own = assignments(db, node.id_node);
  const [persons, latest, required] = await Promise.all([personsOf(db, idUsers), own.latest(idUsers), own.required()]);
  const completed = await own.completed(
    idUsers,
    required.map(({ id_node }) => id_node),
  );
  const obstacles = new Map<number, AssignmentObstacle>();
  for (const { id_user: idUser, active, department } of persons) {
    const row = latest.get(idUser);
    const removedBy = removerOf(row);
    const hasMissingPrerequisite = required.some(
      (one) => maySee(one, department) && !completed.has(`${idUser}:${one.id_node}`),
    );
    const candidate = { active, department, latest: row, removedBy, hasMissingPrerequisite } as const;
    const obstacle = obstacleOf(candidate, { node, team, rule, now });
    if (obstacle) obstacles.set(idUser, obstacle);
  }
  return obstacles;
}

/** Returns who ended the enrolment. */
function removerOf(
  row: { removed_by: string | null; removed_by_rule: number | null } | undefined,
): 'person' | 'rule' | undefined {
  if (row === undefined || row.removed_by === null) return undefined;
  return row.removed_by_rule === null ? 'person' : 'rule';
}

function personsOf(db: TenantDb, idUsers: readonly number[]) {
  return people(db)
    .where('id_user', 'in', [...idUsers])
    .execute();
}

/** Returns the people in steps, in ascending order of their ids. */
function stepsOf(idUsers: readonly number[]): number[][] {
  const ordered = [...new Set(idUsers)].toSorted((a, b) => a - b);
  return Array.from({ length: Math.ceil(ordered.length / STEP) }, (_, index) =>
    ordered.slice(index * STEP, (index + 1) * STEP),
  );
}
