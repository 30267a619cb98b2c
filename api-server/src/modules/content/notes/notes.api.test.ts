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

const store = (notes: { id_note: string; deleted: boolean; edited_at: string }[]) =>
  withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db
      .insertInto('content_notes')
      .values(
        notes.map((note) => ({
          ...note,
          id_user: user.idUser,
          id_content_item: idItem,
          seconds: 1,
          text: note.deleted ? '' : 'nota',
        })),
      )
      .execute(),
  );
const someNotes = (count: number, deleted: boolean) =>
  Array.from({ length: count }, (_, at) => ({
    id_note: randomUUID(),
    deleted,
    edited_at: new Date(Date.parse('2026-11-20T11:00:00Z') + at).toISOString(),
  }));

test('refuses one note more than the limit, and accepts it after a removal', async () => {
  const stored = someNotes(NOTES_PER_CONTENT, false);
  await store(stored);
  const refusal = await app.refused(saveNote, put(randomUUID()), 409, { as: user });
  expect(refusal.code).toBe('content.too-many-notes');
  await save(stored[0]?.id_note ?? '', { isDeleted: true });
  await save(randomUUID());
  expect(await notes()).toHaveLength(NOTES_PER_CONTENT);
});

test('remembers the newest removals of a content only', async () => {
  const [oldest, ...newer] = someNotes(NOTES_PER_CONTENT, true);
  await store([...(oldest ? [oldest] : []), ...newer]);
  await save(randomUUID(), { isDeleted: true });
  const rows = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db.selectFrom('content_notes').select('id_note').where('id_user', '=', user.idUser).execute(),
  );
  expect(rows).toHaveLength(NOTES_PER_CONTENT);
  expect(rows.map(({ id_note }) => id_note)).not.toContain(oldest?.id_note);
});

test('refuses more new rows than a person may add in a day, removals of unknown notes included', async () => {
  const key = `notes:${app.tenant.idApp}:${user.idUser}`;
  for (let note = 0; note < 999; note += 1)
    await app.platform.rateLimit.consume(key, { limit: 1_000, windowSeconds: 86_400 });
  const idNote = randomUUID();
  await save(idNote, { isDeleted: true });
  await app.refused(saveNote, put(randomUUID(), { isDeleted: true }), 429, { as: user });
  await save(idNote, { editedAt: '2026-11-20 11:59:30' });
});
