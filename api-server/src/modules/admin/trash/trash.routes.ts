import * as contract from '@shared-kit/contracts/admin';
import type { AdminApi } from '../access/admin-api.service.ts';
import { peopleGroups } from '../groups/people-groups.repository.ts';
import { deletedViews } from '../saved-views/saved-views.repository.ts';
import { restorableSince } from './trash-days.rules.ts';
import { presentTrash } from './trash.presenter.ts';
import { trash } from './trash.repository.ts';

/** Serves the trash. What restores a thing is beside what deletes it. */
export function serveTrash(api: AdminApi): void {
  api.handle(contract.listTrash, async ({ db, actor, now }) => {
    const since = restorableSince(now);
    const [groups, views, others] = await Promise.all([
      peopleGroups(db).deletedSince(since),
      deletedViews(db, actor.idUser, since),
      trash(db).list(since),
    ]);
    return presentTrash(actor, { groups, views, others });
  });
}
