import * as contract from '@shared-kit/contracts/identity';
import type { Endpoint } from '@shared-kit/contracts/core';
import { addToCart, buy } from '@shared-kit/contracts/store';
import { isClosedToSupport } from '../../../platform/auth/support-gate.rules.ts';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TestUser } from '../../../test/index.ts';
import { app, enter, renewal, startSupportApp, supporter } from '../test/support-access.fixtures.ts';

const minute = 60_000;

function makeOffer(): Promise<number> {
  return withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    const product = {
      key: 'curso',
      title: 'Curso',
      description: '',
      content: '',
      image_key: 'curso.webp',
      position: 0,
      search_text: '',
    };
    const { id_product } = await db
      .insertInto('store_products')
      .values(product)
      .returning('id_product')
      .executeTakeFirstOrThrow();
    const offer = { id_product, price_cents: 990 };
    return (await db.insertInto('store_offers').values(offer).returning('id_offer').executeTakeFirstOrThrow()).id_offer;
  });
}

startSupportApp();

describe('restrictions of a support access', () => {
  const closed = Object.values(contract).filter(
    (value): value is Endpoint & typeof value =>
      typeof value === 'object' && 'path' in value && isClosedToSupport(value as Endpoint),
  );

  test('every writing call of the account is closed, except login renewal and logout', () => {
    const writing = Object.values(contract).filter(
      (value): value is Endpoint & typeof value =>
        typeof value === 'object' && 'path' in value && value.method !== 'GET' && value.access === 'session',
    );
    const open = writing.filter((endpoint) => !isClosedToSupport(endpoint)).map(({ id }) => id);
    expect(open.toSorted()).toEqual(['identity.logout', 'identity.renew-login']);
    expect(closed.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'identity.change-password',
        'identity.accept-agreement',
        'identity.accept-responsibility-term',
        'identity.save-notification-preferences',
        'identity.update-user',
        'identity.end-other-sessions',
      ]),
    );
    expect(isClosedToSupport(buy)).toBe(true);
  });

  test('the server rejects a closed call before any other check', async () => {
    const subject = await app.makeUser();
    const session = await enter(await supporter(), subject);
    const params = { idUser: subject.idUser };
    const password = { params, body: { currentPassword: 'azulejo123', newPassword: 'outra12345' } };
    expect((await app.refused(contract.changePassword, password, 403, { as: session })).code).toBe(
      'support.not-allowed',
    );
    const mute = { params, body: [{ idNotification: 1, type: 'X', active: 0 as const }] };
    expect((await app.refused(contract.saveNotificationPreferences, mute, 403, { as: session })).code).toBe(
      'support.not-allowed',
    );
    const card = {
      body: { name: 'ANA', creditCard: '4111 1111 1111 1111', expirationDate: '12/30', CVV: '123', brand: 'visa' },
    };
    expect((await app.refused(buy, card as never, 403, { as: session })).code).toBe('support.not-allowed');
  });
});

describe('the record', () => {
  const records = async (subject: TestUser) =>
    (await app.ok(contract.listSupportRecords, { params: { idUser: subject.idUser }, query: {} }, { as: subject }))
      .accesses;

  test('shows the person who, when, why and each writing call; a failed call changed nothing and is not listed [B6-13]', async () => {
    app.clock.set('2026-11-21T12:00:00Z');
    const actor = await supporter({ name: 'Mauro Suporte' });
    const subject = await app.makeUser();
    const session = await enter(actor, subject, 'Não abre o carrinho');
    app.clock.advance(5 * minute);
    await app.refused(addToCart, { body: { idOffer: 987_654 } }, 404, { as: session });
    const [open] = await records(subject);
    expect(open).toMatchObject({
      actorName: 'Mauro Suporte',
      reason: 'Não abre o carrinho',
      startedAt: '2026-11-21 12:00:00',
      endedAt: null,
      actions: [],
    });
    const idOffer = await makeOffer();
    await app.ok(addToCart, { body: { idOffer } }, { as: session });
    app.clock.advance(5 * minute);
    await app.ok(contract.renewLogin, renewal(actor.idUser), { as: actor });
    const [done] = await records(subject);
    expect(done).toMatchObject({
      endedAt: '2026-11-21 12:10:00',
      actions: [
        {
          idSupportAction: expect.any(Number),
          at: '2026-11-21 12:05:00',
          action: addToCart.summary,
          target: expect.stringMatching(/^\/api\/store\/addtocart idOffer=\d+$/),
        },
      ],
    });
  });

  test('the record is readable only by the person themselves', async () => {
    const subject = await app.makeUser();
    await enter(await supporter(), subject);
    await app.refused(contract.listSupportRecords, { params: { idUser: subject.idUser }, query: {} }, 404, {
      as: app.user,
    });
    expect(await records(app.user)).toEqual([]);
  });

  test('a support access does not count as the person’s own visit', async () => {
    app.clock.set('2026-11-21T23:30:00Z');
    const subject = await app.makeUser();
    const session = await enter(await supporter(), subject);
    app.clock.set('2026-11-22T00:10:00Z');
    const { loginInfo } = await app.ok(contract.currentSession, {}, { as: session });
    expect([loginInfo.lastLogin, loginInfo.lastAccess]).toEqual([null, null]);
  });
});
