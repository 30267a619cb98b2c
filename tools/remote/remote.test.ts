import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { overrideAddress, refusalOfPortal } from './override-address.rules.ts';
import { serveBuild } from './serve-build.ts';

test.each(['', 'portal', 'ftp://portal.example', 'javascript:alert(1)'])(
  "rejects '%s' as the address of a portal",
  (portal) => {
    expect(refusalOfPortal(portal)).toContain('is not the address of a portal');
  },
);

test('the override address opens any page of a portal with the remote from this machine', () => {
  const origin = 'http://localhost:3004';
  expect(overrideAddress('https://portal.example/aurora', 'mfe-store', origin)).toBe(
    'https://portal.example/aurora?remote=mfe-store@http://localhost:3004',
  );
  expect(
    overrideAddress('https://portal.example/aurora/busca?q=a%26b&remote=mfe-x@http://localhost:1', 'mfe-store', origin),
  ).toBe('https://portal.example/aurora/busca?q=a%26b&remote=mfe-store@http://localhost:3004');
});

test('a build is served to every origin in its current state, and no file outside it is served', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-served-'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const dist = mkdtempSync(join(folder, 'dist-'));
  writeFileSync(join(dist, 'entry.js'), 'one');
  const served = await serveBuild(dist, 0);
  const missing = await Promise.all(
    ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/', '/gone.js', '/%E0%A4%A'].map(
      async (path) => (await fetch(served.origin + path)).status,
    ),
  );
  expect(missing).toEqual([404, 404, 404, 404, 404, 404]);
  const first = await fetch(`${served.origin}/entry.js?attempt=2`);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'content-type': 'text/javascript',
  });
  expect(await first.text()).toBe('one');
  writeFileSync(join(dist, 'entry.js'), 'two');
  expect(await (await fetch(`${served.origin}/entry.js`)).text()).toBe('two');
  expect(
    (await fetch(`${served.origin}/entry.js`, { method: 'OPTIONS' })).headers.get(
      'access-control-allow-private-network',
    ),
  ).toBe('true');
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});
