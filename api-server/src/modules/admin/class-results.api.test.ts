import {
  exportClassResults,
  markAttendance,
  readClass,
  readClassResults,
  saveClass,
} from '@shared-kit/contracts/admin';
import type { AttendanceState } from '@shared-kit/contracts/admin';
import { actsOf, app, makeHolder, owner, startAdministration, training } from './test/administration.fixtures.ts';
import { addMeeting, enrolInClass, makeMeetingClass } from './test/meeting-class.fixtures.ts';

startAdministration();

/** Creates a class with three meetings and a minimum, and marks its people. */
async function makeResults() {
  const { idClass, idMeeting, person } = await makeMeetingClass('livre', { minAttendance: 67 });
  const [other, third] = [await app.makeUser(), await app.makeUser({ ...app.tenant }, { name: '=1+1 Fulana' })];
  await enrolInClass(idClass, [other, third]);
  const meetings = [idMeeting, await addMeeting(idClass, { position: 2 }), await addMeeting(idClass, { position: 3 })];
  const mark = async (idPerson: number, states: readonly AttendanceState[]) => {
    for (const [index, state] of states.entries())
      await app.ok(
        markAttendance,
        {
          params: { idClass, idMeeting: meetings[index] ?? 0 },
          body: { marks: [{ idPerson, state, note: '', version: 0 }] },
        },
        { as: owner },
      );
  };
  await mark(person.idUser, ['PRESENT', 'PRESENT', 'PRESENT']);
  await mark(other.idUser, ['PRESENT', 'JUSTIFIED']);
  return { idClass, person, other, third };
}

test('the results count the meetings of each person against the minimum of the class', async () => {
  const { idClass, person, other, third } = await makeResults();
  const { minAttendance, meetings, people } = await app.ok(readClassResults, { params: { idClass } }, { as: owner });
  expect([minAttendance, meetings]).toEqual([67, 3]);
  const of = (idPerson: number) => people.find((one) => one.idPerson === idPerson);
  expect(of(person.idUser)).toMatchObject({ present: 3, unmarked: 0, percent: 100, result: 'approved' });
  expect(of(other.idUser)).toMatchObject({ present: 1, justified: 1, unmarked: 1, percent: 50, result: 'failed' });
  expect(of(third.idUser)).toMatchObject({ unmarked: 3, percent: null, result: 'open' });
});

test('the results are exported with everybody, and texts that a spreadsheet would run are inert', async () => {
  const { idClass, person } = await makeResults();
  const instructor = await makeHolder('approver', { kind: 'trainings', trainings: [training.livre] });
  const reply = await app.call(exportClassResults, { params: { idClass }, body: {} }, { as: instructor });
  expect(reply.status).toBe(200);
  const text = String(reply.body);
  expect(text).toContain(`${person.name};`);
  expect(text).toContain(';3;3;0;0;0;100;Aprovada');
  expect(text).toContain("'=1+1 Fulana;");
  expect((await actsOf(instructor)).map(({ changes }) => changes)).toEqual([
    expect.arrayContaining([{ field: 'exported', before: '', after: '3 (CSV)' }]),
  ]);
});

test('the minimum is saved with the class, and a class without one has no results', async () => {
  const { idClass } = await makeMeetingClass('livre');
  const read = () => app.ok(readClass, { params: { idClass } }, { as: owner });
  const before = await read();
  expect((await app.ok(readClassResults, { params: { idClass } }, { as: owner })).people[0]?.result).toBeNull();
  const save = (minAttendance: number) =>
    app.call(
      saveClass,
      { params: { idClass }, body: { version: before.version, fields: { ...before.fields, minAttendance } } },
      { as: owner },
    );
  expect((await save(101)).status).toBe(400);
  expect((await save(75)).status).toBe(200);
  expect((await read()).fields.minAttendance).toBe(75);
});
