import {
  listCompanyMails,
  readCompanyBrand,
  readCompanyModules,
  readCompanyTerms,
  readCompanySso,
  readCompanyTexts,
  saveSsoDraft,
  startSsoTest,
} from '@shared-kit/contracts/admin';
import type { CompanyBrand, CompanyModules, SsoFields, CompanyTerms, CompanyTexts } from '@shared-kit/contracts/admin';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { exportKey } from '../../../platform/storage/personal-key.rules.ts';
import { companyDomains } from '../../../platform/tenancy/company-domains.repository.ts';
import { testIdentityProvider } from '../../../test/identity-provider.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { companyExports } from '../company-export/company-exports.repository.ts';

/** Brand of the first tenant, as its page reads it. */
export let brand: CompanyBrand;
/** Modules of the first tenant, as their page reads them. */
export let modules: CompanyModules;
/** Terms of the first tenant, as their page reads them. */
export let terms: CompanyTerms;
/** Texts of the first tenant, as their page reads them. */
export let texts: CompanyTexts;
/** Version of the words of the mail that samples save. */
export let mailVersion: string;

/** Prepared login of the first tenant, which samples save unchanged, with its version and a test of it. */
export let sso: { readonly fields: SsoFields; readonly version: string; readonly idTest: string };

const { fields: ssoFields } = testIdentityProvider();

/** Export of the first tenant that can be downloaded. */
export let idExport: number;

let idTest: string | undefined;

/** Reads the settings of the first tenant, which samples save unchanged. */
export async function readCompanyState(app: TestApp, owner: TestUser): Promise<void> {
  brand = (await app.ok(readCompanyBrand, {}, { as: owner })).brand;
  modules = await app.ok(readCompanyModules, {}, { as: owner });
  terms = await app.ok(readCompanyTerms, {}, { as: owner });
  texts = await app.ok(readCompanyTexts, {}, { as: owner });
  const { mails } = await app.ok(listCompanyMails, {}, { as: owner });
  mailVersion = mails.find(({ key }) => key === 'identity.email-changed')?.version ?? '';
  const { version: before } = await app.ok(readCompanySso, {}, { as: owner });
  const { version } = await app.ok(saveSsoDraft, { body: { version: before, fields: ssoFields } }, { as: owner });
  // One test is enough for all files of a process.
  idTest ??= (await app.ok(startSsoTest, { body: { version } }, { as: owner })).idTest;
  sso = { fields: ssoFields, version, idTest };
  idExport = await makeReadyExport(app, owner);
}

/** Stores a finished export of the first tenant. */
function makeReadyExport(app: TestApp, { idUser: idActor, name: actorName }: TestUser): Promise<number> {
  const { db } = app.platform.database;
  const now = app.clock.now();
  return withTenant(db, app.tenant.idApp, async (own) => {
    const storageKey = exportKey(app.tenant.idApp, 'pronta');
    const made = await companyExports(own).add({ idActor, actorName, storageKey, now });
    await companyExports(own).finish(made, { files: 1, size: 1, now });
    return made;
  });
}

let domains = 0;

/** Claims a domain for the first tenant and returns it. */
export async function makeDomain(app: TestApp): Promise<string> {
  domains += 1;
  const host = `alvo-${domains}.exemplo.com.br`;
  await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    // A company may claim some domains only, and every target has one.
    for (const claim of await companyDomains(db).claims()) await companyDomains(db).remove(claim.host);
    await companyDomains(db).add({ host, token: 'prova', by: 'Teste', now: app.clock.now() });
  });
  return host;
}
