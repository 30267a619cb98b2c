import { listEnrolmentTrainings } from '@shared-kit/contracts/admin';
import { addDays } from '@shared-kit/contracts/calendar';
import type { TestUser } from '../../test/index.ts';
import { app, inTenant, makeHolder, startAdministration, training } from './test/administration.fixtures.ts';

startAdministration();

const enrolled = ({ idUser }: TestUser, daysAgo: number, status: 'COMPLETED' | 'IN_PROGRESS') =>
  inTenant((db) =>
    db
      .insertInto('enrollments')
      .values({
        id_user: idUser,
        id_node: training.outra,
        id_team: null,
        status,
        progress: 0,
        grade: null,
        enrolled_at: addDays(app.clock.now(), -daysAgo),
        expires_at: null,
        start_date: null,
        finish_date: null,
        last_access_date: null,
      })
      .execute(),
  );

test('a training counts the newest enrolment of each person only, whatever the order in which they were stored', async () => {
  const department = 'Repetidas';
  const reader = await makeHolder('reports', { kind: 'departments', departments: [department] });
  const [again, thrice, once] = await Promise.all(
    Array.from({ length: 3 }, () => app.makeUser(app.tenant, { department })),
  );
  if (!again || !thrice || !once) throw new Error('no people');
  await enrolled(again, 0, 'IN_PROGRESS');
  await enrolled(again, 400, 'COMPLETED');
  await enrolled(thrice, 800, 'COMPLETED');
  await enrolled(thrice, 400, 'IN_PROGRESS');
  await enrolled(thrice, 1, 'COMPLETED');
  await enrolled(once, 5, 'IN_PROGRESS');
  const { trainings } = await app.ok(listEnrolmentTrainings, {}, { as: reader });
  expect(trainings.find(({ idTraining }) => idTraining === training.outra)).toMatchObject({
    open: 2,
    done: 1,
    late: 0,
  });
});
