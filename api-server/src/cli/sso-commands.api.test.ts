import { X509Certificate } from 'node:crypto';
import { runAzulejo, startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const azulejo = (...argv: string[]) => runAzulejo(app, ...argv);

const certificates = async () => {
  const reply = await app.server.inject({
    url: `${app.tenant.basePath}/api/login/sso/metadata`,
    headers: { host: app.tenant.host },
  });
  return [...reply.payload.matchAll(/<ds:X509Certificate>([^<]+)</g)].map(
    ([, text]) => new X509Certificate(Buffer.from(text ?? '', 'base64')).fingerprint256,
  );
};

test('a key is rotated in two steps, so that identity providers know it before it signs', async () => {
  const [first] = await certificates();
  const prepared = await azulejo('sso', 'prepare-key', '--json');
  const { id } = JSON.parse(prepared.out) as { id: string };
  const both = await certificates();
  expect(both).toHaveLength(2);
  expect(both[0]).toBe(first);

  expect((await azulejo('sso', 'use-key', id)).code).toBe(0);
  const [now, ...others] = await certificates();
  expect(others).toEqual([]);
  expect(now).toBe(both[1]);
  const keys = JSON.parse((await azulejo('sso', 'keys', '--json')).out) as { state: string; fingerprint: string }[];
  expect(keys.map(({ state }) => state).toSorted()).toEqual(['active', 'retired']);
});

test('a key that was not prepared, or is in use, cannot be activated', async () => {
  for (const id of ['nenhuma', '']) expect((await azulejo('sso', 'use-key', id)).code).not.toBe(0);
});
