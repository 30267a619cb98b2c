import { listExpiries } from '@shared-kit/contracts/admin';
import { addDays } from '@shared-kit/contracts/calendar';
import type { TestUser } from '../../test/index.ts';
import {
  app,
  enrolIn,
  inTenant,
  makeHolder,
  owner,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';

startAdministration();

/** Completes a training with a validity that ends in these days. */
async function complete(user: TestUser, days: number, idNode = training.livre): Promise<number> {
  const id = await enrolIn(user, idNode, { status: 'COMPLETED' });
  await inTenant((db) =>
    db
      .updateTable('enrollments')
      .set({ valid_until: addDays(app.clock.now(), days) })
      .where('id_enrollment', '=', id)
      .execute(),
  );
  return id;
}

const own = async (users: readonly TestUser[], as = owner, query: object = {}) => {
  const ids = users.map(({ idUser }) => idUser);
  const found = await app.ok(listExpiries, { query: { limit: 100, ...query } }, { as });
  return found.expiries.filter(({ person }) => ids.includes(person.idPerson));
};

test('lists what ends within 30 days, soonest first, and not what was renewed, is over, or is of people without access', async () => {
  const users = await Promise.all([1, 2, 3, 4, 5, 6].map(() => app.makeUser()));
  const [soon, later, far, over, renewed, gone] = users as [TestUser, TestUser, TestUser, TestUser, TestUser, TestUser];
  await complete(later, 29);
  await complete(soon, 2);
  await complete(far, 31);
  await complete(over, -1);
  await complete(renewed, 5);
  await complete(renewed, 400);
  await complete(gone, 5);
  await inTenant((db) => db.updateTable('users').set({ active: false }).where('id_user', '=', gone.idUser).execute());
  expect((await own(users)).map(({ person }) => person.idPerson)).toEqual([soon.idUser, later.idUser]);
});

test('says who is enrolled again', async () => {
  const user = await app.makeUser();
  await complete(user, 10);
  expect(await own([user])).toMatchObject([{ title: 'Treinamento livre', isRenewing: false }]);
  await inTenant((db) =>
    db
      .updateTable('enrollments')
      .set({ enrolled_at: addDays(app.clock.now(), -300) })
      .where('id_user', '=', user.idUser)
      .execute(),
  );
  await enrolIn(user, training.livre);
  expect(await own([user])).toMatchObject([{ isRenewing: true }]);
});

test('a scope sees and counts its own people or trainings only, and pages turn by key', async () => {
  const department = 'Vencimentos';
  const [inside, outside] = [await app.makeUser(app.tenant, { department }), await app.makeUser()];
  await complete(inside, 3);
  await complete(inside, 4, training.outra);
  await complete(outside, 3);
  const reader = await makeHolder('reports', { kind: 'departments', departments: [department] });
  const first = await app.ok(listExpiries, { query: { limit: 1 } }, { as: reader });
  expect(first).toMatchObject({ total: 2, isMore: false, expiries: [{ idTraining: training.livre }] });
  const next = { limit: 1, after: first.places.next ?? '' };
  const second = await app.ok(listExpiries, { query: next }, { as: reader });
  expect(second).toMatchObject({ expiries: [{ idTraining: training.outra }], places: { next: null } });
  expect(await own([inside, outside], owner, { idTraining: training.outra })).toHaveLength(1);
  const ofTraining = await makeHolder('reports', { kind: 'trainings', trainings: [training.outra] });
  expect((await own([inside, outside], ofTraining)).map(({ idTraining }) => idTraining)).toEqual([training.outra]);
});
