import { createPublicKey, verify } from 'node:crypto';
import { signedText } from '@shared-kit/contracts/delivery';
import type { Release } from '@shared-kit/contracts/delivery';
import type { Visitor } from '../../../platform/delivery.port.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { publishVersions, remoteBuild } from '../../../test/remote-build.ts';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import { yank } from '../releases/yank-release.service.ts';
import { endCanary, pin, promote, rollBack, startCanary, unpin } from '../releases/move-release.service.ts';
import { publishRelease } from '../releases/publish-release.service.ts';
import { listKeys, retireKey, rotateKey } from '../keys/rotate-keys.service.ts';
import { anonymousVisitor, rankOf } from './visitor.service.ts';

let app: TestApp;
let count = 0;
/** Each test uses a remote of its own. */
let remote: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  count += 1;
  remote = `mfe-part-${count}`;
});

const order = { by: 'ana' };

/** Returns a visitor with this rank for the remote. */
function standingAt(rank: number): Visitor {
  const bucket = Array.from({ length: 100 }, (_, each) => each).find(
    (each) => rankOf({ bucket: each }, remote) === rank,
  );
  if (bucket === undefined) throw new Error(`nobody stands at ${rank}`);
  return { bucket };
}

async function given(
  rank = 99,
  tenant = app.tenant,
): Promise<{ version: string; channel: string; fallback: string | undefined } | null> {
  const { releases, fallbacks } = await app.platform.delivery.compositionOf(tenant, standingAt(rank));
  const release = releases.find((each) => each.remote === remote);
  return release
    ? {
        version: release.version,
        channel: release.channel,
        fallback: fallbacks.find((each) => each.remote === remote)?.version,
      }
    : null;
}

const releaseOf = async (tenant = app.tenant): Promise<Release> => {
  const { releases } = await app.platform.delivery.compositionOf(tenant, anonymousVisitor);
  const release = releases.find((each) => each.remote === remote);
  if (!release) throw new Error(`${remote} is not in the composition`);
  return release;
};

async function tamper(version: string, change: object): Promise<void> {
  await app.platform.database.db
    .updateTable('releases')
    .set(change)
    .where('remote', '=', remote)
    .where('version', '=', version)
    .execute();
  app.platform.delivery.forget();
}

describe('the composition of a tenant', () => {
  test('contains stable with the version before it; a canary or a pin with stable', async () => {
    await publishVersions(app.platform, remote, '1.0.0', '1.1.0');
    await publishRelease(app.platform, remoteBuild(remote, '1.2.0'), 'ana');
    expect(await given()).toEqual({ version: '1.1.0', channel: 'stable', fallback: '1.0.0' });

    await startCanary(app.platform, remote, { version: '1.2.0', tenant: null, percent: 10 }, order);
    expect(await given(9)).toEqual({ version: '1.2.0', channel: 'canary', fallback: '1.1.0' });
    expect(await given(10)).toMatchObject({ version: '1.1.0' });

    await pin(app.platform, remote, { version: '1.0.0', tenant: app.otherTenant.key }, order);
    expect(await given(0, app.otherTenant)).toEqual({ version: '1.0.0', channel: 'pin', fallback: '1.1.0' });
    expect(await given(0)).toMatchObject({ version: '1.2.0' });

    await unpin(app.platform, remote, app.otherTenant.key, order);
    await endCanary(app.platform, remote, null, order);
    for (const tenant of [app.tenant, app.otherTenant])
      expect(await given(0, tenant)).toMatchObject({ version: '1.1.0', channel: 'stable' });
  });

  test('the composition of a tenant has another id when any of it changes, and the same one when nothing does', async () => {
    await publishVersions(app.platform, remote, '1.0.0');
    const idOf = async (rank: number) => (await app.platform.delivery.compositionOf(app.tenant, standingAt(rank))).id;
    const first = await idOf(99);
    app.platform.delivery.forget();
    expect(await idOf(99)).toBe(first);
    await publishVersions(app.platform, remote, '1.1.0');
    const second = await idOf(99);
    expect(second).not.toBe(first);
    await publishRelease(app.platform, remoteBuild(remote, '1.2.0'), 'ana');
    expect(await idOf(99)).toBe(second);
    await startCanary(app.platform, remote, { version: '1.2.0', tenant: null, percent: 50 }, order);
    expect(await idOf(49)).not.toBe(second);
  });

  test('a version that was rolled back is no longer a fallback', async () => {
    await publishVersions(app.platform, remote, '1.0.0', '1.1.0', '1.2.0');
    await rollBack(app.platform, remote, null, order);
    expect(await given()).toEqual({ version: '1.1.0', channel: 'stable', fallback: '1.0.0' });
    await publishVersions(app.platform, remote, '1.3.0');
    expect(await given()).toEqual({ version: '1.3.0', channel: 'stable', fallback: '1.1.0' });
    await yank(app.platform, remote, '1.1.0', { by: 'ana', reason: 'vaza memória' });
    expect(await given()).toEqual({ version: '1.3.0', channel: 'stable', fallback: '1.0.0' });
  });

  test('a yanked release is never served: not as a canary, nor pinned, nor on stable', async () => {
    await publishVersions(app.platform, remote, '1.0.0', '1.1.0');
    await pin(app.platform, remote, { version: '1.1.0', tenant: app.otherTenant.key }, order);
    await yank(app.platform, remote, '1.1.0', { by: '', reason: 'erros demais' });
    for (const tenant of [app.tenant, app.otherTenant])
      expect(await given(0, tenant)).toEqual({ version: '1.0.0', channel: 'stable', fallback: undefined });
  });
});

