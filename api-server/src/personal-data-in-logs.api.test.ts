import { createLogger } from './platform/logging.adapter.ts';
import { withoutPersonalData } from './platform/personal-data.rules.ts';
import { startTestApp } from './test/index.ts';
import type { TestApp } from './test/index.ts';

const known = {
  cpf: '529.982.247-25',
  digits: '52998224725',
  email: 'maria.da.silva@empresa.com.br',
  phone: '+5511987654321',
  localPhone: '(11) 98765-4321',
  name: 'Maria Aparecida Conhecida',
  pin: '739461',
  password: 'senha-Muito-Secreta',
};

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const log = createLogger({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) });
  app = await startTestApp({}, {}, log);
});
afterAll(() => app.close());

interface OpenApi {
  paths: Record<string, Record<string, object>>;
}

/** A body with every personal field under the names that endpoints use, and some that none uses. */
const body = {
  ...known,
  username: known.email,
  login: known.email,
  phone: known.phone,
  message: `Sou ${known.name}, CPF ${known.cpf}, ${known.email}`,
  currentPassword: known.password,
  newPassword: known.password,
  token: 'eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl',
  value: known.cpf,
  field: 'name',
  idAppType: 1,
  acronym: '',
};

test('no endpoint writes personal data, passwords, tokens or PINs of its caller to the log', async () => {
  const { paths } = app.server.swagger() as unknown as OpenApi;
  let calls = 0;
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      for (const id of [String(app.user.idUser), encodeURIComponent(known.email)]) {
        calls += 1;
        await app.server.inject({
          method: method.toUpperCase() as 'GET',
          url: `${app.tenant.basePath}${path.replace(/\{\w+\}/g, id)}`,
          query: { username: known.email, searchText: known.name, code: known.cpf },
          headers: { host: app.tenant.host, authorization: `Bearer ${app.user.token}`, 'x-name': known.name },
          ...(method === 'get' ? {} : { payload: body }),
        });
      }
    }
  }
  expect(calls).toBeGreaterThan(200);
  expect(lines.length).toBeGreaterThan(200);
  const log = lines.join('');
  const found = [...Object.values(known), encodeURIComponent(known.email), app.user.token].filter((text) =>
    log.includes(text),
  );
  expect(found).toEqual([]);
}, 120_000);

test('errors and reports of browsers lose what looks like personal data', () => {
  const line = JSON.stringify({
    time: 1_795_464_000_000,
    idUser: 12_345_678_901,
    err: { message: `duplicate key: (${known.email}) ${known.cpf} ${known.digits} ${known.phone} ${known.localPhone}` },
    path: `/api/users/${encodeURIComponent(known.email)}`,
    stack: 'at file:///srv/node_modules/.pnpm/fastify@5.12.8/node_modules/fastify/lib/route.js:207:3',
  });
  const cleaned = withoutPersonalData(line);
  for (const text of [known.email, known.cpf, known.digits, known.phone, known.localPhone])
    expect(cleaned).not.toContain(text);
  expect(JSON.parse(cleaned)).toMatchObject({ time: 1_795_464_000_000, idUser: 12_345_678_901 });
  expect(cleaned).toContain('fastify@5.12.8');
});
