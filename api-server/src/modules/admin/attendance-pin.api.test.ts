import { markAttendance, readAttendance, readMeetingPin } from '@shared-kit/contracts/admin';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { confirmAttendance, readOwnAttendance } from '@shared-kit/contracts/learning';
import type { TestUser } from '../../test/index.ts';
import { app, inTenant, owner, startAdministration } from './test/administration.fixtures.ts';
import { addMeeting, enrolInClass, makeMeetingClass } from './test/meeting-class.fixtures.ts';

startAdministration();
afterEach(() => app.clock.reset());

interface Meeting {
  readonly idClass: number;
  readonly idMeeting: number;
}

const show = ({ idClass, idMeeting }: Meeting) =>
  app.ok(readMeetingPin, { params: { idClass, idMeeting } }, { as: owner });
const pinOf = async (meeting: Meeting) => (await show(meeting)).pin?.code ?? '';
const confirm = ({ idMeeting }: Pick<Meeting, 'idMeeting'>, pin: string, as: TestUser) =>
  app.call(confirmAttendance, { params: { idMeeting }, body: { pin } }, { as });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const wrong = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');

test('a person of the class confirms by the PIN of the room, and the list says so', async () => {
  const meeting = await makeMeetingClass('livre');
  const shown = await show(meeting);
  expect(shown).toMatchObject({ present: 0, people: 1 });
  expect(shown.pin?.page).toContain(`/presenca/${meeting.idMeeting}`);
  expect(shown.pin?.qr.size).toBeGreaterThan(20);
  const pin = shown.pin?.code ?? '';
  const replies = await Promise.all(Array.from({ length: 3 }, () => confirm(meeting, pin, meeting.person)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const params = { idClass: meeting.idClass, idMeeting: meeting.idMeeting };
  const { people } = await app.ok(readAttendance, { params }, { as: owner });
  expect(people[0]?.mark).toMatchObject({ state: 'PRESENT', how: 'PIN', version: 1, markedBy: meeting.person.name });
  expect(await show(meeting)).toMatchObject({ present: 1, people: 1 });
  const own = await app.ok(readOwnAttendance, { params: { idMeeting: meeting.idMeeting } }, { as: meeting.person });
  expect(own).toMatchObject({ state: 'PRESENT', time: 'open' });
});

test('a wrong PIN marks nobody, and after five of them even the right one has to wait', async () => {
  const meeting = await makeMeetingClass('livre');
  const pin = await pinOf(meeting);
  const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(meeting, wrong(pin), meeting.person)));
  expect(replies.map(codeOf).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'identity.too-many-attempts'),
    ...Array.from({ length: 5 }, () => 'learning.wrong-pin'),
  ]);
  expect((await confirm(meeting, pin, meeting.person)).status).toBe(429);
  expect((await show(meeting)).present).toBe(0);
  const other = await app.makeUser();
  await enrolInClass(meeting.idClass, [other]);
  expect((await confirm(meeting, await pinOf(meeting), other)).status).toBe(200);
});

test('the PIN of another meeting, and one that has changed twice, are wrong', async () => {
  const meeting = await makeMeetingClass('livre');
  const other = await makeMeetingClass('livre');
  expect(codeOf(await confirm(meeting, await pinOf(other), meeting.person))).toBe('learning.wrong-pin');
  const old = await pinOf(meeting);
  app.clock.advance(2 * MINUTE_MS);
  expect(codeOf(await confirm(meeting, old, meeting.person))).toBe('learning.wrong-pin');
});

test('outside of the time of the meeting nobody confirms, and the room shows no PIN', async () => {
  const { idClass, person } = await makeMeetingClass('livre');
  const early = { idClass, idMeeting: await addMeeting(idClass, { inMinutes: 31, position: 2 }) };
  const late = { idClass, idMeeting: await addMeeting(idClass, { inMinutes: -151, position: 3 }) };
  expect([(await show(early)).pin, (await show(late)).pin]).toEqual([null, null]);
  for (const meeting of [early, late])
    expect(codeOf(await confirm(meeting, '123456', person))).toBe('learning.meeting-not-now');
  app.clock.advance(MINUTE_MS);
  expect((await confirm(early, await pinOf(early), person)).status).toBe(200);
});

test('somebody who is not in the class, has left it, or is of another company gets a 404', async () => {
  const meeting = await makeMeetingClass('livre');
  const pin = await pinOf(meeting);
  const stranger = await app.makeUser();
  expect((await confirm(meeting, pin, stranger)).status).toBe(404);
  const foreign = await app.makeUser(app.otherTenant);
  const { idMeeting } = meeting;
  const abroad = await app.call(
    confirmAttendance,
    { params: { idMeeting }, body: { pin } },
    { as: foreign, at: app.otherTenant },
  );
  expect(abroad.status).toBe(404);
  await inTenant(async (db) => {
    const { id_enrollment } = await db
      .selectFrom('enrollments')
      .select('id_enrollment')
      .where('id_team', '=', meeting.idClass)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('enrollment_removals')
      .values({ id_enrollment, removed_at: app.clock.now(), removed_by: 'Teste', reason: '', id_rule: null })
      .execute();
  });
  expect((await confirm(meeting, pin, meeting.person)).status).toBe(404);
});

test('a PIN does not change what an instructor has marked, and fills a mark that was taken back', async () => {
  const meeting = await makeMeetingClass('livre');
  const { idClass, idMeeting, idPerson, person } = meeting;
  const mark = (state: 'ABSENT' | null, version: number) =>
    app.ok(
      markAttendance,
      { params: { idClass, idMeeting }, body: { marks: [{ idPerson, state, note: '', version }] } },
      { as: owner },
    );
  await mark('ABSENT', 0);
  expect(codeOf(await confirm(meeting, await pinOf(meeting), person))).toBe('learning.marked-otherwise');
  await mark(null, 1);
  expect((await confirm(meeting, await pinOf(meeting), person)).status).toBe(200);
});
