import { listClassMeetings, markAttendance, readAttendance, saveClassMeetings } from '@shared-kit/contracts/admin';
import type { AttendanceState, SentMark } from '@shared-kit/contracts/admin';
import type { TestUser } from '../../test/index.ts';
import {
  actsOf,
  app,
  inTenant,
  makeHolder,
  owner,
  startAdministration,
  teams,
  training,
} from './test/administration.fixtures.ts';
import { addMeeting, enrolInClass, makeMeetingClass } from './test/meeting-class.fixtures.ts';

startAdministration();

interface Meeting {
  readonly idClass: number;
  readonly idMeeting: number;
}

const read = ({ idClass, idMeeting }: Meeting, as: TestUser = owner) =>
  app.ok(readAttendance, { params: { idClass, idMeeting } }, { as });
const send = ({ idClass, idMeeting }: Meeting, marks: SentMark[], as: TestUser = owner) =>
  app.call(markAttendance, { params: { idClass, idMeeting }, body: { marks } }, { as });
const marked = (idPerson: number, state: AttendanceState | null, version = 0, note = ''): SentMark => ({
  idPerson,
  state,
  note,
  version,
});

test('an instructor marks people of the class, with one entry in the log for each call', async () => {
  const instructor = await makeHolder('approver', { kind: 'trainings', trainings: [training.livre] });
  const meeting = await makeMeetingClass('livre', { name: 'Turma das presenças' });
  const second = await app.makeUser();
  await enrolInClass(meeting.idClass, [second]);
  const list = await read(meeting, instructor);
  expect(list.people.map(({ idPerson, mark }) => [idPerson, mark])).toEqual(
    expect.arrayContaining([
      [meeting.idPerson, null],
      [second.idUser, null],
    ]),
  );
  const both = [marked(meeting.idPerson, 'PRESENT'), marked(second.idUser, 'JUSTIFIED', 0, 'Atestado')];
  const { body } = await send(meeting, both, instructor);
  expect(body).toMatchObject({ success: true, unsaved: [] });
  const marks = new Map((await read(meeting)).people.map(({ idPerson, mark }) => [idPerson, mark]));
  expect(marks.get(meeting.idPerson)).toMatchObject({
    state: 'PRESENT',
    version: 1,
    how: 'MANUAL',
    markedBy: instructor.name,
  });
  expect(marks.get(second.idUser)).toMatchObject({ state: 'JUSTIFIED', note: 'Atestado' });
  await send(meeting, [marked(meeting.idPerson, null, 1)], instructor);
  expect((await read(meeting)).people.find(({ idPerson }) => idPerson === meeting.idPerson)?.mark?.state).toBeNull();
  const acts = await actsOf(instructor);
  expect(acts.map(({ act }) => act)).toEqual(['admin.mark-attendance', 'admin.mark-attendance']);
  expect(acts[0]?.changes).toEqual([
    { field: 'class', before: 'Turma das presenças', after: 'Turma das presenças' },
    expect.objectContaining({ field: 'meeting' }),
    { field: 'attendance', before: '', after: `presente: ${meeting.person.name}` },
    { field: 'attendance', before: '', after: `falta justificada (Atestado): ${second.name}` },
  ]);
});

test('refuses the second of two instructors who mark one person, and a repeated call changes nothing', async () => {
  const meeting = await makeMeetingClass('livre');
  const other = await app.makeUser();
  await enrolInClass(meeting.idClass, [other]);
  const present = [marked(meeting.idPerson, 'PRESENT')];
  expect((await send(meeting, present)).status).toBe(200);
  expect((await send(meeting, present)).status).toBe(200);
  const late = await send(meeting, [marked(meeting.idPerson, 'ABSENT')]);
  expect([late.status, (late.body as { code?: string }).code]).toEqual([409, 'admin.changed-meanwhile']);
  const mixed = await send(meeting, [marked(meeting.idPerson, 'ABSENT'), marked(other.idUser, 'ABSENT')]);
  expect(mixed.body).toMatchObject({ saved: [{ idPerson: other.idUser }], unsaved: [meeting.idPerson] });
  const after = (await read(meeting)).people.find(({ idPerson }) => idPerson === meeting.idPerson);
  expect(after?.mark).toMatchObject({ state: 'PRESENT', version: 1 });
});

