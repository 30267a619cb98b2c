import { courseApprovalsPath } from '@shared-kit/contracts/journey';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { findPerson } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';

interface NewCourse {
  readonly idUser: number;
  readonly idCourse: number;
  readonly title: string;
  readonly now: Date;
}

/** Puts a new external course into the bell of the person's leader. */
export async function noticeOfCourse(db: TenantDb, { idUser, idCourse, title, now }: NewCourse): Promise<void> {
  const { id_manager: idLeader, name } = await findPerson(db, idUser);
  if (idLeader === null) return;
  await notify.of(db)(db, {
    idUser: idLeader,
    key: `external-course:${idCourse}`,
    kind: 'request',
    title: `${name} cadastrou o curso externo ${title}`,
    text: 'O curso aguarda a sua resposta.',
    path: courseApprovalsPath(),
    now,
  });
}
