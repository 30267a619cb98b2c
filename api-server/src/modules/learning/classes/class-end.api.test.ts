import { HOUR_MS, dayKey, endOfDay, fromMoment } from '@shared-kit/contracts/calendar';
import { listSchedules } from '@shared-kit/contracts/journey';
import { createEnrollment, getEnrollment, listTeams } from '@shared-kit/contracts/learning';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

let app: TestApp;
let ids: ImportedIds;

beforeAll(async () => {
  app = await startTestApp();
  ids = await importLearning(app, {
    trainings: [
      {
        code: 'ultimo-dia',
        catalog: 'catalogo',
        title: 'Último dia',
        classes: [{ key: 'hoje', name: 'Termina hoje', start: 'today-5d', end: 'today' }],
      },
    ],
  });
  // The last hour of the day that the screen prints as the last one of the class.
  const lastHour = endOfDay(app.clock.now()).getTime() - HOUR_MS;
  app.clock.advance(lastHour - app.clock.now().getTime());
});
afterAll(() => app.close());

const enrol = (user: TestUser) => ({
  body: { idUser: user.idUser, nodeCode: 'ultimo-dia', idTeam: ids.team('hoje') },
});
const offered = async (user: TestUser) =>
  (await app.ok(listTeams, { query: { nodeCode: 'ultimo-dia', onlyAvailable: 'true' } }, { as: user })).teams;

test('a class is open on its whole last day, and its enrolments and schedule end with that day', async () => {
  const user = await app.makeUser();
  const today = dayKey(app.clock.now());
  const [team] = await offered(user);
  expect(team?.finalDate && dayKey(fromMoment(team.finalDate))).toBe(today);
  const { idEnrollment } = await app.ok(createEnrollment, enrol(user), { as: user });
  const { enrollment } = await app.ok(getEnrollment, { params: { idUser: user.idUser, idEnrollment } }, { as: user });
  expect(enrollment.status).toBe('NOT_ATTEMPTED');
  const { scheduleResult } = await app.ok(listSchedules, { query: {} }, { as: user });
  const [record] = scheduleResult.schedules;
  expect(record && dayKey(fromMoment(record.endDate))).toBe(today);
});

test('a class is closed from the next day on', async () => {
  const enrolled = await app.makeUser();
  const { idEnrollment } = await app.ok(createEnrollment, enrol(enrolled), { as: enrolled });
  app.clock.advance(HOUR_MS + 1000);
  const late = await app.makeUser();
  expect(await offered(late)).toEqual([]);
  expect(await app.refused(createEnrollment, enrol(late), 409, { as: late })).toMatchObject({
    code: 'learning.class-ended',
  });
  const { enrollment } = await app.ok(
    getEnrollment,
    { params: { idUser: enrolled.idUser, idEnrollment } },
    { as: enrolled },
  );
  expect(enrollment.status).toBe('EXPIRED');
});
