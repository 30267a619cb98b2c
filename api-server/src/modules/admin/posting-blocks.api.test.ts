import { randomUUID } from 'node:crypto';
import { blockPosting, liftPostingBlock, listBlockedPeople, readPostingBlock } from '@shared-kit/contracts/admin';
import { DAY_MS, SECOND_MS, dayKey, formatDateTime } from '@shared-kit/contracts/calendar';
import {
  chatMessageCalls,
  deleteUpload,
  listOwnUploads,
  publishUpload,
  saveChatMessages,
  startUpload,
} from '@shared-kit/contracts/content';
import { addComment, editComment } from '@shared-kit/contracts/learning';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import type { TestUser } from '../../test/index.ts';
import { sentFile } from '../content/test/sent-file.ts';
import { listening, openTestSocket } from '../content/test/socket-client.ts';
import {
  actsOf,
  app,
  enrolIn,
  inTenant,
  makeHolder,
  owner,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';
import { chatRoom, reviewedSection, sayInChat, sendWaitingUpload, writeComment } from './test/community.fixtures.ts';

startAdministration();

beforeAll(() =>
  inTenant((db) =>
    db.updateTable('nodes').set({ allow_comments: true }).where('id_node', '=', training.livre).execute(),
  ),
);

afterEach(() => app.clock.reset());

const of = ({ idUser }: TestUser) => ({ params: { idPerson: idUser } });
const block = (person: TestUser, { reason = 'Ofensas.', untilDay = null as string | null, as = owner } = {}) =>
  app.ok(blockPosting, { ...of(person), body: { reason, untilDay } }, { as });
const lift = (person: TestUser, as = owner) => app.ok(liftPostingBlock, of(person), { as });
const blocked = async (as = owner) =>
  (await app.ok(listBlockedPeople, {}, { as })).people.map((one) => one.person.name);
const bell = async (as: TestUser) => (await app.ok(listBellEntries, { query: {} }, { as })).notifications;
const inDays = (days: number) => dayKey(new Date(app.clock.now().getTime() + days * DAY_MS));

interface Refused {
  readonly code?: string;
  readonly message?: string;
}

/** Returns what each call that publishes something replies to the person: its message, or its status. */
async function attempts(person: TestUser): Promise<(string | number | undefined)[]> {
  const idEnrollment = await enrolIn(person, training.livre, {
    expires_at: new Date(app.clock.now().getTime() + DAY_MS),
  });
  const thread = { type: 'NODE' as const, idEntity: training.livre };
  const idSection = await reviewedSection();
  const texts = { idSection, title: 'Vitrine', description: 'Outubro' };
  const started = { ...texts, idUpload: randomUUID(), fileName: 'guia.pdf', size: 10, lastModified: 5 };
  const replies = [
    await app.call(addComment, { params: thread, body: { text: '<p>Oi</p>', idEnrollment } }, { as: person }),
    await app.call(
      saveChatMessages,
      { params: { id: await chatRoom() }, body: { data: [{ messages: [{ message: 'Oi' }] }] } },
      { as: person },
    ),
    await app.call(startUpload, { body: started }, { as: person }),
    await app.call(publishUpload, { form: { ...texts, fileData: sentFile() } }, { as: person }),
  ];
  return replies.map(({ status, body }) =>
    (body as Refused).code === 'community.blocked' ? (body as Refused).message : status,
  );
}

test('a blocked person comments, chats and uploads no more and reads why; lifted, they do again', async () => {
  const ana = await app.makeUser();
  const idComment = await writeComment(ana, training.livre);
  expect(await attempts(ana)).toEqual([201, 200, 200, 200]);
  await block(ana, { reason: 'Ofendeu colegas.' });
  const message = 'A moderação bloqueou os seus comentários, mensagens e envios. Motivo: Ofendeu colegas.';
  expect(await attempts(ana)).toEqual([message, message, message, message]);
  const edit = await app.call(
    editComment,
    {
      params: { type: 'NODE', idEntity: training.livre, idComment },
      body: { text: '<p>Outra coisa</p>', idEnrollment: await enrolIn(ana, training.livre) },
    },
    { as: ana },
  );
  expect(edit).toMatchObject({ status: 403, body: { code: 'community.blocked' } });
  expect((await bell(ana))[0]).toMatchObject({
    title: 'Seus comentários, mensagens e envios foram bloqueados',
    text: 'Até alguém da moderação desbloquear. Motivo: Ofendeu colegas.',
  });
  expect(await blocked()).toContain(ana.name);
  // A real clock may be set back meanwhile, and the bell shows the newest entry first.
  app.clock.advance(SECOND_MS);
  await lift(ana);
  expect(await attempts(ana)).toEqual([201, 200, 200, 200]);
  expect(await blocked()).not.toContain(ana.name);
  expect((await bell(ana))[0]?.title).toBe('Você já pode comentar, conversar e enviar trabalhos');
});

test('an open socket of a blocked person sends no message', async () => {
  const ana = await app.makeUser();
  const page = await openTestSocket(await listening(app), app.tenant, ana.token);
  const send = async () => {
    const room = await chatRoom();
    return page.call(chatMessageCalls.general, { room, message: 'Oi', clientId: randomUUID() });
  };
  await send();
  await block(ana);
  await expect(send()).rejects.toThrow('A moderação bloqueou os seus comentários');
  page.close();
});

test('a block with a day ends by itself after that day', async () => {
  const ana = await app.makeUser();
  const day = inDays(1);
  await block(ana, { untilDay: day });
  const read = () => app.ok(readPostingBlock, of(ana), { as: owner });
  expect(await read()).toMatchObject({ canChange: true, block: { reason: 'Ofensas.', blockedBy: owner.name } });
  expect(formatDateTime((await read()).block?.until ?? '')).toContain('23:59');
  expect(dayKey((await read()).block?.until ?? '')).toBe(day);
  expect((await attempts(ana))[1]).toMatch(/até o fim de \d{2}\/\d{2}\/\d{4}\. Motivo: Ofensas\./);
  await inTenant((db) =>
    db.updateTable('posting_blocks').set({ until: app.clock.now() }).where('id_user', '=', ana.idUser).execute(),
  );
  expect((await read()).block).toBeNull();
  expect(await attempts(ana)).toEqual([201, 200, 200, 200]);
  const past = { ...of(ana), body: { reason: 'Ofensas.', untilDay: inDays(-2) } };
  await app.refused(blockPosting, past, 409, { as: owner });
  await app.refused(blockPosting, { ...of(ana), body: { reason: ' ', untilDay: null } }, 400, { as: owner });
});

test('a blocked person still reads, deletes what they sent, and keeps what waits', async () => {
  const ana = await app.makeUser();
  const { idUserUpload } = await sendWaitingUpload(ana);
  await sayInChat(ana);
  await block(ana);
  expect((await app.ok(listOwnUploads, {}, { as: ana })).data).toHaveLength(1);
  await app.ok(deleteUpload, { params: { id: idUserUpload } }, { as: ana });
});

test('every block and every lift has its entry in the log, and a new block replaces the old one', async () => {
  const [first, second] = [
    await makeHolder('administrator', { kind: 'all' }),
    await makeHolder('administrator', { kind: 'all' }),
  ];
  const ana = await app.makeUser();
  await block(ana, { as: first });
  await block(ana, { as: second, reason: 'De novo.', untilDay: inDays(3) });
  await lift(ana, first);
  await lift(ana, first);
  const until = expect.stringMatching(/^até \d{2}/);
  expect(await actsOf(second)).toMatchObject([
    {
      subject_kind: 'person',
      id_subject: ana.idUser,
      reason: 'De novo.',
      changes: [{ before: 'sem data de fim', after: until }],
    },
  ]);
  expect((await actsOf(first)).map(({ changes }) => changes)).toMatchObject([
    [{ field: 'postingBlock', before: 'sem bloqueio', after: 'sem data de fim' }],
    [{ field: 'postingBlock', before: until, after: 'sem bloqueio' }],
    [],
  ]);
});

test('a moderator cannot block themselves, people with more rights or people out of reach', async () => {
  const leader = await makeHolder('approver', { kind: 'team' });
  const member = await app.makeUser(app.tenant, { id_manager: leader.idUser });
  const chief = await app.makeUser(app.tenant, { id_manager: leader.idUser, admin: 2 });
  const body = { reason: 'Ofensas.', untilDay: null };
  await block(member, { as: leader });
  expect(await blocked(leader)).toEqual([member.name]);
  await app.refused(blockPosting, { ...of(chief), body }, 403, { as: leader });
  expect(await app.ok(readPostingBlock, of(chief), { as: leader })).toEqual({ block: null, canChange: false });
  await app.refused(blockPosting, { ...of(owner), body }, 409, { as: owner });
  const outside = await app.makeUser();
  await block(outside);
  for (const endpoint of [readPostingBlock, liftPostingBlock])
    await app.refused(endpoint, of(outside), 404, { as: leader });
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  await app.refused(liftPostingBlock, of(outside), 404, { as: stranger, at: app.otherTenant });
  expect(await blocked()).toContain(outside.name);
  const row = await inTenant((db) =>
    db.selectFrom('posting_blocks').select('blocked_by').where('id_user', '=', outside.idUser).executeTakeFirst(),
  );
  expect(row?.blocked_by).toBe(owner.name);
});
