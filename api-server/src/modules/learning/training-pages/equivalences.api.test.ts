import { getNode, listEquivalences } from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { userPoints } from '../../gamification/index.ts';
import type { TestUser } from '../../../test/index.ts';
import { app, ids, enrolled, of, watch, startTrainingPagesApp } from '../test/training-pages.fixtures.ts';

startTrainingPagesApp();

describe('equivalent pages', () => {
  test('equivalent pages are listed with their titles and whether the person has done them, without those of other departments [B7.1-07]', async () => {
    const user = await app.makeUser();
    const list = async () => (await app.ok(listEquivalences, { params: { id: 'reciclagem' } }, { as: user })).result;
    expect(await list()).toEqual([
      { origin: { nodeCode: 'nr-10', title: 'NR-10', image: '' }, done: 0 },
      { origin: { nodeCode: 'externo', title: 'NR-10 em outra empresa', image: '' }, done: 0 },
    ]);
    await watch(user, await enrolled(user, 'nr-10'), 'video-nr10');
    expect((await list()).map(({ done }) => done)).toEqual([1, 0]);
    expect((await app.ok(listEquivalences, { params: { id: 'nr-10' } }, { as: user })).result).toEqual([]);
  });

  test('answer 404 for unknown, foreign and restricted pages, and require a session', async () => {
    const user = await app.makeUser();
    for (const id of ['nada', 'de-outros', 'sigiloso'])
      await app.refused(listEquivalences, { params: { id } }, 404, { as: user });
    await app.refused(listEquivalences, { params: { id: 'reciclagem' } }, 401);
  });

  test('equivalent pages are announced on the page', async () => {
    const user = await app.makeUser();
    expect(await app.ok(getNode, { params: { id: 'reciclagem' } }, { as: user })).toMatchObject({ hasEquivalences: 1 });
    expect(await app.ok(getNode, { params: { id: 'nr-10' } }, { as: user })).toMatchObject({ hasEquivalences: 0 });
  });

  test("count at once in the person's other trainings and unlock the next elements [B7.1-08]", async () => {
    const user = await app.makeUser();
    const whole = await enrolled(user, 'reciclagem');
    const path = await enrolled(user, 'trilha');
    expect((await of(user, path)).node.blocks[0]?.elements[1]?.data.lock).toMatchObject({ reason: 'SEQUENCE' });
    await watch(user, await enrolled(user, 'nr-10'), 'video-nr10');
    expect(await of(user, whole)).toMatchObject({
      enrollment: { status: 'EQUIVALENCY', progress: 100 },
      nodeEnrollment: { status: 'EQUIVALENCY', equivalentNodeCode: 'nr-10' },
    });
    const after = await of(user, path);
    expect(after.enrollment).toMatchObject({ status: 'IN_PROGRESS', progress: 50 });
    expect(after.node.blocks[0]?.elements.map(({ data }) => [data.progressStatus, data.lock])).toEqual([
      ['EQUIVALENCY', null],
      ['NOT_ATTEMPTED', null],
    ]);
  });

  test('count from the first opening when done before, for this person only', async () => {
    const [user, other] = [await app.makeUser(), await app.makeUser()];
    await watch(user, await enrolled(user, 'nr-10'), 'video-nr10');
    expect((await of(user, await enrolled(user, 'reciclagem'))).enrollment.status).toBe('EQUIVALENCY');
    expect((await of(other, await enrolled(other, 'reciclagem'))).enrollment.status).toBe('NOT_ATTEMPTED');
  });

  test('equivalent pages can also be completed here, which finishes them from that moment and earns points [B4.1-10] [B6-08]', async () => {
    app.clock.set(new Date());
    const user = await app.makeUser();
    const whole = await enrolled(user, 'reciclagem');
    const third = await enrolled(user, 'terceira');
    await watch(user, await enrolled(user, 'nr-10'), 'video-nr10');
    const before = await of(user, whole);
    app.clock.advance(60_000);
    expect(await watch(user, whole, 'video-reciclagem')).toMatchObject({
      enrollmentStatus: 'COMPLETED',
      enrollmentProgress: 100,
      points: { earnPoints: 7 },
    });
    const { enrollment, nodeEnrollment } = await of(user, whole);
    expect(nodeEnrollment).toMatchObject({ status: 'COMPLETED', progress: 100, equivalentNodeCode: null });
    expect(Date.parse(enrollment.finishDate ?? '')).toBe(Date.parse(before.enrollment.finishDate ?? '') + 60_000);
    // It counts elsewhere now that it was really done.
    expect((await of(user, third)).enrollment.status).toBe('EQUIVALENCY');
    expect((await watch(user, whole, 'video-reciclagem')).points).toMatchObject({ earnPoints: 0 });
  });

  test('complete a training by equivalence when all its parts were done elsewhere, without points, and leave it open', async () => {
    const user = await app.makeUser();
    const [levels, one] = [await enrolled(user, 'so-niveis'), await enrolled(user, 'um-nivel', ids.team('que-fecha'))];
    const before = await pointsOf(user);
    await watch(user, await enrolled(user, 'nr-10'), 'video-nr10');
    expect((await of(user, levels)).enrollment).toMatchObject({ status: 'EQUIVALENCY', progress: 100 });
    expect((await of(user, one)).enrollment).toMatchObject({ status: 'EQUIVALENCY', progress: 100 });
    // The points of the training that was done, and no others.
    expect((await pointsOf(user)) - before).toBe(7);
    expect(await watch(user, one, 'video-unico', 'unico-nr10')).toMatchObject({
      enrollmentStatus: 'COMPLETED',
      points: { earnPoints: 7 },
    });
    expect((await of(user, one)).node.lock).toMatchObject({ reason: 'COMPLETED' });
  });

  test('do not count further when they are only credited by equivalence', async () => {
    const user = await app.makeUser();
    const third = await enrolled(user, 'terceira');
    await watch(user, await enrolled(user, 'nr-10'), 'video-nr10');
    await enrolled(user, 'reciclagem');
    expect((await of(user, third)).enrollment.status).toBe('NOT_ATTEMPTED');
  });
});

function pointsOf({ idUser }: TestUser): Promise<number> {
  return withTenant(app.platform.database.db, app.tenant.idApp, (db) => userPoints(db, idUser));
}