test('marks that cross each other at once are each saved or refused, never lost', async () => {
  const meeting = await makeMeetingClass('livre');
  const people = await Promise.all(Array.from({ length: 6 }, () => app.makeUser()));
  await enrolInClass(meeting.idClass, people);
  const all = people.map(({ idUser }) => marked(idUser, 'PRESENT'));
  const replies = await Promise.all([
    send(meeting, all),
    send(meeting, all.toReversed()),
    ...people.map(({ idUser }) => send(meeting, [marked(idUser, 'ABSENT')])),
  ]);
  expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  const list = (await read(meeting)).people.filter(({ idPerson }) => people.some((one) => one.idUser === idPerson));
  expect(list.map(({ mark }) => mark?.version)).toEqual(people.map(() => 1));
});

test('somebody who is not in the class is not marked, and one who has left with a mark stays in the list', async () => {
  const meeting = await makeMeetingClass('livre');
  const stranger = await app.makeUser();
  expect((await send(meeting, [marked(stranger.idUser, 'PRESENT')])).status).toBe(404);
  const mixed = await send(meeting, [marked(stranger.idUser, 'PRESENT'), marked(meeting.idPerson, 'PRESENT')]);
  expect(mixed.body).toMatchObject({ saved: [{ idPerson: meeting.idPerson }], unsaved: [stranger.idUser] });
  await inTenant((db) => db.deleteFrom('enrollments').where('id_team', '=', meeting.idClass).execute());
  expect((await read(meeting)).people.map(({ idPerson }) => idPerson)).toEqual([meeting.idPerson]);
});

test('an instructor of a class marks it whatever the scope of their role, and others do not', async () => {
  const teacher = await makeHolder('approver', { kind: 'team' });
  const colleague = await makeHolder('approver', { kind: 'team' });
  const learner = await app.makeUser();
  const instructors = [teacher, learner].map(({ idUser: idPerson, name }) => ({ idPerson, name }));
  const meeting = await makeMeetingClass('livre', { instructors });
  expect((await send(meeting, [marked(meeting.idPerson, 'PRESENT')], teacher)).status).toBe(200);
  const { idClass } = meeting;
  const canMark = async (as: TestUser) => (await app.ok(listClassMeetings, { params: { idClass } }, { as })).canMark;
  expect([await canMark(teacher), await canMark(colleague), await canMark(owner)]).toEqual([true, false, true]);
  expect((await send(meeting, [marked(meeting.idPerson, 'ABSENT', 1)], colleague)).status).toBe(403);
  expect((await send(meeting, [marked(meeting.idPerson, 'ABSENT', 1)], learner)).status).toBe(403);
});

test('a meeting is addressed by its own class only', async () => {
  const [one, other] = [await makeMeetingClass('livre'), await makeMeetingClass('livre')];
  const crossed = { idClass: one.idClass, idMeeting: other.idMeeting };
  expect((await send(crossed, [marked(one.idPerson, 'PRESENT')])).status).toBe(404);
});

test('a meeting with attendance is not deleted, and goes with its class', async () => {
  const meeting = await makeMeetingClass('livre');
  await send(meeting, [marked(meeting.idPerson, 'PRESENT')]);
  const params = { idClass: meeting.idClass };
  const { version } = await app.ok(listClassMeetings, { params }, { as: owner });
  const refused = await app.call(saveClassMeetings, { params, body: { version, meetings: [] } }, { as: owner });
  expect([refused.status, (refused.body as { code?: string }).code]).toEqual([409, 'learning.meeting-attended']);
  await inTenant(async (db) => {
    await db.deleteFrom('enrollments').where('id_team', '=', meeting.idClass).execute();
    await db.deleteFrom('teams').where('id_team', '=', meeting.idClass).execute();
  });
});

test('the list of a class that nobody is in is empty', async () => {
  const idMeeting = await addMeeting(teams.lotada, { position: 90 });
  expect((await read({ idClass: teams.lotada, idMeeting })).isPartial).toBe(false);
});
