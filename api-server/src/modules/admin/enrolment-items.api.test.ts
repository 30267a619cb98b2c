import { enrolPeople, listEnrolmentItems, listPersonEnrolments } from '@shared-kit/contracts/admin';
import { getNavigationMap } from '@shared-kit/contracts/learning';
import { app, owner, startAdministration, training } from './test/administration.fixtures.ts';

startAdministration();

test('shows the items of a training as the person sees them, and nothing of somebody else’s enrolment', async () => {
  const [ana, bia] = [await app.makeUser(), await app.makeUser()];
  const selection = { kind: 'ids' as const, ids: [ana.idUser] };
  const trainings = [{ idTraining: training.livre, idTeam: null }];
  await app.ok(enrolPeople, { body: { selection, trainings, dueDay: null, reason: '' } }, { as: owner });
  const idPerson = ana.idUser;
  const [enrolment] = (await app.ok(listPersonEnrolments, { params: { idPerson } }, { as: owner })).enrolments;
  const idEnrolment = enrolment?.idEnrolment ?? 0;
  const { title, items } = await app.ok(listEnrolmentItems, { params: { idPerson, idEnrolment } }, { as: owner });
  const own = { params: { idUser: idPerson, idEnrollment: idEnrolment }, query: { fullMap: 1 as const } };
  const map = await app.ok(getNavigationMap, own, { as: ana });
  expect(title).toBe(map.title);
  expect(items.filter(({ depth }) => depth === 0).map((item) => [item.title, item.lock])).toEqual(
    map.mapElements.map((element) => [element.title, element.lock?.message ?? '']),
  );
  expect(items.length).toBeGreaterThan(0);
  const others = { params: { idPerson: bia.idUser, idEnrolment } };
  await app.refused(listEnrolmentItems, others, 404, { as: owner });
});
