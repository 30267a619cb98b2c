import { decideTeamComment, listTeamComments, reportComment } from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TestUser } from '../../../test/index.ts';
import { app, bia, enrolled, find, startCommentsApp, team, write } from '../test/comments.fixtures.ts';
import type { Enrolled } from '../test/comments.fixtures.ts';

startCommentsApp();

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(app.platform.database.db, app.tenant.idApp, work);

/** Enrols somebody whom a leader leads. */
async function member(leader: TestUser): Promise<Enrolled> {
  const person = await enrolled('roda');
  await inTenant((db) =>
    db.updateTable('users').set({ id_manager: leader.idUser }).where('id_user', '=', person.user.idUser).execute(),
  );
  return person;
}

async function reported(author: Enrolled, text = 'Compre já'): Promise<number> {
  const { idComment } = await write(author, text);
  await app.ok(reportComment, { params: team(), body: { idComment } }, { as: bia.user });
  return idComment;
}

const waiting = async (as: TestUser) =>
  (await app.ok(listTeamComments, {}, { as })).result.map(({ idComment }) => idComment);
const hide = (id: number, reason = 'É propaganda.') => ({
  params: { id },
  body: { decision: 'HIDDEN' as const, reason },
});

test('a leader hides a reported comment of the team: others lose it, and the log says who did it and why', async () => {
  const leader = await app.makeUser();
  const author = await member(leader);
  const id = await reported(author);
  expect((await app.ok(listTeamComments, {}, { as: leader })).result).toMatchObject([
    { idComment: id, text: 'Compre já', training: 'LGPD', reports: 1, person: { name: author.user.name } },
  ]);
  await app.ok(decideTeamComment, hide(id), { as: leader });
  expect(await waiting(leader)).toEqual([]);
  expect((await find(bia, id))?.text ?? '').not.toContain('Compre já');
  await app.refused(decideTeamComment, hide(id), 409, { as: leader });
  const acts = await inTenant((db) =>
    db.selectFrom('audit_acts').selectAll().where('id_actor', '=', leader.idUser).execute(),
  );
  expect(acts).toMatchObject([
    { act: 'admin.moderate-comments', id_subject: author.user.idUser, reason: 'É propaganda.' },
  ]);
});

test('a kept comment leaves the list and stays in sight', async () => {
  const leader = await app.makeUser();
  const id = await reported(await member(leader), 'Bom dia a todas');
  await app.ok(decideTeamComment, { params: { id }, body: { decision: 'KEPT' } }, { as: leader });
  expect(await waiting(leader)).toEqual([]);
  expect((await find(bia, id))?.text).toContain('Bom dia a todas');
});

test('leaders reach their own people only, administrators the company, and nobody their own comments', async () => {
  const [leader, other, administrator] = [
    await app.makeUser(),
    await app.makeUser(),
    await app.makeUser(app.tenant, { admin: 2 }),
  ];
  const id = await reported(await member(leader));
  await member(other);
  expect(await waiting(other)).toEqual([]);
  await app.refused(decideTeamComment, hide(id), 404, { as: other });
  expect(await waiting(administrator)).toContain(id);
  const chief = await enrolled('roda');
  await member(chief.user);
  const own = await reported(chief);
  await app.refused(decideTeamComment, hide(own), 404, { as: chief.user });
  await app.refused(listTeamComments, {}, 403, { as: bia.user });
  await app.refused(decideTeamComment, hide(id), 403, { as: bia.user });
  const stranger = await app.makeUser(app.otherTenant, { admin: 2 });
  await app.refused(decideTeamComment, hide(id), 404, { as: stranger, at: app.otherTenant });
  await app.refused(decideTeamComment, hide(id, ' '), 400, { as: leader });
  expect(await waiting(leader)).toEqual([id]);
});
