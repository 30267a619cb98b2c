import { findMessage, listMessages, markMessageRead } from '@shared-kit/contracts/content';
import { changePassword, enterSupportAccess } from '@shared-kit/contracts/identity';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db
      .insertInto('notification_types')
      .values({
        type: 'support-access',
        status: 'OPTIONAL',
        description: 'Acesso do suporte',
        section: 'SYSTEM',
        position: 0,
      })
      .execute(),
  );
});
afterAll(() => app.close());

const messagesOf = (as: TestUser) => app.ok(listMessages, { query: {} }, { as });

async function enter(subject: TestUser, reason = 'Chamado <b>4512</b>'): Promise<string> {
  const actor = await app.makeUser(app.tenant, { can_access_support: true });
  return (await app.ok(enterSupportAccess, { body: { idUser: subject.idUser, reason } }, { as: actor })).result.token;
}

test('a sent notice is among the messages, mailed or not, with its text as plain text [A7m-15] [A7m-16]', async () => {
  const person = await app.makeUser();
  await enter(person);
  const { messages, totalRecords, unread } = await messagesOf(person);
  expect([totalRecords, unread, messages[0]?.isRead]).toEqual([1, 1, false]);
  expect(messages[0]?.subject).toMatch(/o suporte acessou o seu perfil$/);
  const { message } = await app.ok(findMessage, { params: { id: messages[0]?.idMessage ?? 0 } }, { as: person });
  expect(message.html).toContain('<p>Motivo: Chamado &lt;b&gt;4512&lt;/b&gt;</p>');
});

test('reading marks a message once, for its reader only; another person’s is 404', async () => {
  const person = await app.makeUser();
  await enter(person);
  const id = (await messagesOf(person)).messages[0]?.idMessage ?? 0;
  for (const endpoint of [findMessage, markMessageRead] as const) {
    await app.refused(endpoint, { params: { id } }, 404, { as: app.user });
    await app.refused(endpoint, { params: { id } }, 404, { as: app.otherUser, at: app.otherTenant });
    await app.refused(endpoint, { params: { id: 999_999 } }, 404, { as: person });
    await app.refused(endpoint, { params: { id } }, 401);
  }
  await app.ok(markMessageRead, { params: { id } }, { as: person });
  await app.ok(markMessageRead, { params: { id } }, { as: person });
  expect(await messagesOf(person)).toMatchObject({ unread: 0, messages: [{ isRead: true }] });
});

test('in a support access messages can be read and stay unread', async () => {
  const person = await app.makeUser();
  const token = await enter(person);
  const { messages } = await app.ok(listMessages, { query: {} }, { as: { token } });
  const refused = await app.refused(markMessageRead, { params: { id: messages[0]?.idMessage ?? 0 } }, 403, {
    as: { token },
  });
  expect(refused.code).toBe('support.not-allowed');
  expect((await messagesOf(person)).unread).toBe(1);
});

test('a changed password creates a message; a kind that is switched off does not', async () => {
  const person = await app.makeUser();
  await app.ok(
    changePassword,
    { params: { idUser: person.idUser }, body: { currentPassword: testPassword, newPassword: 'Outra-senha-2026' } },
    { as: person },
  );
  expect((await messagesOf(person)).messages.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/sua senha foi alterada$/),
  ]);
  const quiet = await app.makeUser();
  await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    const { id_notification } = await db
      .selectFrom('notification_types')
      .select('id_notification')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('user_notifications')
      .values({ id_user: quiet.idUser, id_notification, active: false })
      .execute();
  });
  await enter(quiet);
  expect((await messagesOf(quiet)).messages).toEqual([]);
});
