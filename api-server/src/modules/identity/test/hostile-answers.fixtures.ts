import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant } from '../../../test/index.ts';
import { testIdentityProvider } from '../../../test/identity-provider.ts';
import { ssoKey } from '../sso/sso-keys.repository.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export let tenant: TestTenant;
export let neighbour: TestTenant;
export const idp = testIdentityProvider();

export const addresses = (at: TestTenant) => ({
  acsUrl: `http://${at.host}${at.basePath}/api/login/sso/acs`,
  audience: `http://${at.host}${at.basePath}/api/login/sso/metadata`,
});

export async function begin(at = tenant) {
  const reply = await app.server.inject({
    method: 'GET',
    url: `${at.basePath}/api/login/sso/${at.idApp}`,
    headers: { host: at.host },
  });
  const { certificates } = await ssoKey(app.platform.database.db, app.platform.secret, new Date());
  const { id = '' } = await idp.read(String(reply.headers.location), certificates[0] ?? '');
  return { request: { id, ...addresses(at) }, cookie: String(reply.headers['set-cookie']).split(';', 1)[0] ?? '' };
}

export async function post(answer: string, at = tenant): Promise<string> {
  const reply = await app.server.inject({
    method: 'POST',
    url: `${at.basePath}/api/login/sso/acs`,
    headers: { host: at.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ SAMLResponse: answer }).toString(),
  });
  return String(reply.headers.location ?? reply.statusCode);
}

export const refused = (at = tenant) => `${at.basePath}/login?byPassSSO=true&sso=failed`;
const xmlOf = (answer: string) => Buffer.from(answer, 'base64').toString('utf8');
export const packed = (xml: string) => Buffer.from(xml).toString('base64');

/** Returns a valid answer with a change made in transit. */
export async function tampered(change: (xml: string) => string): Promise<string> {
  const { request } = await begin();
  const xml = xmlOf(await idp.answer(request, 'hugo'));
  const changed = change(xml);
  expect(changed).not.toBe(xml);
  return post(packed(changed));
}
export const asAdmin = (xml: string) => xml.replaceAll('>hugo<', '>admin<');

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  tenant = await app.makeTenant({ app: { saml: idp.settings() } });
  // Another company with the same identity provider: an answer for one must not be valid for the other.
  neighbour = await app.makeTenant({ app: { saml: idp.settings() } });
  for (const at of [tenant, neighbour]) await app.makeUser(at, { username: 'hugo' });
  await app.makeUser(tenant, { username: 'admin', admin: 2 });
  afterLastFile(() => app.close());
}

/** Starts an app with an identity provider and a stranger. */
export function startAppWithIdentityProvider(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}
