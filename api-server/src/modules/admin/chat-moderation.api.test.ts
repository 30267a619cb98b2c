import { listAdminChatRooms, listAdminMessages, moderateMessages } from '@shared-kit/contracts/admin';
import type { MessageState } from '@shared-kit/contracts/admin';
import { chatMessageChanged, joinChatRoom, loadChatRoom, reportChatMessage } from '@shared-kit/contracts/content';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import type { TestUser } from '../../test/index.ts';
import { listening, openTestSocket } from '../content/test/socket-client.ts';
import { actsOf, app, makeHolder, owner, startAdministration } from './test/administration.fixtures.ts';
import { chatRoom, sayInChat } from './test/community.fixtures.ts';

startAdministration();

type Message = Awaited<ReturnType<typeof sayInChat>>;

const listed = async (state: MessageState, as = owner) =>
  (await app.ok(listAdminMessages, { query: { state, limit: 200 } }, { as })).messages;
const isIn = async (state: MessageState, { sequence }: Message) =>
  (await listed(state)).some((one) => one.sequence === sequence);
const decide = (decision: 'KEPT' | 'RESTORED', message: Message, as = owner) =>
  app.ok(moderateMessages, { body: { decision, messages: [message] } }, { as });
const remove = (message: Message, reason: string, as = owner) =>
  app.ok(moderateMessages, { body: { decision: 'REMOVED', messages: [message], reason } }, { as });
const reportOf = ({ idChatRoom, sequence }: Message, note = '') =>
  ({ params: { id: idChatRoom }, body: { sequence, reason: 'OFFENCE', note } }) as const;
const shown = async ({ idChatRoom, sequence }: Message, as: TestUser) => {
  const { data } = await app.ok(loadChatRoom, { params: { id: idChatRoom }, query: {} }, { as });
  return data.flatMap(({ messages }) => messages).find((one) => one.sequence === sequence);
};

test('a report counts once per person, and its reason reaches the moderator', async () => {
  const [ana, bia] = [await app.makeUser(), await app.makeUser()];
  const message = await sayInChat(ana, 'Ofensa');
  await app.ok(reportChatMessage, reportOf(message, 'Me xingou.'), { as: bia });
  await app.ok(reportChatMessage, reportOf(message, 'De novo.'), { as: bia });
  const row = (await listed('reported')).find(({ sequence }) => sequence === message.sequence);
  expect(row).toMatchObject({ text: 'Ofensa', roomName: 'Sala geral', author: { idPerson: ana.idUser } });
  expect(row?.reports).toEqual([{ reason: 'OFFENCE', note: 'Me xingou.' }]);
  const { rooms } = await app.ok(listAdminChatRooms, {}, { as: owner });
  expect(rooms.find(({ name }) => name === 'Sala geral')?.waiting).toBeGreaterThan(0);
});

test('the call refuses reports of own messages, of missing ones and of rooms that the person may not enter', async () => {
  const [ana, bia] = [await app.makeUser(), await app.makeUser()];
  const message = await sayInChat(ana);
  expect((await app.refused(reportChatMessage, reportOf(message), 409, { as: ana })).code).toBe('chat.own-message');
  await app.refused(reportChatMessage, reportOf({ ...message, sequence: 999_999 }), 404, { as: bia });
  await app.refused(reportChatMessage, reportOf({ ...message, idChatRoom: 999_999 }), 404, { as: bia });
  await app.refused(reportChatMessage, reportOf(message), 404, { as: app.otherUser, at: app.otherTenant });
});

test('reports are limited in time', async () => {
  const bia = await app.makeUser();
  const message = await sayInChat(await app.makeUser());
  for (let count = 0; count < 20; count += 1) await app.ok(reportChatMessage, reportOf(message), { as: bia });
  expect((await app.refused(reportChatMessage, reportOf(message), 429, { as: bia })).code).toBe(
    'chat.too-many-reports',
  );
});

