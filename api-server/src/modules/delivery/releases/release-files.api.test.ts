import { publishRelease as publishCall, verifyRemoteFiles } from '@shared-kit/contracts/delivery';
import { runAzulejo, startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { publishVersions, remoteBuild } from '../../../test/remote-build.ts';
import { createLogger } from '../../../platform/logging.adapter.ts';
import { createToken } from '../tokens/deploy-tokens.repository.ts';
import { publishRelease } from './publish-release.service.ts';
import { releaseKey } from './release-record.schema.ts';

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLogger({ LOG_LEVEL: 'error' }, { write: (line) => void lines.push(line) });
  app = await startTestApp({}, {}, log);
  await publishVersions(app.platform, 'mfe-lost', '1.0.0', '1.1.0');
});
afterAll(() => app.close());

const files = () => app.platform.storage.files;
const key = (name: string, version = '1.0.0') => releaseKey({ remote: 'mfe-lost', version }, name);
const again = () => publishRelease(app.platform, remoteBuild('mfe-lost', '1.0.0'), 'operador');
const get = (name: string, headers = {}) => app.server.inject({ url: `/_remotes/mfe-lost/1.0.0/${name}`, headers });
const verify = (...names: string[]) => runAzulejo(app, 'remote', 'verify', ...names);
const tokenFor = async (remote: string) =>
  createToken(app.platform.database.db, { remote, name: 'ci', days: 1, by: 'teste' }, app.clock.now());

test('the call is refused without a token, for another remote and for an unknown one', async () => {
  const params = { remote: 'mfe-lost' };
  expect((await app.call(verifyRemoteFiles, { params })).status).toBe(401);
  await publishVersions(app.platform, 'mfe-other', '1.0.0');
  const { token } = await tokenFor('mfe-other');
  await app.refused(verifyRemoteFiles, { params }, 403, { as: { token } });
  expect((await verify('mfe-nothing')).code).toBe(3);
});

test('an intact release has nothing to put back', async () => {
  expect(await verify('mfe-lost')).toMatchObject({
    code: 0,
    out: expect.stringContaining('mfe-lost@1.0.0\t2 arquivos íntegros'),
  });
  expect(await again()).toMatchObject({ isNew: false, restored: 0 });
});

test('a lost file is noticed when it is served, found by verify and put back by publishing the same bytes', async () => {
  for (const name of ['remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz']) await files().remove(key(name));
  const lost = await get('remoteEntry.js');
  expect([lost.statusCode, lost.json<{ code: string }>().code]).toEqual([410, 'delivery.file-lost']);
  expect(lost.headers['cache-control']).toBe('no-store');
  expect((await get('other.js')).statusCode).toBe(404);
  // One line, for the file that is lost, and none for the one that never was.
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      remote: 'mfe-lost',
      version: '1.0.0',
      file: 'remoteEntry.js',
      msg: expect.stringContaining('a file of a published release is lost'),
    }),
  ]);
  const { code, out, error } = await verify();
  expect(code).toBe(7);
  expect(out).toContain('mfe-lost@1.0.0\t3 com falha');
  expect(out).toContain('  falta\tremoteEntry.js.br');
  expect(out).toContain('mfe-lost@1.1.0\t2 arquivos íntegros');
  expect(error).toContain('Arquivos perdidos ou alterados: 3');
  expect(await again()).toMatchObject({ isNew: false, restored: 3 });
  expect((await get('remoteEntry.js')).statusCode).toBe(200);
  expect((await verify()).code).toBe(0);
});

test('an altered file and an altered compressed copy are found and put back', async () => {
  await files().write(key('assets/page.css'), Buffer.from('other'), 'text/css');
  await files().write(key('remoteEntry.js.br'), Buffer.from('other'), 'text/javascript');
  const { token } = await tokenFor('mfe-lost');
  const report = await app.ok(verifyRemoteFiles, { params: { remote: 'mfe-lost' } }, { as: { token } });
  expect(report.releases.find(({ version }) => version === '1.0.0')?.damaged).toEqual([
    { file: 'remoteEntry.js.br', fault: 'corrupt' },
    { file: 'assets/page.css', fault: 'corrupt' },
  ]);
  const { release, files: bytes } = remoteBuild('mfe-lost', '1.0.0');
  const body = {
    record: JSON.stringify(release),
    files: [...bytes].map(([name, content]) => ({ name, base64: content.toString('base64') })),
  };
  const published = await app.ok(publishCall, { params: { remote: 'mfe-lost' }, body }, { as: { token } });
  expect(published).toMatchObject({ isNew: false, restored: 2 });
  expect((await verify('mfe-lost')).code).toBe(0);
});