describe('signatures', () => {
  test('each release is signed with a key that comes with it, over exactly the data that the page gets', async () => {
    await publishVersions(app.platform, remote, '1.0.0');
    const { keys } = await app.platform.delivery.compositionOf(app.tenant, anonymousVisitor);
    const release = JSON.parse(JSON.stringify(await releaseOf())) as Release;
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: String(keys[release.signature?.key ?? '']) },
      format: 'jwk',
    });
    const isSignatureOf = (text: string) =>
      verify(null, Buffer.from(text), key, Buffer.from(release.signature?.value ?? '', 'base64url'));
    expect(isSignatureOf(signedText(release))).toBe(true);
    expect(isSignatureOf(signedText({ ...release, entry: 'other.js' }))).toBe(false);
  });

  test.each([
    ['the hash of a file', { files: toJson({ 'remoteEntry.js': 'sha384-evil', 'assets/page.css': 'sha384-evil' }) }],
    ['the entry', { entry: 'assets/page.css' }],
    ['the signature', { signature: toJson({ key: 'other', value: 'x' }) }],
    ['no signature', { signature: null }],
  ])('a release that was changed outside the registry is not served, the one before it is: %s', async (_, change) => {
    await publishVersions(app.platform, remote, '1.0.0', '1.1.0');
    await tamper('1.1.0', change);
    expect(await given()).toEqual({ version: '1.0.0', channel: 'stable', fallback: undefined });
    await tamper('1.0.0', change);
    expect(await given()).toBeNull();
  });

  test('keys rotate: existing signatures stay valid, the old key can be retired, and changed releases are not signed again', async () => {
    await publishVersions(app.platform, remote, '1.0.0', '1.1.0');
    const before = (await releaseOf()).signature?.key ?? '';
    await expect(retireKey(app.platform, before, 'teste')).rejects.toMatchObject({ code: 'registry.key-active' });
    await tamper('1.1.0', { container: 'evil' });

    const rotated = await rotateKey(app.platform, 'teste');
    expect(rotated.unsound).toContain(`${remote}@1.1.0`);
    expect(await given()).toMatchObject({ version: '1.0.0' });
    expect((await releaseOf()).signature?.key).toBe(rotated.key);
    expect(await retireKey(app.platform, before, 'teste')).toMatchObject({ id: before, state: 'retired' });
    expect(await given()).toMatchObject({ version: '1.0.0' });
    expect((await app.platform.delivery.compositionOf(app.tenant, anonymousVisitor)).keys).not.toHaveProperty(before);
  });

  test('a key that a sound release depends on cannot be retired', async () => {
    await publishVersions(app.platform, remote, '1.0.0');
    const key = (await releaseOf()).signature?.key ?? '';
    const { signature } = await app.platform.database.db
      .selectFrom('releases')
      .select('signature')
      .where('remote', '=', remote)
      .executeTakeFirstOrThrow();
    await rotateKey(app.platform, 'teste');
    // State of a backup from before the rotation.
    await tamper('1.0.0', { signature: toJson(signature) });
    await expect(retireKey(app.platform, key, 'teste')).rejects.toMatchObject({
      code: 'registry.key-in-use',
      status: 409,
    });
    await expect(retireKey(app.platform, 'nothing', 'teste')).rejects.toMatchObject({
      code: 'registry.unknown-key',
      status: 404,
    });
    expect(await given()).toMatchObject({ version: '1.0.0' });
  });

  test('the private key is encrypted in the database, and unusable without the secret', async () => {
    await publishVersions(app.platform, remote, '1.0.0');
    const rows = await app.platform.database.db.selectFrom('signing_keys').select('private_key').execute();
    for (const { private_key: sealed } of rows)
      expect(Buffer.from(sealed, 'base64url').includes(Buffer.from('302e020100300506032b6570', 'hex'))).toBe(false);
    const other = { ...app.platform, secret: 'another-secret-another-secret-another' };
    await expect(publishRelease(other, remoteBuild(remote, '2.0.0'), 'ana')).rejects.toMatchObject({
      code: 'registry.key-sealed',
      status: 409,
    });
    const { key } = await rotateKey(other, 'teste');
    await publishRelease(other, remoteBuild(remote, '2.0.0'), 'ana');
    expect((await listKeys(app.platform.database.db)).find(({ id }) => id === key)?.state).toBe('active');
    // The keys belong to the installation: later tests sign with the usual secret again.
    await rotateKey(app.platform, 'teste');
  });
});

test('two concurrent promotions run one after the other, and the history has both', async () => {
  await publishVersions(app.platform, remote, '1.0.0');
  for (const version of ['1.1.0', '1.2.0']) await publishRelease(app.platform, remoteBuild(remote, version), 'ana');
  const moved = await Promise.all(['1.1.0', '1.2.0'].map((version) => promote(app.platform, remote, version, order)));
  expect(moved.map(({ from }) => from)).toContain('1.0.0');
  const last = moved.find(({ from }) => from !== '1.0.0');
  expect(await given()).toEqual({ version: last?.to, channel: 'stable', fallback: last?.from });
});
