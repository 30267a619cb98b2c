import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newSecret } from '../env.ts';
import { freePort, runProgram, startServer } from '../test/server-process.ts';
import { exitCodes } from './start-error.types.ts';

let folder: string;
const production = () => ({
  DATA_DIR: folder,
  INSTALLATION: 'production',
  SECRET: newSecret(),
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_ORIGIN: 'https://portal.example',
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'azulejo-production-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('a production refuses to start with a stand-in for payments, without mail and with a known secret', async () => {
  const { code, stderr } = await runProgram('main.ts', [], {
    ...production(),
    PORT: String(await freePort()),
    SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    SMTP_URL: '',
    PAYMENT_STAND_IN_PORT: String(await freePort()),
  });
  expect(code).toBe(exitCodes.demonstration);
  for (const setting of ['SECRET', 'SMTP_URL', 'PAYMENT_STAND_IN_PORT']) expect(stderr).toContain(`  ${setting}: `);
}, 240_000);

test('a production neither imports nor serves a demo company, answers 503 for PINs, and the doctor lists its faults', async () => {
  const demo = resolve(import.meta.dirname, '../../../demo/horizonte');
  const refused = await runProgram('cli/azulejo.ts', ['tenant', 'import', demo], production());
  expect([refused.code, refused.stderr]).toEqual([
    exitCodes.refused,
    expect.stringMatching(/tenant.yaml:\d+ demonstration: /),
  ]);
  // The company came into the database while it was a demonstration.
  const imported = await runProgram('cli/azulejo.ts', ['tenant', 'import', demo], { DATA_DIR: folder });
  expect(imported.code).toBe(0);
  const started = await runProgram('main.ts', [], { ...production(), PORT: String(await freePort()) });
  expect([started.code, started.stderr]).toEqual([
    exitCodes.demonstration,
    expect.stringContaining("cliente 'horizonte'"),
  ]);
  const settings = { ...production(), LIST_TENANTS: '1', CONTENT_ORIGIN: 'https://content.example' };
  const doctor = await runProgram('cli/azulejo.ts', ['doctor'], settings);
  expect(doctor.code).not.toBe(0);
  for (const line of [
    "cliente 'horizonte'",
    'LIST_TENANTS: ',
    'falha  e-mail',
    'falha  origens das lições: https://content.example: ',
    'responde 503',
    'ok     relógio',
    'ok     papel do banco',
  ])
    expect(doctor.stdout).toContain(line);
}, 600_000);

test('a production with its settings starts and is ready without a company', async () => {
  const server = await startServer({
    ...production(),
    PORT: String(await freePort()),
    CONTENT_ORIGIN: 'https://*.content.example',
  });
  try {
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
    expect((await fetch(`${server.origin}/aurora`)).status).toBe(404);
  } finally {
    await server.end('SIGTERM');
  }
}, 240_000);
