import {
  acceptAgreement,
  acceptResponsibilityTerm,
  currentSession,
  getUser,
  updateUser,
} from '@shared-kit/contracts/identity';
import { recordLogs } from '@shared-kit/contracts/delivery';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { expectForeignIdsAre404, startTestApp } from '../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('GET /users/{id}', () => {
  test('rejects ids that are not numbers with 400', async () => {
    const reply = await app.call(getUser, { params: { id: 'x' } }, { as: app.user });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ success: false, code: 'request.invalid', issues: [{ path: 'params.id' }] });
  });

  test('requires a session', async () => {
    expect(await app.refused(getUser, { params: { id: app.user.idUser } }, 401)).toMatchObject({
      code: 'session.missing',
    });
  });

  test("answers 404 for another tenant's user, and for a colleague", async () => {
    await expectForeignIdsAre404(app, getUser, { params: { id: app.otherUser.idUser } });
    const colleague = await app.makeUser();
    await app.refused(getUser, { params: { id: colleague.idUser } }, 404, { as: app.user });
  });

  test('returns the user [A7u-01] [A3-11]', async () => {
    const { user } = await app.ok(getUser, { params: { id: app.user.idUser } }, { as: app.user });
    expect(user).toEqual({
      idUser: app.user.idUser,
      idCompany: 1,
      email: app.user.email,
      name: app.user.name,
      phone: '',
      cpf: '',
      userType: '',
      userLicenceTermsAccepted: '',
      communicationAccepted: 0,
      emailNotification: 0,
      smsNotification: 0,
      guestCompany: '',
      guestCnpj: '',
      admin: 0,
      active: true,
      photo: '',
      askPWA: false,
      department: '',
      role: '',
      username: app.user.username,
    });
  });
});

describe('PUT /users/{id}', () => {
  const save = (user: TestUser, body: object) =>
    app.ok(updateUser, { params: { id: user.idUser }, body }, { as: user });

  test('rejects an invalid CPF or phone, each with its text', async () => {
    const input = (body: object) => ({ params: { id: app.user.idUser }, body });
    expect(await app.refused(updateUser, input({ cpf: '12345678900' }), 422, { as: app.user })).toMatchObject({
      code: 'identity.invalid-cpf',
    });
    expect(await app.refused(updateUser, input({ phone: '99999' }), 422, { as: app.user })).toMatchObject({
      code: 'identity.invalid-phone',
    });
    await app.refused(updateUser, input({ name: '  ' }), 400, { as: app.user });
    await app.refused(updateUser, input({ name: 'X' }), 401);
  });

  test('answers 404 for another person', async () => {
    await expectForeignIdsAre404(app, updateUser, { params: { id: app.otherUser.idUser }, body: { name: 'X' } });
  });

  test('saves the changes and leaves login and e-mail unchanged [A7u-02]', async () => {
    const user = await app.makeUser();
    const changes = {
      name: 'Ana Lúcia',
      cpf: '111.444.777-35',
      phone: '(31) 98765-4321',
      email: 'x@y.z',
      username: 'x',
    };
    expect((await save(user, changes)).user).toMatchObject({
      name: 'Ana Lúcia',
      cpf: '111.444.777-35',
      phone: '(31) 98765-4321',
      email: user.email,
      username: user.username,
    });
  });

  test('e-mail and SMS require accepted communication', async () => {
    const user = await app.makeUser();
    const all = { communicationAccepted: 1, emailNotification: 1, smsNotification: 1 } as const;
    expect((await save(user, all)).user).toMatchObject(all);
    expect((await save(user, { communicationAccepted: 0 })).user).toMatchObject({
      emailNotification: 0,
      smsNotification: 0,
    });
    expect((await save(user, { emailNotification: 1 })).user).toMatchObject({ emailNotification: 0 });
  });
});

