import { findContent } from '@shared-kit/contracts/content';
import { recordContentShare } from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { app, ids, startTrainingPagesApp } from '../test/training-pages.fixtures.ts';

startTrainingPagesApp();

describe('sharing', () => {
  async function makeShareable(content: string): Promise<void> {
    await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
      db
        .updateTable('content_items')
        .set({ shareable: true })
        .where('id_content_item', '=', ids.content(content))
        .execute(),
    );
  }

  test('opens a shareable link for everybody in the tenant, and another one for nobody else [B4.3-25]', async () => {
    const user = await app.makeUser();
    const params = { id: ids.content('video-trilha') };
    await app.refused(findContent, { params }, 404, { as: user });
    await makeShareable('video-trilha');
    expect((await app.ok(findContent, { params }, { as: user })).content[0]).toMatchObject({ shareable: true });
  });

  test('counts share requests and copied links of the caller, for shareable contents only [B7.2-16] [B7.2-17]', async () => {
    const [user, other] = [await app.makeUser(), await app.makeUser()];
    await makeShareable('video-externo');
    const body = { idUser: user.idUser, idContent: ids.content('video-externo') };
    for (const event of ['content/share/click', 'content/share/copy', 'content/share/copy'] as const) {
      expect(await app.ok(recordContentShare, { body: { ...body, event } }, { as: user })).toEqual({ success: true });
    }
    const rows = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
      db
        .selectFrom('content_shares')
        .select(['event', 'times'])
        .where('id_content_item', '=', body.idContent)
        .orderBy('event')
        .execute(),
    );
    expect(rows).toEqual([
      { event: 'content/share/click', times: 1 },
      { event: 'content/share/copy', times: 2 },
    ]);
    const event = 'content/share/copy' as const;
    await app.refused(recordContentShare, { body: { ...body, event } }, 404, { as: other });
    await app.refused(recordContentShare, { body: { ...body, event, idContent: ids.content('video-nr10') } }, 404, {
      as: user,
    });
    await app.refused(recordContentShare, { body: { ...body, event } }, 401);
  });
});
