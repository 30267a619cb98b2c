import * as contract from '@shared-kit/contracts/identity';
import { app, enter, renewal, startSupportApp, supporter } from '../test/support-access.fixtures.ts';

const statusOf = async (token: string) => (await app.call(contract.currentSession, {}, { as: { token } })).status;

startSupportApp();

describe('entering', () => {
  test('requires the permission [A3-31]', async () => {
    const subject = await app.makeUser();
    expect(
      (await app.refused(contract.enterSupportAccess, { body: { idUser: subject.idUser } }, 403, { as: app.user }))
        .code,
    ).toBe('forbidden');
  });

  test('answers 404 for another tenant’s people and rejects inactive people and oneself', async () => {
    const as = await supporter();
    const inactive = await app.makeUser(app.tenant, { active: false });
    await app.refused(contract.enterSupportAccess, { body: { idUser: app.otherUser.idUser } }, 404, { as });
    expect(
      (await app.refused(contract.enterSupportAccess, { body: { idUser: inactive.idUser } }, 409, { as })).code,
    ).toBe('support.inactive-user');
    expect((await app.refused(contract.enterSupportAccess, { body: { idUser: as.idUser } }, 409, { as })).code).toBe(
      'support.oneself',
    );
  });

  test('never raises rights: only admins enter as admins, only developers as developers', async () => {
    const admin = await app.makeUser(app.tenant, { admin: 1 });
    const developer = await app.makeUser(app.tenant, { developer: true });
    const plain = await supporter();
    for (const { idUser } of [admin, developer]) {
      expect((await app.refused(contract.enterSupportAccess, { body: { idUser } }, 403, { as: plain })).code).toBe(
        'support.more-rights',
      );
    }
    await enter(await supporter({ admin: 2 }), admin);
    await enter(await supporter({ developer: true }), developer);
  });

  test('starts a session of the subject with the actor and the end recorded [A7a-07] [B6-12] [A1-04]', async () => {
    app.clock.set('2026-11-21T12:00:00Z');
    const actor = await supporter({ name: 'Mauro Suporte' });
    const subject = await app.makeUser(app.tenant, { can_access_support: true });
    const session = await enter(actor, subject);
    expect(session.viewer.idUser).toBe(subject.idUser);
    expect(session.loginInfo.accessSupport).toEqual({
      currentUserToken: expect.stringMatching(/^support-access:\d+$/),
      actorName: 'Mauro Suporte',
      until: '2026-11-21 13:00:00',
    });
    // A support access cannot start another one, and the actor's own token is not exposed.
    expect(session.permissions.canAccessSupport).toBe(false);
    expect(JSON.stringify(session.loginInfo)).not.toContain(actor.token);
    const again = await app.ok(contract.currentSession, {}, { as: session });
    expect(again.loginInfo.accessSupport).toEqual(session.loginInfo.accessSupport);
  });

  test('the person’s terms neither bind nor block the support actor', async () => {
    const tenant = await app.makeTenant({ app: { agreement_version: '1', agreement_terms: '<p>Termos</p>' } });
    const subject = await app.makeUser(tenant);
    const actor = await app.makeUser(tenant, { can_access_support: true });
    await app.ok(
      contract.acceptAgreement,
      { params: { id: actor.idUser }, body: { userLicenceTermsAccepted: '1' } },
      { as: actor, at: tenant },
    );
    const { result } = await app.ok(
      contract.enterSupportAccess,
      { body: { idUser: subject.idUser } },
      { as: actor, at: tenant },
    );
    await app.ok(contract.getUser, { params: { id: subject.idUser } }, { as: result, at: tenant });
    const accept = { params: { id: subject.idUser }, body: { userLicenceTermsAccepted: '1' } };
    expect((await app.refused(contract.acceptAgreement, accept, 403, { as: result, at: tenant })).code).toBe(
      'support.not-allowed',
    );
    expect(
      (await app.refused(contract.getUser, { params: { id: subject.idUser } }, 403, { as: subject, at: tenant })).code,
    ).toBe('TERMS_REQUIRED');
  });
});

describe('the end', () => {
  test('comes after 60 minutes, even across a new UTC day [B4.13-01]', async () => {
    app.clock.set('2026-11-21T23:30:00Z');
    const session = await enter(await supporter(), await app.makeUser());
    app.clock.set('2026-11-22T00:10:00Z');
    const renewed = await app.call(contract.currentSession, {}, { as: session });
    const token = String(renewed.headers['x-session-token']);
    expect(renewed.status).toBe(200);
    app.clock.set('2026-11-22T00:29:59Z');
    expect(await statusOf(token)).toBe(200);
    app.clock.set('2026-11-22T00:30:00Z');
    expect(await statusOf(token)).toBe(401);
  });

  test('comes with the renewal of the actor’s own session, which restores their own menu [A4l-17] [B7.7-02]', async () => {
    const actor = await supporter();
    const session = await enter(actor, await app.makeUser());
    const own = await app.ok(contract.renewLogin, renewal(actor.idUser), { as: actor });
    expect(own.viewer.idUser).toBe(actor.idUser);
    expect(own.loginInfo.accessSupport).toEqual({ currentUserToken: null });
    expect(await statusOf(session.token)).toBe(401);
  });

  test('comes at once when the actor is deactivated, loses the permission or is logged out elsewhere', async () => {
    const { db } = app.platform.database;
    for (const loss of [{ active: false }, { can_access_support: false }]) {
      const actor = await supporter();
      const session = await enter(actor, await app.makeUser());
      expect(await statusOf(session.token)).toBe(200);
      await db.updateTable('users').set(loss).where('id_user', '=', actor.idUser).execute();
      expect(await statusOf(session.token)).toBe(401);
    }
    const actor = await supporter();
    const session = await enter(actor, await app.makeUser());
    await app.ok(contract.logout, {}, { as: actor });
    expect(await statusOf(session.token)).toBe(401);
  });

  test('a logout inside the access also ends the actor’s own session', async () => {
    const actor = await supporter();
    const session = await enter(actor, await app.makeUser());
    await app.ok(contract.logout, {}, { as: session });
    expect([await statusOf(session.token), await statusOf(actor.token)]).toEqual([401, 401]);
  });

  test('a second access from the same session ends the first; accesses are never nested', async () => {
    const actor = await supporter();
    const first = await enter(actor, await app.makeUser());
    const third = await app.makeUser();
    expect(
      (await app.refused(contract.enterSupportAccess, { body: { idUser: third.idUser } }, 403, { as: first })).code,
    ).toBe('support.not-allowed');
    await enter(actor, third);
    expect(await statusOf(first.token)).toBe(401);
  });
});