describe('terms', () => {
  let tenant: TestTenant;
  beforeAll(async () => {
    tenant = await app.makeTenant({ app: { agreement_version: '2', agreement_terms: '<p>Termos</p>' } });
  });

  test('rejects an outdated agreement and another person’s', async () => {
    const user = await app.makeUser(tenant);
    const accept = (id: number, version: string) => ({ params: { id }, body: { userLicenceTermsAccepted: version } });
    expect(await app.refused(acceptAgreement, accept(user.idUser, '1'), 409, { as: user, at: tenant })).toMatchObject({
      code: 'identity.outdated-agreement',
    });
    await app.refused(acceptAgreement, accept(app.otherUser.idUser, '2'), 404, { as: user, at: tenant });
    await app.refused(acceptAgreement, accept(user.idUser, '2'), 401, { at: tenant });
    await app.refused(acceptAgreement, accept(user.idUser, ''), 400, { as: user, at: tenant });
  });

  test('accepting saves the version and the communication, and unlocks the portal [A7u-03] [A4t-02]', async () => {
    const user = await app.makeUser(tenant);
    const body = { userLicenceTermsAccepted: '2', communicationAccepted: 1 as const };
    const at = { as: user, at: tenant };
    await app.ok(acceptAgreement, { params: { id: user.idUser }, body }, at);
    await app.ok(acceptAgreement, { params: { id: user.idUser }, body }, at);
    const { user: saved } = await app.ok(getUser, { params: { id: user.idUser } }, at);
    expect(saved).toMatchObject({ userLicenceTermsAccepted: '2', communicationAccepted: 1 });
  });

  test('a term of responsibility locks the portal until its current version is accepted [B7.7-07] [B4.11-01] [B4.11-09]', async () => {
    const user = await app.makeUser();
    const { id_term_of_responsibility: idTermOfResponsibility } = await withTenant(
      app.platform.database.db,
      app.tenant.idApp,
      async (db) => {
        const term = await db
          .insertInto('responsibility_terms')
          .values({ key: 'epi', title: 'EPI', version_number: 2, text: '<p>EPI</p>' })
          .returning('id_term_of_responsibility')
          .executeTakeFirstOrThrow();
        await db
          .insertInto('user_responsibility_terms')
          .values({
            id_user: user.idUser,
            id_term_of_responsibility: term.id_term_of_responsibility,
          })
          .execute();
        return term;
      },
    );
    expect(await app.refused(getUser, { params: { id: user.idUser } }, 403, { as: user })).toMatchObject({
      code: 'TERMS_REQUIRED',
    });
    const { loginInfo } = await app.ok(currentSession, {}, { as: user });
    expect(loginInfo).toMatchObject({
      needSignResponsabilityTerms: true,
      responsibilityTerms: [{ idTermOfResponsibility, versionNumber: 2, title: 'EPI', text: '<p>EPI</p>' }],
    });

    const accept = (versionNumber: number) => ({ params: { idTermOfResponsibility, versionNumber } });
    await app.refused(acceptResponsibilityTerm, accept(1), 409, { as: user });
    await app.refused(acceptResponsibilityTerm, accept(2), 401);
    await app.refused(acceptResponsibilityTerm, accept(2), 404, { as: app.user });
    await app.refused(acceptResponsibilityTerm, accept(2), 404, { as: app.otherUser, at: app.otherTenant });
    await app.ok(acceptResponsibilityTerm, accept(2), { as: user });
    await app.ok(getUser, { params: { id: user.idUser } }, { as: user });
  });
});

describe('POST /logs', () => {
  test('accepts entries without a session and rejects invalid ones [A7m-17]', async () => {
    const entry = {
      level: 'error' as const,
      kind: 'render',
      message: 'x is not a function',
      remote: 'mfe-store',
      version: '1.0.0',
    };
    expect(await app.ok(recordLogs, { body: { entries: [entry] } })).toEqual({ success: true });
    await app.refused(recordLogs, { body: { entries: [] } }, 400);
    await app.refused(recordLogs, { body: { entries: [{ ...entry, message: 'x'.repeat(2001) }] } }, 400);
  });
});
