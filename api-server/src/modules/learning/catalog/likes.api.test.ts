import { likeElement, unlikeElement } from '@shared-kit/contracts/learning';
import { app, ids, as, startCatalogApp } from '../test/catalog.fixtures.ts';

startCatalogApp();

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
});
