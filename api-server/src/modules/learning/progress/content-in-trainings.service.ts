import { registerContentAccess } from '../../content/index.ts';
import { contentEnrollments } from '../enrolment/enrollment.repository.ts';
import { isOnOpenPage } from '../training-tree/free-content.repository.ts';

/** Registers with the content module who may open items that no section lists. Called once, at startup. */
export function joinContent(): void {
  registerContentAccess(
    async (db, { idUser, idContentItem }) =>
      (await isOnOpenPage(db, idUser, idContentItem)) ||
      (await contentEnrollments(db).isOpenedBy(idUser, idContentItem)),
  );
}
