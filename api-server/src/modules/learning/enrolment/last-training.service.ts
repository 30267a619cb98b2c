import type { LastTraining } from '../../content/index.ts';
import { enrollmentStatusAt } from '../core/enrollment-status.rules.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { enrollments } from './enrollment.repository.ts';

const unfinished = ['NOT_ATTEMPTED', 'IN_PROGRESS', 'INCOMPLETE'];

/** Finds the published, unfinished training that the person opened last. */
export const findLastTraining: LastTraining = async (db, { idUser, now }) => {
  const opened = (await enrollments(db).ofUser(idUser))
    .flatMap((row) => (row.last_access_date === null ? [] : [{ ...row, lastAccess: row.last_access_date }]))
    .filter((row) => unfinished.includes(enrollmentStatusAt(row, now)))
    .toSorted((a, b) => b.lastAccess.getTime() - a.lastAccess.getTime());
  const trainings = new Map((await nodes(db).list(opened.map((row) => row.id_node))).map((row) => [row.id_node, row]));
  for (const { id_node, id_enrollment, progress, lastAccess } of opened) {
    const training = trainings.get(id_node);
    if (training?.status !== 'PUBLISHED') continue;
    return { idEnrollment: id_enrollment, title: training.title, image: training.image, progress, lastAccess };
  }
  return null;
};
