import { cp, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentSession } from '@shared-kit/contracts/identity';
import {
  listPlanCampaigns,
  listPlans,
  requestTrial,
  requestUpgrade,
  standardPriceTiers,
} from '@shared-kit/contracts/plans';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { runAzulejo, startTestApp } from '../../test/index.ts';
import type { TestApp, TestTenant } from '../../test/index.ts';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-plans-'));
  await mkdir(join(folder, 'media'));
  await cp(join(import.meta.dirname, '../../../../demo/horizonte/media'), join(folder, 'media'), { recursive: true });
  await writeFile(join(folder, 'termos.html'), '<p onclick="x()">Termos</p><script>x()</script>');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const plans = `plans:
  - { id: 2, key: essencial, name: Essencial, description: Para começar., features: [Certificados], agreement: termos.html }
  - { id: 3, key: rede, name: Rede, description: Para redes., trial: false, agreement: termos.html }
`;

/** Imports the folder with this plans.yaml and returns the result of the command. */
async function importPlans(yaml: string, key = 'clinica') {
  await writeFile(
    join(folder, 'tenant.yaml'),
    `key: ${key}
name: Clínica
host: localhost
segment: ${key}
bucket: b
path: ${key}
acronym: ${key}
company: { id: 30, name: Clínica Ltda. }
homeModule: blocks
modules: [learning, plans]
gamification: false
theme: { primaryColor: '#9FE3D6', secondaryColor: '#F6F3C4', thirdColor: '#D9F2EC', fourthColor: '#FFD9C7' }
appearance: { logo: media/logo.svg }
`,
  );
  await writeFile(
    join(folder, 'people.yaml'),
    `defaultPassword: azulejo123
people:
  - { key: lia, name: Lia Fontes, username: lia, email: lia@clinica.example }
`,
  );
  await writeFile(join(folder, 'plans.yaml'), yaml);
  return runAzulejo(app, 'tenant', 'import', folder);
}

async function imported(key = 'clinica'): Promise<TestTenant> {
  app.platform.tenants.forget();
  const tenant = await app.platform.tenants.resolve('localhost', key);
  if (!tenant) throw new Error('the imported tenant does not resolve');
  return tenant;
}

test('imports the price list, campaigns and requests, and twice changes nothing [B9-19]', async () => {
  const yaml = `commercialEmail: comercial@clinica.example
${plans}campaigns:
  - { key: fim, start: today-1d, finish: today+30d, media: media/campanha-do-plano.webp }
upgradeRequests:
  - { user: lia, plan: essencial, at: today-3d }
`;
  for (let times = 1; times <= 2; times += 1) expect(await importPlans(yaml)).toMatchObject({ code: 0 });
  const at = await imported();
  const as = await app.makeUser(at);
  const { result, priceTiers } = await app.ok(listPlans, { query: { withDetails: '' } }, { as, at });
  expect(priceTiers).toEqual(standardPriceTiers);
  expect(result).toMatchObject([
    {
      idPlan: 2,
      idRef: 'essencial',
      trial: true,
      agreementContent: '<p>Termos</p>',
      planUpgrade: { numberRequest: 1 },
    },
    { idPlan: 3, idRef: 'rede', trial: false },
  ]);
  const campaigns = (await app.ok(listPlanCampaigns, {}, { as, at })).result;
  expect(campaigns).toMatchObject([{ mediaType: 'image', frequencyToShow: 300 }]);
  expect(campaigns[0]?.mediaUrl).toMatch(/^\/clinica\/media\//);
});

test('withdraws a plan that the file no longer has, and keeps its requests and a trial that began in the portal', async () => {
  await importPlans(`commercialEmail: a@clinica.example\n${plans}`, 'outra');
  const at = await imported('outra');
  const as = await app.makeUser(at, { admin: 1 });
  const body = { idPlan: 2, department: 'Ensino', role: 'Chefe', phone: '11987654321', numberOfEmployees: 5 };
  await app.ok(requestTrial, { body }, { as, at });
  await app.ok(requestUpgrade, { params: { idPlan: 2 } }, { as, at });
  const onlyRede = plans
    .split('\n')
    .filter((line) => !line.includes('essencial'))
    .join('\n');
  expect((await importPlans(`commercialEmail: a@clinica.example\n${onlyRede}`, 'outra')).code).toBe(0);
  expect((await app.ok(currentSession, {}, { as, at })).activePlan).toMatchObject({ name: 'Essencial', trial: true });
  const names = (await app.ok(listPlans, { query: {} }, { as, at })).result.map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Essencial', 'Rede']);
  const kinds = await withTenant(app.platform.database.db, at.idApp, (db) =>
    db.selectFrom('plan_requests').select('kind').orderBy('id_plan_request').execute(),
  );
  expect(kinds).toEqual([{ kind: 'TRIAL' }, { kind: 'UPGRADE' }]);
});

test('imports prices of its own', async () => {
  const tiers = 'priceTiers:\n  - { upTo: 10, price: 9.9 }\n  - { price: 5 }\n';
  await importPlans(`commercialEmail: a@clinica.example\n${tiers}${plans}`, 'precos');
  const at = await imported('precos');
  expect((await app.ok(listPlans, { query: {} }, { as: await app.makeUser(at), at })).priceTiers).toEqual([
    { upTo: 10, priceCents: 990 },
    { upTo: null, priceCents: 500 },
  ]);
});

test.each([
  ['a band without an end before the last', 'priceTiers:\n  - { price: 9 }\n  - { price: 5 }\n', 'Toda faixa tem upTo'],
  ['a last band with an end', 'priceTiers:\n  - { upTo: 5, price: 9 }\n', 'Toda faixa tem upTo'],
  [
    'bands out of order',
    'priceTiers:\n  - { upTo: 9, price: 9 }\n  - { upTo: 5, price: 9 }\n  - { price: 5 }\n',
    'da menor para a maior',
  ],
  [
    'a campaign that ends first',
    'campaigns:\n  - { key: a, start: today, finish: today-1d, media: media/logo.svg }\n',
    'termina antes de começar',
  ],
  [
    'a frame without https',
    'campaigns:\n  - { key: a, start: today, finish: today+1d, mediaType: frame, media: x.html }\n',
    'endereço https',
  ],
  [
    'a request for an unknown plan',
    'upgradeRequests:\n  - { user: lia, plan: nenhum, at: today }\n',
    "'nenhum' não existe em 'plan'",
  ],
])('rejects %s and imports nothing', async (_, fault, message) => {
  const { code, error, out } = await importPlans(`commercialEmail: a@clinica.example\n${fault}${plans}`, 'recusada');
  expect(code).not.toBe(0);
  expect(`${out}${error}`).toContain(message);
  app.platform.tenants.forget();
  expect(await app.platform.tenants.resolve('localhost', 'recusada')).toBeNull();
});
