import { randomUUID } from 'node:crypto';
import { NOTES_PER_CONTENT, NOTE_MAX_LENGTH, listNotes, saveNote } from '@shared-kit/contracts/content';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { expectForeignIdsAre404, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { makeItem, makeSection } from '../test/content-factory.ts';

let app: TestApp;
let user: TestUser;
let idItem: number;
let otherItem: number;
let foreignItem: number;

beforeAll(async () => {
  app = await startTestApp();
  const idSection = await makeSection(app, app.tenant);
  idItem = await makeItem(app, app.tenant, { id_section: idSection });
  otherItem = await makeItem(app, app.tenant, { id_section: idSection });
  foreignItem = await makeItem(app, app.otherTenant, { id_section: await makeSection(app, app.otherTenant) });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  user = await app.makeUser();
});

const change = { seconds: 83.5, text: 'Conferir o EPI', editedAt: '2026-11-20 11:59:00', isDeleted: false };
const put = (idNote: string, fields: Partial<typeof change> = {}, idContentItem = idItem) => ({
  params: { idContentItem, idNote },
  body: { ...change, ...fields },
});
const save = (idNote: string, fields: Partial<typeof change> = {}) =>
  app.ok(saveNote, put(idNote, fields), { as: user });
const notes = async (as = user) => (await app.ok(listNotes, { params: { idContentItem: idItem } }, { as })).notes;

test('saves a note once, however often it arrives, and lists notes by their position', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await save(first);
  await save(first);
  await save(second, { seconds: 4, text: 'Começo' });
  expect(await notes()).toEqual([
    { idNote: second, seconds: 4, text: 'Começo', editedAt: '2026-11-20 11:59:00' },
    { idNote: first, seconds: 83.5, text: 'Conferir o EPI', editedAt: '2026-11-20 11:59:00' },
  ]);
});

test('the newest change wins in whatever order changes arrive', async () => {
  const idNote = randomUUID();
  await save(idNote, { text: 'segunda versão', editedAt: '2026-11-20 11:59:30' });
  await save(idNote, { text: 'primeira versão', editedAt: '2026-11-20 11:59:10' });
  expect((await notes()).map(({ text }) => text)).toEqual(['segunda versão']);
});

test('a removal erases the text, survives a late change and is undone by a newer one', async () => {
  const idNote = randomUUID();
  await save(idNote);
  await save(idNote, { isDeleted: true, editedAt: '2026-11-20 11:59:30' });
  await save(idNote, { editedAt: '2026-11-20 11:59:10' });
  expect(await notes()).toEqual([]);
  await save(idNote, { editedAt: '2026-11-20 11:59:40' });
  expect(await notes()).toHaveLength(1);
});

test('a clock in the future does not block later changes', async () => {
  const idNote = randomUUID();
  await save(idNote, { editedAt: '2031-01-01 00:00:00' });
  await save(idNote, { text: 'depois', editedAt: '2026-11-20 12:00:00' });
  expect((await notes()).map(({ text }) => text)).toEqual(['depois']);
});

test('another person sees none of the notes and cannot change them by their id', async () => {
  const idNote = randomUUID();
  await save(idNote);
  const other = await app.makeUser();
  expect(await notes(other)).toEqual([]);
  await app.ok(saveNote, put(idNote, { text: 'de outra pessoa' }), { as: other });
  expect((await notes()).map(({ text }) => text)).toEqual(['Conferir o EPI']);
});

test.each([
  ['an empty text', { text: '   ' }],
  ['a text that is too long', { text: 'a'.repeat(NOTE_MAX_LENGTH + 1) }],
  ['a negative position', { seconds: -1 }],
  ['a position beyond a day', { seconds: 90_000 }],
  ['a time of another form', { editedAt: '2026-11-20T11:59:00Z' }],
])('rejects %s', async (_, fields) => {
  await app.refused(saveNote, put(randomUUID(), fields), 400, { as: user });
});

test('rejects an id that is not a UUID, a missing session, and content of another company', async () => {
  await app.refused(saveNote, put('x'), 400, { as: user });
  expect((await app.call(saveNote, put(randomUUID()))).status).toBe(401);
  expect((await app.call(listNotes, { params: { idContentItem: idItem } })).status).toBe(401);
  await expectForeignIdsAre404(app, listNotes, { params: { idContentItem: foreignItem } });
  await expectForeignIdsAre404(app, saveNote, put(randomUUID(), {}, foreignItem));
});

test('a note does not move to another content', async () => {
  const idNote = randomUUID();
  await save(idNote);
  await app.refused(saveNote, put(idNote, {}, otherItem), 404, { as: user });
});

test('refuses one note more than the limit, and accepts it after a removal', async () => {
  const ids = Array.from({ length: NOTES_PER_CONTENT }, () => randomUUID());
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db
      .insertInto('content_notes')
      .values(
        ids.map((id_note) => ({
          id_note,
          id_user: user.idUser,
          id_content_item: idItem,
          seconds: 1,
          text: 'nota',
          edited_at: '2026-11-20T11:00:00Z',
          deleted: false,
        })),
      )
      .execute(),
  );
  const refusal = await app.refused(saveNote, put(randomUUID()), 409, { as: user });
  expect(refusal.code).toBe('content.too-many-notes');
  await save(ids[0] ?? '', { isDeleted: true });
  await save(randomUUID());
  expect(await notes()).toHaveLength(NOTES_PER_CONTENT);
});
