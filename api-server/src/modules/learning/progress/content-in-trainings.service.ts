import type { ContentAccess } from '../../content/index.ts';
import { contentEnrollments } from '../enrolment/enrollment.repository.ts';
import { isOnOpenPage } from '../training-tree/free-content.repository.ts';

/** Returns true for an item on an open page, and for one in a training that the person has begun. */
export const isOpenInTrainings: ContentAccess = async (db, { idUser, idContentItem }) =>
  (await isOnOpenPage(db, idUser, idContentItem)) || (await contentEnrollments(db).isOpenedBy(idUser, idContentItem));
