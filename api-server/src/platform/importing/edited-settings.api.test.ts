import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allImporters } from '../../app.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { withTenant } from '../database/tenant-db.adapter.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import { isModuleOn, setModule } from '../tenancy/module-switch.repository.ts';
import { companyDomains } from '../tenancy/company-domains.repository.ts';
import { companySettings } from '../tenancy/company-settings.repository.ts';
import type { CompanySettings } from '../tenancy/company-settings.repository.ts';
import { importTenant } from './import-tenant.service.ts';
import type { ImportOptions } from './import-tenant.service.ts';

/** Imports of files after somebody changed settings of the company on a screen. */

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-edited-'));
  for (const name of ['tenant.yaml', 'people.yaml', 'media'])
    await cp(resolve(import.meta.dirname, '../../../../demo/horizonte', name), join(folder, name), { recursive: true });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const importFolder = (options?: ImportOptions) => importTenant(app.platform, allImporters, folder, options);

async function inCompany<T>(
  work: (settings: ReturnType<typeof companySettings>, db: TenantDb) => Promise<T>,
): Promise<T> {
  const tenant = await app.platform.tenants.resolve('localhost', 'horizonte');
  if (!tenant) throw new Error('not found');
  return withTenant(app.platform.database.db, tenant.idApp, (db) => work(companySettings(db), db));
}

const read = () => inCompany((settings) => settings.find());

/** Changes two settings as the screen of the brand does. */
const edit = () =>
  inCompany(async (settings) => {
    const { theme, appearance } = await settings.find();
    const edited: CompanySettings = {
      theme: { ...theme, primaryColor: '#112233' },
      appearance: { ...appearance, loginPosition: 'bottom' },
      edited: ['theme.primaryColor', 'appearance.loginPosition'],
    };
    await settings.save(edited);
  });

async function changeFile(from: RegExp, to: string): Promise<void> {
  const path = join(folder, 'tenant.yaml');
  const text = await readFile(path, 'utf8');
  if (!from.test(text)) throw new Error(`tenant.yaml has no ${String(from)}`);
  await writeFile(path, text.replace(from, to));
}

test('an import keeps what was edited on a screen, reports it, and writes everything else', async () => {
  expect((await importFolder()).conflicts).toEqual([]);
  await edit();
  await changeFile(/secondaryColor: '#\w+'/, "secondaryColor: '#445566'");
  const { conflicts } = await importFolder();
  expect(conflicts).toMatchObject([
    { setting: 'theme.primaryColor', portal: '#112233', winner: 'portal' },
    { setting: 'appearance.loginPosition', portal: 'bottom', winner: 'portal' },
  ]);
  const { theme, appearance, edited } = await read();
  expect([theme['primaryColor'], theme['secondaryColor'], appearance.loginPosition]).toEqual([
    '#112233',
    '#445566',
    'bottom',
  ]);
  expect(edited).toEqual(['theme.primaryColor', 'appearance.loginPosition']);
});

test('a file with the value of the portal decides the setting again', async () => {
  await changeFile(/primaryColor: '#\w+'/, "primaryColor: '#112233'");
  expect((await importFolder()).conflicts.map(({ setting }) => setting)).toEqual(['appearance.loginPosition']);
  await changeFile(/primaryColor: '#\w+'/, "primaryColor: '#665544'");
  await importFolder();
  expect((await read()).theme['primaryColor']).toBe('#665544');
});

test('an import that replaces edits takes the values of the files', async () => {
  const { conflicts } = await importFolder({ fileWins: true });
  expect(conflicts).toMatchObject([{ setting: 'appearance.loginPosition', portal: 'bottom', winner: 'file' }]);
  expect(await read()).toMatchObject({ edited: [], appearance: { loginPosition: 'top' } });
  expect((await importFolder()).conflicts).toEqual([]);
});

test('the files of a company that they govern replace edits by themselves', async () => {
  await edit();
  await changeFile(/^host:/m, 'governedByFiles: true\nhost:');
  expect((await importFolder()).conflicts).toMatchObject([{ winner: 'file' }, { winner: 'file' }]);
  expect(await read()).toMatchObject({ edited: [], isGovernedByFiles: true });
});

test('an import keeps a module that was switched on a screen, until the file has it too', async () => {
  await changeFile(/^governedByFiles: true\n/m, '');
  await changeFile(/^modules: \[/m, 'modules: [store, ');
  await importFolder();
  await inCompany(async (settings, db) => {
    await setModule(db, 'store', false);
    await settings.markEdited((await settings.find()).edited, ['modules.store']);
  });
  expect((await importFolder()).conflicts).toEqual([
    { setting: 'modules.store', portal: false, file: true, winner: 'portal' },
  ]);
  expect(await inCompany((_, db) => isModuleOn(db, 'store'))).toBe(false);
  await changeFile(/^modules: \[store, /m, 'modules: [');
  expect((await importFolder()).conflicts).toEqual([]);
  expect((await read()).edited).toEqual([]);
});

test('an import keeps terms that were published on a screen', async () => {
  const published = { version: '2026-11-26', html: '<p>Da tela</p>' };
  await inCompany(async (settings) => {
    await settings.saveAgreement(published);
    await settings.markEdited([], ['agreement.terms']);
  });
  expect((await importFolder()).conflicts).toMatchObject([
    { setting: 'agreement.terms', portal: published, winner: 'portal' },
  ]);
  expect(await inCompany((settings) => settings.agreement())).toMatchObject(published);
  await importFolder({ fileWins: true });
  expect((await inCompany((settings) => settings.agreement())).html).not.toContain('Da tela');
});

test('an import keeps the login of the company that was activated on a screen', async () => {
  const saml = {
    autoRedirect: false,
    entryPoint: 'https://idp.exemplo.com.br/sso',
    issuer: 'https://idp.exemplo.com.br',
    certificates: ['PEM'],
    loginAttribute: '',
  };
  await inCompany(async (settings) => {
    await settings.saveSso(saml);
    await settings.markEdited([], ['saml.settings']);
  });
  expect((await importFolder()).conflicts).toMatchObject([{ setting: 'saml.settings', file: null, winner: 'portal' }]);
  expect((await inCompany((settings) => settings.sso())).saml).toEqual(saml);
  await importFolder({ fileWins: true });
  expect((await inCompany((settings) => settings.sso())).saml).toBeNull();
});

test('an import keeps the domains that a company has proven, and none that it only claims', async () => {
  const now = new Date();
  await inCompany(async (_, db) => {
    const domains = companyDomains(db);
    for (const host of ['provado.exemplo.com.br', 'pedido.exemplo.com.br'])
      await domains.add({ host, token: 'x', by: 'Ana', now });
    await domains.noteCheck('provado.exemplo.com.br', { cause: '', now });
  });
  await importFolder();
  const { others } = await inCompany((_, db) => companyDomains(db).served());
  expect(others).toContain('provado.exemplo.com.br');
  expect(others).not.toContain('pedido.exemplo.com.br');
});
