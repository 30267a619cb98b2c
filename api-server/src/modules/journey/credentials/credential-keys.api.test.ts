import { getCertificateAuthenticity, getCertificateCredential } from '@shared-kit/contracts/journey';
import { openVault } from '../../../platform/auth/vault.service.ts';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { runAzulejo } from '../../../test/index.ts';
import { check, earnedCertificate, headerOf } from '../test/credential.fixtures.ts';
import { app, startJourneyApp } from '../test/journey-endpoints.fixtures.ts';
import { credentialKeys } from './credential-key.repository.ts';

startJourneyApp();

const of = (authenticityID: string) => ({ params: { authenticityID } });
const jwsOf = async (token: string) => (await app.call(getCertificateCredential, of(token))).bytes.toString();
const azulejo = (...argv: string[]) => runAzulejo(app, 'credentials', ...argv, '--tenant', app.tenant.segment);

test('a rotated key signs anew, and what the previous one signed still verifies until that key is withdrawn', async () => {
  const { details } = await earnedCertificate(app.user);
  const before = await jwsOf(details.token);
  expect(await jwsOf(details.token)).toBe(before);
  const rotated = JSON.parse((await azulejo('rotate', '--json')).out) as { id: string };
  const after = await jwsOf(details.token);
  expect(headerOf(after)['kid']).toContain(rotated.id);
  expect(headerOf(after)['kid']).not.toBe(headerOf(before)['kid']);
  expect(await check(before)).toHaveProperty('credential');
  expect(await check(after)).toHaveProperty('credential');

  const first = String(headerOf(before)['kid']).split('/').at(-1) ?? '';
  expect((await azulejo('withdraw', rotated.id)).code).not.toBe(0);
  expect((await azulejo('withdraw', first)).code).toBe(0);
  expect(await check(before)).toEqual({ refused: 'unknown key' });
  expect(await check(after)).toHaveProperty('credential');
  const keys = JSON.parse((await azulejo('keys', '--json')).out) as { state: string }[];
  expect(keys.map(({ state }) => state)).toEqual(['active', 'withdrawn']);
});

test('two first credentials at once create one key', async () => {
  const tenant = await app.makeTenant();
  const vault = openVault(app.platform.secret);
  const first = () =>
    withTenant(app.platform.database.db, tenant.idApp, (db) => credentialKeys(db).active(vault, app.clock.now()));
  const [one, two] = await Promise.all([first(), first()]);
  expect(one.idKey).toBe(two.idKey);
  expect(Buffer.from(one.publicJwk.n, 'base64url').length * 8).toBe(3072);
});

test('a key that was sealed with another secret signs nothing', async () => {
  const other = openVault('another-secret-another-secret-another');
  const signing = withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    credentialKeys(db).active(other, app.clock.now()),
  );
  await expect(signing).rejects.toMatchObject({ code: 'journey.credential-key-sealed' });
});

test('a revoked certificate gives no credential, its downloaded one is refused, and the others stay valid', async () => {
  const { details } = await earnedCertificate(app.user);
  const other = await earnedCertificate(app.user);
  const [jws, otherJws] = [await jwsOf(details.token), await jwsOf(other.details.token)];
  const typed = details.token.toLowerCase().replaceAll('-', ' ');
  expect((await azulejo('revoke', typed, '--reason', 'Emitido por engano')).code).toBe(0);
  expect(await check(jws)).toEqual({ refused: 'revoked' });
  expect(await check(otherJws)).toHaveProperty('credential');
  await app.refused(getCertificateCredential, of(details.token), 410);
  expect(await app.ok(getCertificateAuthenticity, of(details.token))).toMatchObject({ state: 'revoked' });
  expect((await azulejo('revoke', '0000', '--reason', 'x')).code).not.toBe(0);
});
