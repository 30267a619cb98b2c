import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { administeredClasses } from '../classes/administered-classes.repository.ts';
import { attendances } from '../classes/attendance.repository.ts';
import { classMeetings } from '../classes/class-meetings.service.ts';
import { saveMeetings } from '../classes/save-meetings.service.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const meetingIn = (address: string) => ({
  type: 'PRESENCIAL' as const,
  start: '2026-12-01 09:00',
  finish: '2026-12-01 11:00',
  address,
});

const importClass = (name: string, capacity: number, earlier?: ImportedIds, room = 'Sala 1') =>
  importLearning(
    app,
    {
      trainings: [
        {
          code: 'nr-10',
          catalog: 'catalogo',
          title: 'NR-10',
          classes: [{ key: 'manha', name, capacity, meetings: [meetingIn(room)] }],
        },
      ],
    },
    earlier ? { known: earlier.known } : {},
  );

test('an import keeps the fields of a class that were edited on a screen, and writes the others', async () => {
  const ids = await importClass('Manhã', 10);
  const inClasses = <T>(work: (classes: ReturnType<typeof administeredClasses>) => Promise<T>) =>
    withTenant(app.platform.database.db, app.tenant.idApp, (db) => work(administeredClasses(db)));
  const read = async () => {
    const row = await inClasses((classes) => classes.find(ids.team('manha')));
    if (!row) throw new Error('no class');
    return row;
  };
  const before = await read();
  await inClasses((classes) => classes.save(before, { ...before, capacity: 25 }));

  await importClass('Turma da manhã', 12, ids);
  expect(await read()).toMatchObject({ name: 'Turma da manhã', capacity: 25, edited_fields: ['capacity'] });
  // A file with the value of the portal decides the field again.
  await importClass('Turma da manhã', 25, ids);
  await importClass('Turma da manhã', 14, ids);
  expect(await read()).toMatchObject({ capacity: 14, edited_fields: [] });
});

test('an import keeps the meetings of a class that were edited on a screen, all of them', async () => {
  const ids = await importClass('Manhã', 10);
  const idTeam = ids.team('manha');
  const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
    withTenant(app.platform.database.db, app.tenant.idApp, work);
  const rooms = () =>
    inTenant(async (db) => (await classMeetings(db, [idTeam])).get(idTeam)?.map(({ address }) => address));
  await importClass('Manhã', 10, ids, 'Sala 2');
  expect(await rooms()).toEqual(['Sala 2']);
  await inTenant(async (db) => {
    const [meeting] = (await classMeetings(db, [idTeam])).get(idTeam) ?? [];
    const team = await administeredClasses(db).find(idTeam);
    if (!meeting || !team) throw new Error('no meeting');
    await saveMeetings(db, team, [{ ...meeting, address: 'Auditório' }]);
  });
  await importClass('Manhã', 10, ids, 'Sala 3');
  expect(await rooms()).toEqual(['Auditório']);
});

test('an import keeps meetings that have attendance, in place when the file has one at that time', async () => {
  const importDays = (days: readonly number[], known?: ImportedIds) =>
    importLearning(
      app,
      {
        trainings: [
          {
            code: 'nr-35',
            catalog: 'catalogo',
            title: 'NR-35',
            classes: [
              {
                key: 'presencas',
                name: 'Presenças',
                meetings: days.map((day) => ({
                  type: 'PRESENCIAL' as const,
                  start: `2026-12-0${day} 09:00`,
                  finish: `2026-12-0${day} 11:00`,
                  address: `Sala ${day}`,
                })),
              },
            ],
          },
        ],
      },
      known ? { known: known.known } : {},
    );
  const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
    withTenant(app.platform.database.db, app.tenant.idApp, work);
  const ids = await importDays([1, 2, 3]);
  const idTeam = ids.team('presencas');
  const meetings = () =>
    inTenant(async (db) =>
      (await classMeetings(db, [idTeam])).get(idTeam)?.map(({ idMeeting, address }) => [idMeeting, address]),
    );
  const [first, second] = (await meetings()) ?? [];
  const { idUser } = await app.makeUser();
  await inTenant((db) =>
    attendances(db).write(
      { id_team: idTeam, id_meeting: Number(first?.[0]) },
      [{ idUser, state: 'PRESENT', note: '', version: 1 }],
      { how: 'MANUAL', marked_by: 'Ivo', marked_at: app.clock.now() },
    ),
  );
  await importDays([2, 9], ids);
  expect(await meetings()).toEqual([second, [expect.any(Number), 'Sala 9'], first]);
});
