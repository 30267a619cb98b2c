import { editingAsked, editingChanged, leaveEditing, publishEditing, watchEditing } from '@shared-kit/contracts/admin';
import type { EditedSubject } from '@shared-kit/contracts/admin';
import { until } from '../content/test/chat-member.ts';
import type { TestUser } from '../../test/index.ts';
import { listening, openTestSocket } from '../content/test/socket-client.ts';
import type { SocketClient } from '../content/test/socket-client.ts';
import {
  app,
  inTenant,
  makeClass,
  makeHolder,
  makeRule,
  owner,
  startAdministration,
} from './test/administration.fixtures.ts';
import { makeUnit } from './test/unit-samples.fixtures.ts';

startAdministration();

let count = 0;

const clients: SocketClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.close()));

async function connect({ token }: Pick<TestUser, 'token'>): Promise<SocketClient> {
  const client = await openTestSocket(await listening(app), app.tenant, token);
  clients.push(client);
  return client;
}

/** Returns a page of the owner and one of an administrator, which watch the same subject. */
async function watchTogether(subject: EditedSubject) {
  const other = await app.makeUser(app.tenant, { name: 'Ana Sá', admin: 1 });
  const [mine, hers] = [await connect(owner), await connect(other)];
  await mine.call(watchEditing, subject);
  const asked = mine.next(editingAsked);
  await hers.call(watchEditing, subject);
  expect(await asked).toEqual({ subject });
  return { mine, hers, other };
}

/** Makes a unit and an enrolment rule, which only somebody with the whole company in reach edits. */
async function wholeSubjects() {
  count += 1;
  return [
    { kind: 'unit', id: await makeUnit(`Unidade que se edita ${count}`) },
    { kind: 'rule', id: await makeRule(`Regra que se edita ${count}`) },
  ] as const;
}

test('two pages with the same form learn when the other one begins and ends to edit it', async () => {
  const subject = { kind: 'person', id: (await app.makeUser()).idUser } as const;
  const { mine, hers, other } = await watchTogether(subject);
  const began = mine.next(editingChanged);
  await hers.call(publishEditing, { subject, isEditing: true });
  expect(await began).toEqual({ subject, idPerson: other.idUser, name: 'Ana Sá', isEditing: true });
  const ended = mine.next(editingChanged);
  await hers.call(leaveEditing, subject);
  expect(await ended).toMatchObject({ idPerson: other.idUser, isEditing: false });
  expect(await hers.refused(publishEditing, { subject, isEditing: true })).toMatchObject({ code: 'not-found' });
});

test('pages also watch forms of the company, of a mail, a class, a unit and an enrolment rule', async () => {
  const { idClass } = await makeClass('aberta');
  const mail = { kind: 'mail', key: 'identity.email-changed' } as const;
  for (const subject of [
    { kind: 'texts' },
    mail,
    { kind: 'class', id: idClass },
    ...(await wholeSubjects()),
  ] as const) {
    const { mine, hers } = await watchTogether(subject);
    const began = mine.next(editingChanged);
    await hers.call(publishEditing, { subject, isEditing: true });
    expect(await began).toMatchObject({ subject, isEditing: true });
  }
});

test('the server refuses people who may not edit a form when they watch it or tell about it', async () => {
  const person = await app.makeUser(app.tenant, { department: 'Vendas' });
  const { idClass } = await makeClass('aberta');
  const reader = await makeHolder('reports', { kind: 'all' });
  const subjects: EditedSubject[] = [
    { kind: 'person', id: person.idUser },
    { kind: 'class', id: idClass },
    { kind: 'terms' },
    ...(await wholeSubjects()),
  ];
  const elsewhere = await makeHolder('hr', { kind: 'departments', departments: ['Compras'] });
  for (const caller of [await app.makeUser(), reader, elsewhere]) {
    const page = await connect(caller);
    for (const subject of subjects) {
      expect(await page.refused(watchEditing, subject)).toMatchObject({ code: 'not-found' });
      expect(await page.refused(publishEditing, { subject, isEditing: true })).toMatchObject({ code: 'not-found' });
    }
  }
});

test('refuses to watch forms of a person and of a unit of another company, and of a rule that does not exist', async () => {
  const page = await connect(owner);
  const strange: EditedSubject[] = [
    { kind: 'person', id: app.otherUser.idUser },
    { kind: 'unit', id: await makeUnit('Alheia', null, app.otherTenant) },
    { kind: 'rule', id: 999_999 },
  ];
  for (const subject of strange) expect(await page.refused(watchEditing, subject)).toMatchObject({ code: 'not-found' });
});

test('a person who loses the right receives nothing more after a minute, also when the clock of the server went back', async () => {
  app.clock.advance(60 * 60_000);
  // The rooms are looked at every five seconds.
  await new Promise((done) => setTimeout(done, 6_000));
  app.clock.reset();
  const subject = { kind: 'person', id: (await app.makeUser()).idUser } as const;
  const { mine, hers, other } = await watchTogether(subject);
  await inTenant((db) => db.updateTable('users').set({ admin: 0 }).where('id_user', '=', other.idUser).execute());
  const heard: unknown[] = [];
  hers.socket.on(editingChanged.name, (data) => heard.push(data));
  app.clock.advance(60_000);
  const isOut = () =>
    hers.call(publishEditing, { subject, isEditing: true }).then(
      () => false,
      () => true,
    );
  await until(isOut, 20_000, 500);
  await mine.call(publishEditing, { subject, isEditing: true });
  expect(heard).toEqual([]);
}, 40_000);
