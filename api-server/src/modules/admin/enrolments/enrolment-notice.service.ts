import { formatDate } from '@shared-kit/contracts/calendar';
import { levelPath } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { AssignmentOutcome } from '../../learning/index.ts';
import { forgetEntries, notifyMany } from '../../notifications/index.ts';

/** Puts the new enrolments into the bells of the people. */
export async function notifyEnrolled(
  db: TenantDb,
  { title, enrolled }: Pick<AssignmentOutcome, 'title' | 'enrolled'>,
  { dueAt, now }: { readonly dueAt: Date | null; readonly now: Date },
): Promise<void> {
  await notifyMany.of(db)(
    db,
    enrolled.map(({ idEnrollment, idUser }) => ({
      idUser,
      key: entryKey(idEnrollment),
      kind: 'request',
      title: `Você foi inscrito em ${title}`,
      text: dueAt === null ? 'Abra o treinamento para começar.' : `Conclua até ${formatDate(dueAt)}.`,
      path: levelPath(idEnrollment),
      now,
    })),
  );
}

/** Takes the entries of enrolments that were undone out of the bells. */
export async function forgetEnrolled(
  db: TenantDb,
  rows: readonly { readonly id_user: number; readonly id_enrollment: number | null }[],
): Promise<void> {
  await forgetEntries.of(db)(
    db,
    rows.map(({ id_user, id_enrollment }) => ({ idUser: id_user, key: entryKey(id_enrollment ?? 0) })),
  );
}

const entryKey = (idEnrollment: number): string => `enrolment:${idEnrollment}`;
