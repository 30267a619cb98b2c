import type { Session } from '../../../platform/auth/session.types.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { isAdministrator, leadsPeople } from '../../identity/index.ts';
import type { CourseReviewer } from './external-course.repository.ts';

/** Returns the person as a reviewer. Throws 403 for people who neither lead anybody nor administrate. */
export async function reviewerOf(
  db: TenantDb,
  { idUser, name }: Pick<Session, 'idUser' | 'name'>,
): Promise<CourseReviewer> {
  if (await isAdministrator(db, idUser)) return { role: 'ADMINISTRATOR', idUser, name };
  if (await leadsPeople(db, idUser)) return { role: 'LEADER', idUser, name };
  throw refuse(
    'journey.answers-no-courses',
    403,
    'Só quem lidera uma equipe ou administra o portal responde cursos externos.',
  );
}
