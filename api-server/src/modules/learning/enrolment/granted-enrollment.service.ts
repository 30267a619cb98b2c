import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { lockPerson } from '../../identity/index.ts';
import { enrollmentStatusAt } from '../core/enrollment-status.rules.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { enrollments } from './enrollment.repository.ts';

interface Grant {
  readonly idUser: number;
  readonly idNode: number;
  readonly now: Date;
}

/**
 * Enrols a person in a training that they obtained outside the catalog, for example by a purchase. Neither classes nor
 * self-enrolment apply. Keeps a running or completed enrolment; `isNew` is then false.
 */
export async function grantEnrollment(
  db: TenantDb,
  { idUser, idNode, now }: Grant,
): Promise<{ idEnrollment: number; isNew: boolean }> {
  await lockPerson(db, idUser);
  const latest = (await enrollments(db).latestByNode(idUser, [idNode])).get(idNode);
  const status = latest && enrollmentStatusAt(latest, now);
  if (latest && status !== 'EXPIRED' && status !== 'FAILED')
    return { idEnrollment: latest.id_enrollment, isNew: false };
  const idEnrollment = await enrollments(db).add({ idUser, idNode, idTeam: null, expiresAt: null, now });
  return { idEnrollment, isNew: true };
}

/** Ends an enrolment at once, completed or not. Progress and history stay. */
export async function endEnrollment(db: TenantDb, idEnrollment: number, now: Date): Promise<void> {
  await enrollments(db).end(idEnrollment, now);
}

/** Training of a person, as the page of a product shows it. */
export interface TrainingState {
  readonly idNode: number;
  readonly title: string;
  readonly idEnrollment: number;
  readonly status: EnrollmentStatus;
  readonly progress: number;
}

/** Returns a person's newest enrolment in each of the published trainings. */
export async function trainingStates(
  db: TenantDb,
  { idUser, idNodes, now }: { idUser: number; idNodes: readonly number[]; now: Date },
): Promise<ReadonlyMap<number, TrainingState>> {
  const latest = await enrollments(db).latestByNode(idUser, idNodes);
  const published = (await nodes(db).list([...latest.keys()])).filter(({ status }) => status === 'PUBLISHED');
  return new Map(
    published.flatMap(({ id_node: idNode, title }) => {
      const row = latest.get(idNode);
      if (!row) return [];
      const status = enrollmentStatusAt(row, now);
      return [[idNode, { idNode, title, idEnrollment: row.id_enrollment, status, progress: row.progress }]];
    }),
  );
}