test('a removed message says so in the open room at once, and its author reads why', async () => {
  const [ana, bia] = [await app.makeUser(), await app.makeUser()];
  const message = await sayInChat(ana, 'Compre já');
  const page = await openTestSocket(await listening(app), app.tenant, bia.token);
  await page.call(joinChatRoom, { room: message.idChatRoom });
  const heard = page.next(chatMessageChanged);
  await remove(message, 'É propaganda.');
  expect(await heard).toMatchObject({ sequence: message.sequence, message: '', removedReason: 'É propaganda.' });
  expect(await shown(message, bia)).toMatchObject({ message: '', removedReason: 'É propaganda.' });
  expect(await page.call(joinChatRoom, { room: message.idChatRoom })).toMatchObject({
    removed: expect.arrayContaining([expect.objectContaining({ sequence: message.sequence, message: '' })]),
  });
  const { notifications } = await app.ok(listBellEntries, { query: {} }, { as: ana });
  expect(notifications[0]).toMatchObject({
    title: 'Sua mensagem em Sala geral foi removida',
    text: 'Motivo: É propaganda.',
    path: `/chat/${message.idChatRoom}`,
  });
  expect((await app.refused(reportChatMessage, reportOf(message), 409, { as: bia })).code).toBe('chat.message-removed');

  const back = page.next(chatMessageChanged);
  await decide('RESTORED', message);
  expect(await back).toMatchObject({ sequence: message.sequence, message: 'Compre já' });
  expect(await shown(message, bia)).not.toHaveProperty('removedReason');
  page.close();
});

test('a kept message leaves the queue until somebody else reports it', async () => {
  const message = await sayInChat(await app.makeUser());
  await app.ok(reportChatMessage, reportOf(message), { as: await app.makeUser() });
  expect(await isIn('reported', message)).toBe(true);
  await decide('KEPT', message);
  expect(await isIn('reported', message)).toBe(false);
  app.clock.advance(1000);
  await app.ok(reportChatMessage, reportOf(message), { as: await app.makeUser() });
  expect(await isIn('reported', message)).toBe(true);
});

test('refuses the second of two moderators; a moderator reaches neither themselves nor others out of scope', async () => {
  const first = await makeHolder('administrator', { kind: 'all' });
  const approver = await makeHolder('approver', { kind: 'departments', departments: ['Portaria'] });
  const [inside, outside] = [await app.makeUser(app.tenant, { department: 'Portaria' }), await app.makeUser()];
  const [near, far, own] = [await sayInChat(inside), await sayInChat(outside), await sayInChat(approver)];
  expect((await listed('all', approver)).map(({ sequence }) => sequence)).toEqual([near.sequence]);
  for (const message of [far, own])
    expect((await remove(message, 'Não.', approver)).results[0]?.message).toBe('Não há mensagem com este número.');
  await remove(near, 'Fora do tema.', first);
  expect((await remove(near, 'Ofensa.', approver)).results[0]?.message).toMatch(/já decidiu/);
  expect(await actsOf(first)).toMatchObject([{ reason: 'Fora do tema.', id_subject: inside.idUser }]);
  expect(await actsOf(approver)).toEqual([]);
});

test('pages of messages go to the older ones and back', async () => {
  const [ana, room] = [await app.makeUser(app.tenant, { name: 'Iara Pontes' }), await chatRoom()];
  for (const text of ['um', 'dois', 'três']) await sayInChat(ana, text);
  const page = (where: object) =>
    app.ok(listAdminMessages, { query: { q: 'Iara Pontes', room, limit: 2, ...where } }, { as: owner });
  const first = await page({});
  expect([first.total, first.messages.map(({ text }) => text)]).toEqual([3, ['três', 'dois']]);
  const second = await page({ after: first.places.next });
  expect(second.messages.map(({ text }) => text)).toEqual(['um']);
  const back = await page({ before: second.places.previous });
  expect(back.messages.map(({ text }) => text)).toEqual(['três', 'dois']);
  await app.refused(listAdminMessages, { query: { after: 'WyJ4IiwxXQ' } }, 400, { as: owner });
});
