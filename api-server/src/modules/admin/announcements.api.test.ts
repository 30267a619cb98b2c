import { randomUUID } from 'node:crypto';
import {
  createAnnouncement,
  listAnnouncements,
  previewAnnouncement,
  withdrawAnnouncement,
} from '@shared-kit/contracts/admin';
import type { AnnouncementFields } from '@shared-kit/contracts/admin';
import { HOUR_MS, toMoment } from '@shared-kit/contracts/calendar';
import { findMessage, listMessages, markMessageRead } from '@shared-kit/contracts/content';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import type { TestUser } from '../../test/index.ts';
import { sendAnnouncement, sendDueAnnouncements } from './announcements/send-announcement.job.ts';
import { app, inTenant, makeGroup, makeHolder, owner, startAdministration } from './test/administration.fixtures.ts';
import { announcementVersion } from './test/versions.fixtures.ts';

startAdministration();

// Sessions of the shared app end with the days that these tests let pass.
let startedAt: Date;
beforeAll(() => (startedAt = app.clock.now()));
afterAll(() => app.clock.set(startedAt));

let count = 0;

/** Creates people in a department of their own; the first accepts mails. */
async function makeAudience(size = 2) {
  count += 1;
  const department = `Comunicados ${count}`;
  const people: TestUser[] = [];
  for (let index = 0; index < size; index += 1)
    people.push(
      await app.makeUser(app.tenant, {
        department,
        communication_accepted: index === 0,
        email_notification: index === 0,
      }),
    );
  return { department, people };
}

const fieldsFor = (department: string, changes: Partial<AnnouncementFields> = {}): AnnouncementFields => ({
  title: 'Recesso de fim de ano',
  text: 'O portal **fecha** dia 24.',
  link: '',
  audience: { kind: 'departments', departments: [department] },
  sendsMail: true,
  sendAt: null,
  ...changes,
});

const send = async (fields: AnnouncementFields, as = owner, clientId: string = randomUUID()) =>
  (await app.ok(createAnnouncement, { body: { clientId, fields } }, { as })).idAnnouncement;
const listed = async (idAnnouncement: number, as = owner) =>
  (await app.ok(listAnnouncements, { query: { limit: 100 } }, { as })).announcements.find(
    (one) => one.idAnnouncement === idAnnouncement,
  );
const withdrawal = async (idAnnouncement: number) => ({
  params: { idAnnouncement },
  body: { version: await announcementVersion(idAnnouncement) },
});
const messagesOf = async (as: TestUser) => (await app.ok(listMessages, { query: {} }, { as })).messages;
const mailsTo = (user: TestUser) => app.mails.filter(({ to }) => to === user.email);

test('reaches everybody in the audience in bell and messages, and by mail who accepts mails', async () => {
  const { department, people } = await makeAudience();
  const [ana, bia] = people as [TestUser, TestUser];
  const other = await app.makeUser();
  const id = await send(fieldsFor(department, { link: 'https://exemplo.com.br/recesso' }));
  await app.runJobs();
  // The mails are jobs of their own.
  await app.runJobs();
  expect(await listed(id)).toMatchObject({ state: 'sent', done: 2, total: 2, mailed: 1, read: 0 });
  for (const person of people) {
    const { notifications } = await app.ok(listBellEntries, { query: {} }, { as: person });
    expect(notifications[0]).toMatchObject({ kind: 'message', title: 'Recesso de fim de ano' });
  }
  expect(await messagesOf(other)).toEqual([]);
  expect(mailsTo(ana)).toHaveLength(1);
  expect(mailsTo(ana)[0]?.text).toContain('https://exemplo.com.br/recesso');
  expect(mailsTo(bia)).toEqual([]);

  const [message] = await messagesOf(bia);
  const idMessage = message?.idMessage ?? 0;
  const shown = await app.ok(findMessage, { params: { id: idMessage } }, { as: bia });
  expect(shown.message.html).toContain('<strong>fecha</strong>');
  await app.ok(markMessageRead, { params: { id: idMessage } }, { as: bia });
  expect((await listed(id))?.read).toBe(1);
});

test('scripts of the text are taken out', async () => {
  const { department, people } = await makeAudience(1);
  await send(fieldsFor(department, { text: 'Oi <script>alert(1)</script><img src=x onerror=alert(1)>' }));
  await app.runJobs();
  const [ana] = people as [TestUser];
  const [message] = await messagesOf(ana);
  const { message: shown } = await app.ok(findMessage, { params: { id: message?.idMessage ?? 0 } }, { as: ana });
  expect(shown.html).not.toMatch(/script|onerror/);
});

test('a scheduled announcement waits for its time, and is sent once by two servers at once', async () => {
  const { department, people } = await makeAudience(3);
  const [ana] = people as [TestUser];
  const sendAt = toMoment(new Date(app.clock.now().getTime() + HOUR_MS));
  const id = await send(fieldsFor(department, { sendAt }));
  await app.runJobs(sendDueAnnouncements);
  expect((await listed(id))?.state).toBe('scheduled');
  app.clock.advance(HOUR_MS + 1000);
  await app.runJobs(sendDueAnnouncements);
  await app.runJobs(sendDueAnnouncements);
  expect(await listed(id)).toMatchObject({ state: 'sent', done: 3 });
  expect(mailsTo(ana)).toHaveLength(1);
  expect(await messagesOf(ana)).toHaveLength(1);
});

