import { exchangeToken } from '@shared-kit/contracts/identity';
import type { ResponseOptions } from 'samlp';
import { testIdentityProvider } from '../../../test/identity-provider.ts';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import {
  addresses,
  app,
  asAdmin,
  begin,
  idp,
  neighbour,
  packed,
  post,
  refused,
  startAppWithIdentityProvider,
  tampered,
  tenant,
} from '../test/hostile-answers.fixtures.ts';

const stranger = testIdentityProvider(idp.issuer);

startAppWithIdentityProvider();

test('the unchanged answer is accepted', async () => {
  const { request } = await begin();
  expect(await post(await idp.answer(request, 'hugo'))).toContain('/login?token=');
});

describe('answers that are forged or written differently are rejected', () => {
  test.each<[string, Partial<ResponseOptions>]>([
    ['no signature on the response', { signResponse: false }],
    ['no signature on the assertion', { signAssertion: false }],
    ['no signature at all', { signResponse: false, signAssertion: false }],
    ['SHA-1 signatures', { signatureAlgorithm: 'rsa-sha1', digestAlgorithm: 'sha1' }],
    ['another issuer', { issuer: 'https://outro.exemplo.com.br' }],
    ['another audience', { audience: 'http://localhost:3000/outra/api/login/sso/metadata' }],
    ['another recipient', { recipient: 'http://localhost:3000/outra/api/login/sso/acs' }],
    ['another destination', { destination: 'http://localhost:3000/outra/api/login/sso/acs' }],
    ['one that is over', { lifetimeInSeconds: -120 }],
    ['one to an unknown request', { inResponseTo: '_0123456789abcdef' }],
  ])('rejects an answer with %s', async (_, changes) => {
    const { request } = await begin();
    expect(await post(await idp.answer(request, 'hugo', changes))).toBe(refused());
  });

  test('an answer to no request', async () => {
    const { request } = await begin();
    const { id: _id, ...rest } = request;
    expect(await post(await idp.answer({ ...rest, id: '' }, 'hugo'))).toBe(refused());
  });

  test('another key under the same name', async () => {
    const { request } = await begin();
    expect(await post(await stranger.answer(request, 'hugo'))).toBe(refused());
  });

  test.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no XML', packed('olá')],
    ['an empty element', packed('<a/>')],
    ['a megabyte', 'A'.repeat(500_000)],
  ])('rejects %s as an answer', async (_, answer) => expect(await post(answer)).toBe(refused()));
});

describe('answers that are changed in transit are rejected', () => {
  test.each<[string, (xml: string) => string]>([
    ['another login', asAdmin],
    ['a later end', (xml) => xml.replaceAll(/NotOnOrAfter="\d{4}/g, 'NotOnOrAfter="2099')],
    ['another status', (xml) => xml.replace('status:Success', 'status:Responder')],
    ['a login with a comment inside', (xml) => xml.replaceAll('>hugo<', '>ad<!-- -->min<')],
    [
      'a document type with entities',
      (xml) => `<!DOCTYPE r [<!ENTITY who "admin">]>${xml.replaceAll('>hugo<', '>&who;<')}`,
    ],
    ['a document type that reads a file', (xml) => `<!DOCTYPE r [<!ENTITY who SYSTEM "file:///etc/passwd">]>${xml}`],
    ['a document type alone', (xml) => `<!DOCTYPE r>${xml}`],
    [
      'ten levels of entities',
      (xml) =>
        `<!DOCTYPE r [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${xml.replace('>hugo<', '>&b;<')}`,
    ],
    [
      'an HMAC in place of the signature',
      (xml) =>
        xml.replaceAll(
          'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
          'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
        ),
    ],
  ])('rejects %s', async (_, change) => expect(await tampered(change)).toBe(refused()));
});

describe('valid answers at the wrong place or time', () => {
  test('an answer for another company of the same identity provider is rejected', async () => {
    const { request } = await begin(neighbour);
    const answer = await idp.answer(request, 'hugo');
    expect(await post(answer)).toBe(refused());
    expect(await post(answer, neighbour)).toContain('/login?token=');
  });

  test('a request of another company is rejected', async () => {
    const { request } = await begin(neighbour);
    expect(await post(await idp.answer({ ...request, ...addresses(tenant) }, 'hugo'))).toBe(refused());
  });

  test('a second answer to the same request is rejected', async () => {
    const { request } = await begin();
    expect(await post(await idp.answer(request, 'hugo'))).toContain('token=');
    expect(await post(await idp.answer(request, 'hugo'))).toBe(refused());
  });

  test('the same answer sent twenty times concurrently starts one session', async () => {
    const { request, cookie } = await begin();
    const answer = await idp.answer(request, 'hugo');
    const locations = await Promise.all(Array.from({ length: 20 }, () => post(answer)));
    const good = locations.filter((location) => location !== refused());
    expect(good).toHaveLength(1);
    const token = new URL(good[0] ?? '', 'http://x').searchParams.get('token') ?? '';
    const count = () =>
      withTenant(app.platform.database.db, tenant.idApp, (db) =>
        db
          .selectFrom('sessions')
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow(),
      );
    const before = Number((await count()).count);
    const exchanges = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.call(exchangeToken, { body: { token } }, { at: tenant, headers: { cookie } }),
      ),
    );
    expect(exchanges.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 410)]);
    expect(Number((await count()).count)).toBe(before + 1);
  });
});
