import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { NodeRow } from '../core/course.rules.ts';
import { maySee } from '../core/unlock.rules.ts';
import type { Viewer } from '../core/viewer.rules.ts';

type Learner = Pick<Viewer, 'idUser' | 'department'>;

/** Training that has to be completed before enrolling in another one. */
export interface Prerequisite {
  readonly row: NodeRow;
  readonly isDone: boolean;
}

/**
 * Returns the prerequisites of trainings with the person's progress, by training. Omits prerequisites that are
 * withdrawn or closed to the person, because they could not complete them.
 */
export async function prerequisitesOf(
  db: TenantDb,
  { idUser, department }: Learner,
  idNodes: readonly number[],
): Promise<ReadonlyMap<number, Prerequisite[]>> {
  if (idNodes.length === 0) return new Map();
  const listed = db
    .selectFrom('node_prerequisites as p')
    .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'p.id_required'))
    .selectAll('n')
    .select('p.id_node as id_training')
    .where('p.id_node', 'in', [...idNodes])
    .where('n.status', '=', 'PUBLISHED')
    .where('n.active', '=', true)
    .orderBy('p.position')
    .execute();
  const completed = db
    .selectFrom('enrollments')
    .select('id_node')
    .distinct()
    .where('id_user', '=', idUser)
    .where('status', 'in', ['COMPLETED', 'PASSED', 'EQUIVALENCY'])
    .where('id_node', 'in', (eb) =>
      eb
        .selectFrom('node_prerequisites as p')
        .select('p.id_required')
        .where('p.id_node', 'in', [...idNodes]),
    )
    .execute();
  const [rows, done] = await Promise.all([listed, completed]);
  const doneIds = new Set(done.map((row) => row.id_node));
  const found = rows
    .filter((row) => maySee(row, department))
    .map(({ id_training: idTraining, ...row }) => ({
      idTraining,
      prerequisite: { row, isDone: doneIds.has(row.id_node) },
    }));
  return new Map(
    [...Map.groupBy(found, ({ idTraining }) => idTraining)].map(([idTraining, own]) => [
      idTraining,
      own.map(({ prerequisite }) => prerequisite),
    ]),
  );
}

/** Returns the first prerequisite that the person has not completed, by training. */
export async function missingPrerequisites(
  db: TenantDb,
  learner: Learner,
  idNodes: readonly number[],
): Promise<ReadonlyMap<number, NodeRow>> {
  const all = await prerequisitesOf(db, learner, idNodes);
  return new Map(
    [...all].flatMap(([idNode, prerequisites]) => {
      const missing = prerequisites.find(({ isDone }) => !isDone);
      return missing ? [[idNode, missing.row] as const] : [];
    }),
  );
}
