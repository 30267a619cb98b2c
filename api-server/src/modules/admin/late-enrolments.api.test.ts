import { countLateEnrolments } from '@shared-kit/contracts/admin';
import { addDays } from '@shared-kit/contracts/calendar';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type { TestUser } from '../../test/index.ts';
import { app, enrolIn, inTenant, makeHolder, startAdministration, training } from './test/administration.fixtures.ts';

startAdministration();

/** Enrols a person with a due date yesterday. */
async function enrolLate(user: TestUser, status: EnrollmentStatus = 'IN_PROGRESS'): Promise<number> {
  const idEnrollment = await enrolIn(user, training.livre, { status });
  await inTenant((db) =>
    db
      .insertInto('enrollment_assignments')
      .values({
        id_enrollment: idEnrollment,
        due_at: addDays(app.clock.now(), -1),
        reason: '',
        assigned_by: 'Teste',
        id_rule: null,
      })
      .execute(),
  );
  return idEnrollment;
}

const late = (as: TestUser) => app.ok(countLateEnrolments, {}, { as });

test('counts open enrolments after their due date, of people in reach', async () => {
  const department = 'Atrasos';
  const reader = await makeHolder('reports', { kind: 'departments', departments: [department] });
  const other = await makeHolder('reports', { kind: 'departments', departments: ['Outros atrasos'] });
  const [first, second, done] = await Promise.all(
    Array.from({ length: 3 }, () => app.makeUser(app.tenant, { department })),
  );
  if (!first || !second || !done) throw new Error('no people');
  await enrolLate(first);
  await enrolLate(second);
  await enrolLate(done, 'COMPLETED');
  expect(await late(reader)).toEqual({ late: 2, isMore: false });
  expect(await late(other)).toEqual({ late: 0, isMore: false });
});

test('a late enrolment is not counted any more when the person is enrolled again', async () => {
  const department = 'Recomeços';
  const reader = await makeHolder('reports', { kind: 'departments', departments: [department] });
  const user = await app.makeUser(app.tenant, { department });
  await enrolLate(user);
  expect(await late(reader)).toEqual({ late: 1, isMore: false });
  await enrolIn(user, training.livre);
  expect(await late(reader)).toEqual({ late: 0, isMore: false });
});
