import { readCompanyModules, switchCompanyModule } from '@shared-kit/contracts/admin';
import type { CompanyModules } from '@shared-kit/contracts/admin';
import { listPlanCampaigns } from '@shared-kit/contracts/plans';
import { toJson } from '../../platform/database/tenant-db.adapter.ts';
import type { TestUser } from '../../test/index.ts';
import { actsOf, app, makeHolder, startAdministration } from './test/administration.fixtures.ts';

startAdministration();

let admin: TestUser;
let learner: TestUser;
beforeAll(async () => {
  admin = await makeHolder('administrator', { kind: 'all' });
  learner = await app.makeUser();
  await switchTo('plans', true);
});

const read = (): Promise<CompanyModules> => app.ok(readCompanyModules, {}, { as: admin });
const found = ({ modules }: CompanyModules, module: string) => modules.find((each) => each.module === module);

async function switchTo(module: string, isOn: boolean, version?: string) {
  const body = { version: version ?? (await read()).version, isOn };
  return app.call(switchCompanyModule, { params: { module }, body }, { as: admin });
}

const set = (fields: { governed_by_files?: boolean; offered_modules?: string | null }) =>
  app.platform.database.db.updateTable('apps').set(fields).where('id_app', '=', app.tenant.idApp).execute();

test('a module that is switched off is closed to everybody at once, in the log, marked as edited, and comes back', async () => {
  const before = await actsOf(admin);
  const use = () => app.call(listPlanCampaigns, {}, { as: learner });
  expect((await use()).status).toBe(200);
  expect(await switchTo('plans', false)).toMatchObject({ status: 200, body: { success: true } });
  expect((await use()).status).toBe(404);
  const off = await read();
  expect(found(off, 'plans')).toMatchObject({ isOn: false, isEdited: true, lock: null });
  expect((await actsOf(admin)).slice(before.length)).toMatchObject([
    {
      act: 'admin.switch-company-module',
      changes: [{ field: 'module.plans', before: 'ligado', after: 'desligado' }],
    },
  ]);
  await switchTo('plans', true);
  expect((await use()).status).toBe(200);
});

test('the registry records the switch as well', async () => {
  await switchTo('plans', false);
  const moves = await app.platform.database.db
    .selectFrom('moves')
    .select(['kind', 'moved_by'])
    .where('tenant', '=', app.tenant.key)
    .where('remote', '=', 'plans')
    .orderBy('id_move', 'desc')
    .limit(1)
    .execute();
  expect(moves).toEqual([{ kind: 'module-off', moved_by: admin.name }]);
  await switchTo('plans', true);
});

test('a switch in an old version changes nothing', async () => {
  const { version } = await read();
  await switchTo('notifications', false);
  const { status, body } = await switchTo('plans', false, version);
  expect([status, body]).toMatchObject([409, { code: 'admin.changed-meanwhile' }]);
  expect(found(await read(), 'plans')?.isOn).toBe(true);
  await switchTo('notifications', true);
});

test('the administration does not switch itself off', async () => {
  expect(found(await read(), 'admin')).toMatchObject({ lock: 'administration' });
  const { status, body } = await switchTo('admin', false);
  expect([status, body]).toMatchObject([409, { code: 'admin.module-locked' }]);
});

test('a module outside the contract can be switched off, not on', async () => {
  await set({ offered_modules: toJson(['learning']) });
  expect((await switchTo('plans', false)).status).toBe(200);
  expect(found(await read(), 'plans')).toMatchObject({ isOn: false, lock: 'not-offered' });
  expect((await switchTo('plans', true)).body).toMatchObject({ code: 'admin.module-locked' });
  await set({ offered_modules: null });
  expect((await switchTo('plans', true)).status).toBe(200);
});

test('a module that does not exist is not found', async () => {
  expect((await switchTo('piratas', true)).status).toBe(404);
});

test('a company that its files govern shows its modules and refuses the switch', async () => {
  await set({ governed_by_files: true });
  expect((await read()).isReadOnly).toBe(true);
  expect((await switchTo('plans', false)).body).toMatchObject({ code: 'admin.files-govern' });
  await set({ governed_by_files: false });
});

test('another company keeps its own modules', async () => {
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  const theirs = () => app.ok(readCompanyModules, {}, { as: stranger, at: app.otherTenant });
  const before = await theirs();
  await switchTo('plans', false);
  expect(await theirs()).toEqual(before);
  await switchTo('plans', true);
});
