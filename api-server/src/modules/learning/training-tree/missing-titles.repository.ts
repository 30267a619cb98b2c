import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { maySee } from '../core/unlock.rules.ts';

/** Person who wants to enrol in a training. */
export interface Applicant {
  readonly idUser: number;
  readonly department: string;
  readonly idNode: number;
}

/**
 * Returns the titles of the prerequisites that each applicant has not completed, in two queries for all of them. The key
 * is `<idUser>:<idNode>`. Omits prerequisites that are withdrawn or closed to the person, as an enrolment does.
 */
export async function missingTitles(
  db: TenantDb,
  applicants: readonly Applicant[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (applicants.length === 0) return new Map();
  const required = await db
    .selectFrom('node_prerequisites as p')
    .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'p.id_required'))
    .select(['p.id_node as id_training', 'n.id_node', 'n.title', 'n.departments'])
    .where('p.id_node', 'in', [...new Set(applicants.map(({ idNode }) => idNode))])
    .where('n.status', '=', 'PUBLISHED')
    .where('n.active', '=', true)
    .orderBy('p.position')
    .execute();
  if (required.length === 0) return new Map();
  const done = await db
    .selectFrom('enrollments')
    .select(['id_user', 'id_node'])
    .distinct()
    .where('id_user', 'in', [...new Set(applicants.map(({ idUser }) => idUser))])
    .where('id_node', 'in', [...new Set(required.map(({ id_node }) => id_node))])
    .where('status', 'in', ['COMPLETED', 'PASSED', 'EQUIVALENCY'])
    .execute();
  const isDone = new Set(done.map(({ id_user, id_node }) => `${id_user}:${id_node}`));
  const byTraining = Map.groupBy(required, (row) => row.id_training);
  return new Map(
    applicants.map(({ idUser, department, idNode }) => [
      `${idUser}:${idNode}`,
      (byTraining.get(idNode) ?? [])
        .filter((row) => maySee(row, department) && !isDone.has(`${idUser}:${row.id_node}`))
        .map(({ title }) => title),
    ]),
  );
}
