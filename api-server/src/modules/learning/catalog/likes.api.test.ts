import { likeElement, unlikeElement } from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TestUser } from '../../../test/index.ts';
import { app, ids, as, startCatalogApp } from '../test/catalog.fixtures.ts';
import { likes } from './like.repository.ts';

startCatalogApp();

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]): Promise<T> =>
  withTenant(app.platform.database.db, app.tenant.idApp, work);

describe('likes', () => {
  test('rejects a like of a training without an enrolment', async () => {
    expect(
      await app.refused(likeElement, { params: { element: 'NODE', id: ids.node('nr-10') } }, 403, as()),
    ).toMatchObject({
      code: 'learning.enrollment-required',
      message: 'Para curtir, é necessário estar matriculado',
    });
    await app.refused(likeElement, { params: { element: 'NODE', id: 999999 } }, 404, as());
    await app.refused(likeElement, { params: { element: 'CONTENT', id: 999999 } }, 404, as());
  });

  test('counts a like once and lets the person take it back [B7.2-14] [B7.2-15] [B3-34]', async () => {
    const params = { element: 'CONTENT', id: ids.content('video-livre') } as const;
    const colleague = await app.makeUser();
    expect(await app.ok(likeElement, { params }, as())).toEqual({ success: true, liked: 1, likes: 1, idNode: null });
    expect(await app.ok(likeElement, { params }, as())).toMatchObject({ liked: 1, likes: 1 });
    expect(await app.ok(likeElement, { params }, { as: colleague })).toMatchObject({ liked: 1, likes: 2 });
    expect(await app.ok(unlikeElement, { params }, as())).toMatchObject({ liked: 0, likes: 1 });
  });

  test('counts likes that come at once, and no longer those of people who are removed', async () => {
    const params = { element: 'CONTENT', id: ids.content('video-a') } as const;
    const people: TestUser[] = [];
    for (let count = 0; count < 6; count += 1) people.push(await app.makeUser());
    await inTenant((db) =>
      db
        .insertInto('learning_likes')
        .values(
          people.flatMap(({ idUser }) =>
            [params.id, params.id + 1_000].map((id) => ({
              id_user: idUser,
              element_type: 'CONTENT' as const,
              id_liked: id,
              liked_at: app.clock.now(),
            })),
          ),
        )
        .execute(),
    );
    const likesOf = async (id: number) =>
      inTenant(async (db) => (await likes(db, people[0]?.idUser ?? 0).of('CONTENT', [id])).get(id));
    expect(await likesOf(params.id)).toEqual({ likes: 6, liked: true });
    await Promise.all(
      people.slice(1).map(({ idUser }, index) =>
        inTenant(async (db) => {
          if (index % 2 === 0) await likes(db, idUser).remove('CONTENT', params.id);
          else await db.deleteFrom('learning_likes').where('id_user', '=', idUser).execute();
        }),
      ),
    );
    expect(await likesOf(params.id)).toEqual({ likes: 1, liked: true });
    expect(await likesOf(params.id + 1_000)).toEqual({ likes: 4, liked: true });
  });
});
