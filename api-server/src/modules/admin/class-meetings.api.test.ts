import { listClassMeetings, saveClassMeetings } from '@shared-kit/contracts/admin';
import type { MeetingFields } from '@shared-kit/contracts/admin';
import { DAY_MS, dayKey } from '@shared-kit/contracts/calendar';
import { listSchedules } from '@shared-kit/contracts/journey';
import { createEnrollment, listMeetings } from '@shared-kit/contracts/learning';
import type { TestUser } from '../../test/index.ts';
import {
  actsOf,
  app,
  makeClass,
  makeHolder,
  owner,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';

startAdministration();

const dayIn = (days: number) => dayKey(new Date(app.clock.now().getTime() + days * DAY_MS));
const meetingOn = (days: number, fields: Partial<MeetingFields> = {}): MeetingFields => ({
  meetingType: 'PRESENCIAL',
  start: `${dayIn(days)}T09:00`,
  finish: `${dayIn(days)}T11:00`,
  address: 'Sala 3',
  speaker: 'Ivo',
  ...fields,
});
const read = (idClass: number, as: TestUser = owner) => app.ok(listClassMeetings, { params: { idClass } }, { as });
const save = (
  idClass: number,
  version: string,
  meetings: { idMeeting: number | null; fields: MeetingFields }[],
  as: TestUser = owner,
) => app.call(saveClassMeetings, { params: { idClass }, body: { version, meetings } }, { as });
const created = (fields: MeetingFields) => ({ idMeeting: null, fields });

test('meetings of a class are created, changed in place and deleted, in the order in which they begin', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const { idClass } = await makeClass('livre');
  const empty = await read(idClass, hr);
  await save(idClass, empty.version, [created(meetingOn(9)), created(meetingOn(2))], hr);
  const two = await read(idClass, hr);
  expect(two.meetings.map(({ fields }) => fields)).toEqual([meetingOn(2), meetingOn(9)]);
  const [first, second] = two.meetings;
  if (!first || !second) throw new Error('no meetings');
  const moved = { idMeeting: first.idMeeting, fields: meetingOn(12, { address: 'Auditório' }) };
  const reply = await save(idClass, two.version, [moved, second], hr);
  expect(reply.status).toBe(200);
  expect((await read(idClass, hr)).meetings).toEqual([second, moved]);
  const { version } = await read(idClass, hr);
  await save(idClass, version, [moved], hr);
  expect((await read(idClass, hr)).meetings).toEqual([moved]);
  const acts = await actsOf(hr);
  expect(acts).toHaveLength(3);
  expect(acts[2]?.changes).toEqual([
    { field: 'class', before: 'Turma da tela', after: 'Turma da tela' },
    { field: 'meeting', before: expect.stringContaining('Sala 3') as string, after: '' },
  ]);
});

test('a person of the class sees a new meeting on the page of the training and in the calendar', async () => {
  const { idClass } = await makeClass('livre');
  const user = await app.makeUser();
  await app.ok(createEnrollment, { body: { idUser: user.idUser, nodeCode: 'livre', idTeam: idClass } }, { as: user });
  const online = meetingOn(3, { meetingType: 'ONLINE', address: 'https://sala.example/9' });
  const { version } = await read(idClass);
  await save(idClass, version, [created(online)]);
  // Other files make meetings of the training as well, most of them earlier.
  const meetings = (offset: number) =>
    app.ok(listMeetings, { query: { nodeCode: 'livre', offset, limit: 100 } }, { as: user });
  const { result } = await meetings(Math.max(0, (await meetings(0)).totalRecords - 100));
  expect(result).toContainEqual(expect.objectContaining({ address: 'https://sala.example/9', speaker: 'Ivo' }));
  // Three days later it may be the next month.
  const [year, month] = online.start.split('-');
  const { scheduleResult } = await app.ok(listSchedules, { query: { period: `${month}-${year}` } }, { as: user });
  expect(JSON.stringify(scheduleResult)).toContain('https://sala.example/9');
  const outsider = await app.makeUser();
  const others = await app.ok(listMeetings, { query: { nodeCode: 'livre', limit: 100 } }, { as: outsider });
  expect(JSON.stringify(others)).not.toContain('sala.example/9');
});

test('refuses one of two concurrent saves, which overwrites nothing', async () => {
  const { idClass } = await makeClass('livre');
  const { version } = await read(idClass);
  const replies = await Promise.all([2, 3].map((days) => save(idClass, version, [created(meetingOn(days))])));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read(idClass)).meetings).toHaveLength(1);
});

test('a meeting of another class is not taken over, and no meeting ends before it begins', async () => {
  const [one, other] = [await makeClass('livre'), await makeClass('livre')];
  await save(one.idClass, (await read(one.idClass)).version, [created(meetingOn(2))]);
  const [meeting] = (await read(one.idClass)).meetings;
  if (!meeting) throw new Error('no meeting');
  const { version } = await read(other.idClass);
  expect((await save(other.idClass, version, [meeting])).status).toBe(404);
  const reversed = meetingOn(2, { finish: `${dayIn(2)}T08:00` });
  expect((await save(other.idClass, version, [created(reversed)])).status).toBe(400);
  expect((await save(other.idClass, version, [created(meetingOn(2, { start: 'amanhã' }))])).status).toBe(400);
});

test('somebody with a scope of people sees meetings and changes none', async () => {
  const { idClass } = await makeClass('livre');
  const team = await makeHolder('hr', { kind: 'team' });
  const { canEdit, version } = await read(idClass, team);
  expect(canEdit).toBe(false);
  expect((await save(idClass, version, [], team)).status).toBe(403);
  const instructor = await makeHolder('approver', { kind: 'trainings', trainings: [training.outra] });
  expect((await app.call(listClassMeetings, { params: { idClass } }, { as: instructor })).status).toBe(404);
});
