import type { SessionContributor } from '../../platform/session-contributor.port.ts';
import { sectionMenu } from './section-menu.service.ts';
import { tracking } from './tracking.repository.ts';

/** Adds menu, design and last tracking to the login session (A3-02). */
export const contributeSession: SessionContributor = async ({ db, tenant, idUser, now, storage }) => {
  const [{ menu, design }, last] = await Promise.all([
    sectionMenu(db, { storage, tenant, now }),
    tracking(db).last(idUser),
  ]);
  return {
    menu,
    design,
    lastTracking: last
      ? {
          idContentItem: last.id_content_item,
          idSection: last.id_section,
          text: last.text,
          lastPosition: last.last_position,
        }
      : null,
  };
};