test('a send that was lost half way goes on with the next person', async () => {
  const { department, people } = await makeAudience(3);
  const [ana, bia] = people as [TestUser, TestUser];
  const id = await send(fieldsFor(department, { sendAt: toMoment(new Date(app.clock.now().getTime() + 1000)) }));
  await inTenant((db) =>
    db
      .updateTable('announcements')
      .set({ state: 'sending', last_user: ana.idUser, done: 1, total: 3 })
      .where('id_announcement', '=', id)
      .execute(),
  );
  app.clock.advance(2000);
  await app.runJobs(sendDueAnnouncements);
  expect(await listed(id)).toMatchObject({ state: 'sent', done: 3 });
  expect(await messagesOf(ana)).toEqual([]);
  expect(await messagesOf(bia)).toHaveLength(1);
});

test('the same call twice is one announcement', async () => {
  const { department, people } = await makeAudience(1);
  const [ana] = people as [TestUser];
  const clientId = randomUUID();
  const [first, second] = [
    await send(fieldsFor(department), owner, clientId),
    await send(fieldsFor(department), owner, clientId),
  ];
  await app.runJobs();
  expect(second).toBe(first);
  expect(await messagesOf(ana)).toHaveLength(1);
});

test('a cancelled one is never sent, and a withdrawn one leaves messages and bell', async () => {
  const { department, people } = await makeAudience(1);
  const [ana] = people as [TestUser];
  const later = toMoment(new Date(app.clock.now().getTime() + HOUR_MS));
  const waiting = await send(fieldsFor(department, { sendAt: later }));
  await app.ok(withdrawAnnouncement, await withdrawal(waiting), { as: owner });
  app.clock.advance(HOUR_MS + 1000);
  await app.runJobs(sendDueAnnouncements);
  expect([(await listed(waiting))?.state, await messagesOf(ana)]).toEqual(['cancelled', []]);

  const sent = await send(fieldsFor(department));
  await app.runJobs();
  expect(await messagesOf(ana)).toHaveLength(1);
  await app.ok(withdrawAnnouncement, await withdrawal(sent), { as: owner });
  expect((await listed(sent))?.state).toBe('withdrawn');
  expect(await messagesOf(ana)).toEqual([]);
  expect((await app.ok(listBellEntries, { query: {} }, { as: ana })).notifications).toEqual([]);
  await app.refused(withdrawAnnouncement, await withdrawal(sent), 409, { as: owner });
});

test('somebody who decided to cancel it does not withdraw one that was sent meanwhile', async () => {
  const { department, people } = await makeAudience(1);
  const [ana] = people as [TestUser];
  const id = await send(fieldsFor(department, { sendAt: toMoment(new Date(app.clock.now().getTime() + HOUR_MS)) }));
  const version = (await listed(id))?.version ?? '';
  app.clock.advance(HOUR_MS + 1000);
  await app.runJobs(sendDueAnnouncements);
  const cancel = { params: { idAnnouncement: id }, body: { version } };
  const { status, body } = await app.call(withdrawAnnouncement, cancel, { as: owner });
  expect([status, body]).toMatchObject([409, { code: 'admin.changed-meanwhile' }]);
  expect([(await listed(id))?.state, (await messagesOf(ana)).length]).toEqual(['sent', 1]);
  await app.ok(withdrawAnnouncement, await withdrawal(id), { as: owner });
});

test('reaches nobody outside of the sender’s scope, whatever the audience says', async () => {
  const { department, people } = await makeAudience(2);
  const [ana, bia] = people as [TestUser, TestUser];
  const group = await makeGroup(`alcance ${count}`, [ana]);
  const hr = await makeHolder('hr', { kind: 'groups', groups: [group] });
  const audience = JSON.stringify({ kind: 'departments', departments: [department] });
  const preview = await app.ok(previewAnnouncement, { query: { audience, text: '_Oi_' } }, { as: hr });
  expect(preview).toMatchObject({ people: 1, mailed: 1, names: [ana.name], plain: 'Oi' });
  const id = await send(fieldsFor(department), hr);
  await app.runJobs();
  expect([(await messagesOf(ana)).length, (await messagesOf(bia)).length]).toEqual([1, 0]);
  const other = await makeHolder('hr', { kind: 'groups', groups: [group] });
  expect(await listed(id, other)).toBeUndefined();
  await app.refused(withdrawAnnouncement, await withdrawal(id), 404, { as: other });
});

test('an announcement fails with a reason when its author lost the right before it was sent', async () => {
  const { department, people } = await makeAudience(1);
  const hr = await makeHolder('hr', { kind: 'all' });
  const id = await send(fieldsFor(department, { sendAt: toMoment(new Date(app.clock.now().getTime() + HOUR_MS)) }), hr);
  await inTenant((db) => db.deleteFrom('role_grants').where('id_user', '=', hr.idUser).execute());
  app.clock.advance(HOUR_MS + 1000);
  await app.runJobs(sendDueAnnouncements);
  expect(await listed(id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('não tem mais') });
  expect(await messagesOf(people[0] as TestUser)).toEqual([]);
});

test('refuses a past time, an empty text, a link that is no web address and an audience that is none', async () => {
  const post = (changes: Partial<AnnouncementFields>, status: number) =>
    app.refused(createAnnouncement, { body: { clientId: randomUUID(), fields: fieldsFor('x', changes) } }, status, {
      as: owner,
    });
  expect((await post({ sendAt: '2020-01-01 00:00:00' }, 422)).code).toBe('admin.announcement-past');
  await post({ text: ' ' }, 400);
  for (const link of ['javascript:alert(1)', 'http://exemplo.com.br', '/cursos']) await post({ link }, 400);
  for (const audience of ['x', '{"kind":"groups"}'])
    await app.refused(previewAnnouncement, { query: { audience } }, 400, { as: owner });
});

test('sending an announcement that is gone does nothing', async () => {
  await inTenant((db) => app.platform.jobs.send(db, sendAnnouncement, { idAnnouncement: 999_999 }));
  await app.runJobs();
});
