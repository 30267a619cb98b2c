import {
  listCompanyMails,
  readCompanyBrand,
  readCompanyModules,
  readCompanyTerms,
  readCompanyTexts,
} from '@shared-kit/contracts/admin';
import type { CompanyBrand, CompanyModules, CompanyTerms, CompanyTexts } from '@shared-kit/contracts/admin';
import type { TestApp, TestUser } from '../../../test/index.ts';

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

/** Reads the settings of the first tenant, which samples save unchanged. */
export async function readCompanyState(app: TestApp, owner: TestUser): Promise<void> {
  brand = (await app.ok(readCompanyBrand, {}, { as: owner })).brand;
  modules = await app.ok(readCompanyModules, {}, { as: owner });
  terms = await app.ok(readCompanyTerms, {}, { as: owner });
  texts = await app.ok(readCompanyTexts, {}, { as: owner });
  const { mails } = await app.ok(listCompanyMails, {}, { as: owner });
  mailVersion = mails.find(({ key }) => key === 'identity.email-changed')?.version ?? '';
}
