import { exchangeToken } from '@shared-kit/contracts/identity';
import type { ResponseOptions } from 'samlp';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant } from '../../../test/index.ts';
import { testIdentityProvider } from '../../../test/identity-provider.ts';
import { withTenant } from '../../../platform/database/tenant-db.ts';
import { ssoKey } from './sso-keys.ts';

let app: TestApp;
let tenant: TestTenant;
let neighbour: TestTenant;
const idp = testIdentityProvider();
const stranger = testIdentityProvider(idp.issuer);

beforeAll(async () => {
  app = await startTestApp();
  tenant = await app.makeTenant({ app: { saml: idp.settings() } });
  // Another company with the same identity provider: an answer for one must not be valid for the other.
  neighbour = await app.makeTenant({ app: { saml: idp.settings() } });
  for (const at of [tenant, neighbour]) await app.makeUser(at, { username: 'hugo' });
  await app.makeUser(tenant, { username: 'admin', admin: 2 });
});
afterAll(() => app.close());

const addresses = (at: TestTenant) => ({
  acsUrl: `http://${at.host}${at.basePath}/api/login/sso/acs`,
  audience: `http://${at.host}${at.basePath}/api/login/sso/metadata`,
});

async function begin(at = tenant) {
  const reply = await app.server.inject({
    method: 'GET',
    url: `${at.basePath}/api/login/sso/${at.idApp}`,
    headers: { host: at.host },
  });
  const { certificates } = await ssoKey(app.platform.database.db, app.platform.secret, new Date());
  const { id = '' } = await idp.read(String(reply.headers.location), certificates[0] ?? '');
  return { request: { id, ...addresses(at) }, cookie: String(reply.headers['set-cookie']).split(';', 1)[0] ?? '' };
}

async function post(answer: string, at = tenant): Promise<string> {
  const reply = await app.server.inject({
    method: 'POST',
    url: `${at.basePath}/api/login/sso/acs`,
    headers: { host: at.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ SAMLResponse: answer }).toString(),
  });
  return String(reply.headers.location ?? reply.statusCode);
}

const refused = (at = tenant) => `${at.basePath}/login?byPassSSO=true&sso=failed`;
const xmlOf = (answer: string) => Buffer.from(answer, 'base64').toString('utf8');
const packed = (xml: string) => Buffer.from(xml).toString('base64');

/** Returns a valid answer with a change made in transit. */
async function tampered(change: (xml: string) => string): Promise<string> {
  const { request } = await begin();
  const xml = xmlOf(await idp.answer(request, 'hugo'));
  const changed = change(xml);
  expect(changed).not.toBe(xml);
  return post(packed(changed));
}

const part = (xml: string, name: string): string =>
  new RegExp(`<(?:\\w+:)?${name}[ >][\\s\\S]*</(?:\\w+:)?${name}>`).exec(xml)?.[0] ?? '';
const assertionOf = (xml: string) => part(xml, 'Assertion');
const unsigned = (xml: string) => xml.replace(/<Signature [\s\S]*?<\/Signature>/g, '');
const asAdmin = (xml: string) => xml.replaceAll('>hugo<', '>admin<');

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

/**
 * Signature wrapping, after Somorovsky et al.: the signed part stays in the message, and a forged one is placed where
 * it is read.
 */
describe('signature wrapping', () => {
  const forged = (xml: string, id = '_evil') => asAdmin(unsigned(assertionOf(xml))).replace(/ID="[^"]+"/, `ID="${id}"`);
  const signatureOf = (xml: string) => /<Signature [\s\S]*?<\/Signature>/.exec(xml)?.[0] ?? '';
  const rootTag = (xml: string) => /^<[^>]+>/.exec(xml)?.[0] ?? '';

  test.each<[string, (xml: string) => string]>([
    [
      '1: the signed response inside the signature of a forged one',
      (xml) =>
        asAdmin(unsigned(xml))
          .replace(/ID="[^"]+"/, 'ID="_evil"')
          .replace(
            '</saml:Issuer>',
            `</saml:Issuer>${signatureOf(xml).replace('</Signature>', `<Object>${xml}</Object></Signature>`)}`,
          ),
    ],
    [
      '2: the signed response beside the signature of a forged one',
      (xml) =>
        asAdmin(unsigned(xml))
          .replace(/ID="[^"]+"/, 'ID="_evil"')
          .replace('</saml:Issuer>', `</saml:Issuer>${signatureOf(xml)}${xml}`),
    ],
    [
      '3: a forged assertion before the signed one',
      (xml) => xml.replace('<saml:Assertion', `${forged(xml)}<saml:Assertion`),
    ],
    [
      '4: the signed assertion inside a forged one',
      (xml) =>
        xml.replace(assertionOf(xml), forged(xml).replace('</saml:Assertion>', `${assertionOf(xml)}</saml:Assertion>`)),
    ],
    [
      '5: the signed assertion after a forged one that has its signature',
      (xml) =>
        xml.replace(
          assertionOf(xml),
          `${forged(xml).replace('</saml:Issuer>', `</saml:Issuer>${signatureOf(assertionOf(xml))}`)}${assertionOf(xml)}`,
        ),
    ],
    [
      '6: the signed assertion inside the signature of a forged one',
      (xml) =>
        xml.replace(
          assertionOf(xml),
          forged(xml).replace(
            '</saml:Issuer>',
            `</saml:Issuer>${signatureOf(assertionOf(xml)).replace('</Signature>', `<Object>${assertionOf(xml)}</Object></Signature>`)}`,
          ),
        ),
    ],
    [
      '7: a forged assertion in an extension',
      (xml) => xml.replace('<samlp:Status>', `<samlp:Extensions>${forged(xml)}</samlp:Extensions><samlp:Status>`),
    ],
    [
      '8: the same id twice',
      (xml) =>
        xml.replace(
          '<saml:Assertion',
          `${forged(xml, /<saml:Assertion[^>]* ID="([^"]+)"/.exec(xml)?.[1])}<saml:Assertion`,
        ),
    ],
    [
      '9: the whole signed response inside a forged one',
      (xml) => `${rootTag(xml).replace(/ID="[^"]+"/, 'ID="_evil"')}${forged(xml)}${xml}</samlp:Response>`,
    ],
  ])('rejects wrapping %s', async (_, wrap) => expect(await tampered(wrap)).toBe(refused()));
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
