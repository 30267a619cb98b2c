import { forgotPassword } from '@shared-kit/contracts/identity';
import { exportSchedule, getCredentialIssuer } from '@shared-kit/contracts/journey';
import { testIdentityProvider } from '../../test/identity-provider.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

let app: TestApp;
afterEach(() => app.close());

const forged = { host: 'localhost:6666', 'x-forwarded-host': 'localhost:6667', 'x-forwarded-proto': 'gopher' };

async function linkInMail(settings: Record<string, string>, host = 'localhost'): Promise<string> {
  app = await startTestApp(settings);
  const at = await app.makeTenant({ app: { host, other_hosts: JSON.stringify(['velho.example']) } });
  const user = await app.makeUser(at);
  const headers = host === 'localhost' ? forged : { ...forged, host: 'velho.example:81' };
  await app.ok(forgotPassword, { body: { username: user.username, idAppType: 1 } }, { at, headers });
  await app.runJobs();
  const link = /https?:\S+(?=\/reset-password)/.exec(app.mails.at(-1)?.text ?? '')?.[0] ?? '';
  return link.replace(at.basePath, '/t');
}

test('a link in a mail has the port of the server, whatever the Host header says', async () =>
  expect(await linkInMail({ PORT: '3123' })).toBe('http://localhost:3123/t'));

test("a link has the tenant's own host when the request came by another of its hosts", async () =>
  expect(await linkInMail({ PORT: '3123' }, 'novo.example:8443')).toBe('http://novo.example:8443/t'));

test('a link has PUBLIC_ORIGIN when it is set', async () =>
  expect(await linkInMail({ PUBLIC_ORIGIN: 'https://portal.example/' })).toBe('https://portal.example/t'));

test("behind a proxy a link has the tenant's host without a port", async () =>
  expect(await linkInMail({ PORT: '3123', TRUST_PROXY: '203.0.113.1' })).toBe('http://localhost/t'));

test('SAML, credentials and the calendar feed name no host of the caller', async () => {
  app = await startTestApp({ PORT: '3123' });
  const at = await app.makeTenant({ app: { host: 'localhost', saml: testIdentityProvider().settings() } });
  const user = await app.makeUser(at);
  const metadata = await app.server.inject({ url: `${at.basePath}/api/login/sso/metadata`, headers: forged });
  const feed = await app.ok(exportSchedule, {}, { at, as: user, headers: forged });
  const issuer = await app.call(getCredentialIssuer, {}, { at, headers: forged });
  const texts = [metadata.payload, JSON.stringify(feed), JSON.stringify(issuer.body)];
  for (const text of texts) expect(text).toContain(`http://localhost:3123${at.basePath}`);
  // Reads what a certificate holds: its base64 text contains any four characters by chance.
  const decoded = (text: string) =>
    text.replaceAll(/(?<=<ds:X509Certificate>)[^<]*/g, (base64) => Buffer.from(base64, 'base64').toString('latin1'));
  for (const text of texts) expect(decoded(text)).not.toMatch(/666\d|gopher/);
});
