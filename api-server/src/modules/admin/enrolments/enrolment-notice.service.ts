import { formatDate } from '@shared-kit/contracts/calendar';
import { levelPath } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { AssignmentOutcome } from '../../learning/index.ts';
import { notifyMany } from '../../notifications/index.ts';

/** Puts the new enrolments into the bells of the people. */
export async function tellEnrolled(
  db: TenantDb,
  { title, enrolled }: Pick<AssignmentOutcome, 'title' | 'enrolled'>,
  { dueAt, now }: { readonly dueAt: Date | null; readonly now: Date },
): Promise<void> {
  await notifyMany.of(db)(
    db,
    enrolled.map(({ idEnrollment, idUser }) => ({
      idUser,
      key: `enrolment:${idEnrollment}`,
      kind: 'request',
      title: `Você foi inscrito em ${title}`,
      text: dueAt === null ? 'Abra o treinamento para começar.' : `Conclua até ${formatDate(dueAt)}.`,
      path: levelPath(idEnrollment),
      now,
    })),
  );
}
