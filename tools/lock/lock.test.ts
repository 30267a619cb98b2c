import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Lock } from '@shared-kit/contracts/delivery';
import { signatureOf } from '../../api-server/src/modules/delivery/keys/release-signature.rules.ts';
import { serveBuild } from '../remote/serve-build.ts';
import type { ServedBuild } from '../remote/serve-build.ts';
import { fetchLocked } from './fetch-locked.ts';
import { readLock } from './read-lock.ts';

const contents = { 'remoteEntry.js': 'globalThis.store = 1', 'assets/page.css': '.page {}' };
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

let folder = '';
let source: ServedBuild;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'azulejo-lock-test-'));
  for (const [name, text] of Object.entries(contents)) write(`source/${name}`, text);
  source = await serveBuild(join(folder, 'source'), 0);
});

afterEach(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, text: string): string {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

function lock(change: (release: Record<string, unknown>) => void = () => undefined): Lock {
  const files = Object.fromEntries(
    Object.entries(contents).map(([name, text]) => [
      name,
      `sha384-${createHash('sha384').update(text).digest('base64')}`,
    ]),
  );
  const manifest = {
    id: 'mfe-store',
    module: 'store',
    contract: 1 as const,
    routes: [],
    menu: [],
    slots: [],
    emits: [],
    listens: [],
  };
  const record = {
    remote: 'mfe-store',
    version: '1.4.0',
    entry: 'remoteEntry.js',
    container: 'mfe_store_1_4_0',
    format: 'var' as const,
    files,
    preloads: {},
    manifest,
  };
  const signed = {
    ...record,
    signature: { key: 'k1', value: signatureOf(record, privateKey) },
    channel: 'stable' as const,
    baseUrl: `${source.origin}/`,
  };
  change(signed);
  return {
    lockfile: 1,
    writtenAt: '2026-11-21T12:00:00.000Z',
    source: source.origin,
    tenant: 'aurora',
    shell: '1.0.0',
    composition: 'c1',
    modules: ['store'],
    homeModule: 'blocks',
    remotes: { 'mfe-store': signed },
    keys: { k1: String(publicKey.export({ format: 'jwk' }).x) },
  };
}

const fetched = (given: Lock) =>
  fetchLocked(given, { into: join(folder, 'builds'), dataDirectory: join(folder, 'data') });

test('a lock file that is missing, not JSON or not a lock is rejected with the reason', () => {
  expect(() => readLock(join(folder, 'none.json'))).toThrow("can't be read");
  expect(() => readLock(write('half.json', '{"lockfile":'))).toThrow('is no JSON');
  expect(() => readLock(write('other.json', '{"lockfile":2}'))).toThrow('is not a lock file');
  expect(() => readLock(write('empty.json', JSON.stringify({ ...lock(), remotes: {} })))).toThrow('names no remote');
});

test('a lock file that azulejo lock wrote is read unchanged', () => {
  expect(readLock(write('lock.json', JSON.stringify(lock())))).toEqual(lock());
});

test.each<[string, (release: Record<string, unknown>) => void, string]>([
  ['without a signature', (release) => delete release['signature'], 'mfe-store@1.4.0 has no signature'],
  [
    'with a key that the lock does not have',
    (release) => (release['signature'] = { key: 'k2', value: 'x' }),
    'signed with the key k2',
  ],
  ['with another version than was signed', (release) => (release['version'] = '1.4.1'), 'is not what was signed'],
  [
    'with the hash of another file',
    (release) => (release['files'] = { 'remoteEntry.js': 'sha384-AAAA' }),
    'is not what was signed',
  ],
  [
    'under the name of another remote',
    (release) => (release['remote'] = 'mfe-other'),
    'mfe-other@1.4.0 under the name mfe-store',
  ],
])('rejects a release %s', async (_what, change, reason) => {
  await expect(fetched(lock(change))).rejects.toThrow(reason);
});

test('rejects a signed record whose path leaves its folder', async () => {
  const given = lock();
  const release = given.remotes['mfe-store'];
  if (!release) throw new Error('the lock has a store');
  const files = { ...release.files, '../../outside.js': 'sha384-AAAA' };
  const signature = { key: 'k1', value: signatureOf({ ...release, files }, privateKey) };
  await expect(fetched({ ...given, remotes: { 'mfe-store': { ...release, files, signature } } })).rejects.toThrow(
    "'../../outside.js', which is outside",
  );
});

test('reports the file when a source is unreachable, lacks the file or has other bytes', async () => {
  await expect(fetched(lock((release) => (release['baseUrl'] = 'http://localhost:1/')))).rejects.toThrow(
    "http://localhost:1/remoteEntry.js can't be reached",
  );
  write('source/assets/page.css', '.page { color: red }');
  await expect(fetched(lock())).rejects.toThrow('assets/page.css of mfe-store@1.4.0 has another hash');
  rmSync(join(folder, 'source/assets/page.css'));
  await expect(fetched(lock())).rejects.toThrow('answered 404: assets/page.css of mfe-store@1.4.0');
});

test('fetches the builds of a lock as they were published', async () => {
  const [build = ''] = await fetched(lock());
  for (const [name, text] of Object.entries(contents)) expect(readFileSync(join(build, name), 'utf8')).toBe(text);
  const record = JSON.parse(readFileSync(join(build, 'azulejo-release.json'), 'utf8')) as object;
  expect(record).toMatchObject({ remote: 'mfe-store', version: '1.4.0', entry: 'remoteEntry.js' });
  expect(record).not.toHaveProperty('baseUrl');
});

test('uses local files with the same bytes instead of fetching them', async () => {
  write('data/files/remotes/mfe-store/1.4.0/remoteEntry.js', contents['remoteEntry.js']);
  write('data/files/remotes/mfe-store/1.4.0/assets/page.css', 'other bytes');
  await source.close();
  await expect(fetched(lock())).rejects.toThrow("assets/page.css can't be reached");
  write('data/files/remotes/mfe-store/1.4.0/assets/page.css', contents['assets/page.css']);
  await expect(fetched(lock())).resolves.toHaveLength(1);
});
