import * as contract from '@shared-kit/contracts/admin';
import { notFound, refuse } from '../../../platform/errors.ts';
import { lockPerson } from '../../identity/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { savedViews } from './saved-views.repository.ts';

/** Serves the views of lists that the caller saved. Nobody sees those of somebody else. */
export function serveSavedViews(api: AdminApi): void {
  api.handle(contract.listSavedViews, async ({ db, actor, params }) => ({
    views: await savedViews(db, actor.idUser, params.list).all(),
  }));

  api.handle(contract.saveView, async ({ db, actor, params, body, now, audit }) => {
    const views = savedViews(db, actor.idUser, params.list);
    const { name, query } = body;
    // Two tabs that save at once may not exceed the limit together.
    await lockPerson(db, actor.idUser);
    const before = await views.all();
    const old = before.find((view) => view.name === name);
    if (query === null) {
      if (!(await views.remove(name, now))) throw notFound('Não há uma visão com este nome.');
    } else {
      if (!old && before.length >= contract.MAX_SAVED_VIEWS)
        throw refuse('admin.too-many', 409, `Você já tem ${contract.MAX_SAVED_VIEWS} visões. Apague uma antes.`);
      await views.save({ name, query }, now);
    }
    await audit({
      changes: [{ field: 'savedView', before: old ? name : '', after: query === null ? '' : name }],
    });
    return { success: true as const, views: await views.all() };
  });
}
