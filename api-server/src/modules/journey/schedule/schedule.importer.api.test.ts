import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { listSchedules } from '@shared-kit/contracts/journey';
import { allImporters } from '../../../app.ts';
import { ImportRefused, faultLine } from '../../../platform/importing/import-fault.types.ts';
import { importTenant } from '../../../platform/importing/import-tenant.service.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';

const demo = resolve(import.meta.dirname, '../../../../../demo/horizonte');
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-22T12:00:00Z');
  folder = await mkdtemp(join(tmpdir(), 'azulejo-schedule-'));
  for (const name of ['tenant.yaml', 'people.yaml', 'media'])
    await cp(join(demo, name), join(folder, name), { recursive: true });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const event = (key: string, more = '') =>
  `  - { key: ${key}, type: palestras, title: Palestra ${key}, start: today+2d 09:00, end: today+2d 11:00${more} }\n`;

async function importWith(events: string, types = '  - { key: palestras, name: Palestras }\n') {
  await writeFile(join(folder, 'schedule.yaml'), `types:\n${types}${events && `events:\n${events}`}`);
  await importTenant(app.platform, allImporters, folder);
  const { db } = app.platform.database;
  return {
    events: await db
      .selectFrom('schedule_events')
      .select(['id_schedule', 'key', 'start_date'])
      .orderBy('key')
      .execute(),
    meetings: await db.selectFrom('schedule_meetings').select(['position', 'speaker']).orderBy('position').execute(),
    types: (await db.selectFrom('schedule_types').select('key').execute()).map(({ key }) => key),
  };
}

test('adds the events of the file, removes missing ones and keeps ids', async () => {
  const meeting = (speaker: string) =>
    `{ type: PRESENCIAL, start: today+2d 09:00, finish: today+2d 10:00, speaker: ${speaker} }`;
  const first = await importWith(event('a', `, meetings: [${meeting('Helena')}, ${meeting('Caio')}]`) + event('b'));
  expect(first.events.map(({ key, start_date }) => [key, start_date.toISOString()])).toEqual([
    ['a', '2026-11-24T12:00:00.000Z'],
    ['b', '2026-11-24T12:00:00.000Z'],
  ]);
  expect(first.meetings.map(({ speaker }) => speaker)).toEqual(['Helena', 'Caio']);
  const second = await importWith(event('a', `, meetings: [${meeting('Rita')}]`));
  expect(second.events).toEqual(first.events.slice(0, 1));
  expect(second.meetings).toEqual([{ position: 1, speaker: 'Rita' }]);
  expect(await importWith('', '  - { key: mutiroes, name: Mutirões }\n')).toEqual({
    events: [],
    meetings: [],
    types: ['mutiroes'],
  });
  await rm(join(folder, 'schedule.yaml'));
  await importTenant(app.platform, allImporters, folder);
  expect(await app.platform.database.db.selectFrom('schedule_types').selectAll().execute()).toEqual([]);
});

test('shows an imported event of a year with daylight saving time with its dates unchanged', async () => {
  await importWith(
    '  - { key: antiga, type: palestras, title: Antiga, start: 2018-12-01 14:30, end: 2018-12-01 16:00 }\n' +
      '  - { key: virada, type: palestras, title: Virada, start: 2018-11-04, end: 2018-11-04 }\n',
  );
  const tenant = await app.platform.tenants.resolve('localhost', 'horizonte');
  if (!tenant) throw new Error('no tenant');
  const user = await app.makeUser(tenant);
  const shown = async (period: string) =>
    (await app.ok(listSchedules, { query: { period } }, { as: user, at: tenant })).scheduleResult.schedules.map(
      ({ title, startDate, endDate }) => [title, formatDateTime(startDate), formatDateTime(endDate)],
    );
  expect(await shown('12-2018')).toEqual([['Antiga', '01/12/2018 14:30', '01/12/2018 16:00']]);
  // The clocks went from midnight to one o'clock: the day began at 01:00 and had 23 hours.
  expect(await shown('11-2018')).toEqual([['Virada', '04/11/2018 01:00', '05/11/2018 00:00']]);
});

test('reports faults with file, line and field', async () => {
  const lines = async (events: string) =>
    importWith(events).then(
      () => [],
      (error: unknown) => (error instanceof ImportRefused ? error.faults.map(faultLine) : Promise.reject(error)),
    );
  expect(await lines(event('a', ', url: javascript:alert(1)'))).toEqual([
    expect.stringMatching(/^schedule\.yaml:4 events\[0\]\.url: use um caminho/),
  ]);
  expect(await lines(event('a').replace('type: palestras', 'type: cursos'))).toEqual([
    "schedule.yaml:4 events[0].type: O tipo 'cursos' não está em 'types'.",
  ]);
  expect(await lines(event('a').replace('11:00', '08:00'))).toEqual([
    'schedule.yaml:4 events[0].end: O evento termina antes de começar.',
  ]);
  expect(await lines(event('a') + event('a'))).toEqual(["schedule.yaml:5 events[1].key: A chave 'a' já foi usada."]);
});
