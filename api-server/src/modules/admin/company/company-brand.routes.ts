import * as contract from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { brandChanges, settingsWith } from './brand-changes.rules.ts';
import { pictureAddress, presentBrand, storedBrand, versionOfBrand, withPictures } from './brand.presenter.ts';
import { expectOnScreens } from './files-govern.policy.ts';
import { pictureReference } from './picture-reference.policy.ts';
import { redrawnPicture } from './redraw-picture.service.ts';
import { presentTheme } from './theme-samples.presenter.ts';

/** Serves the brand of the company: colours and pictures of its portal. */
export function serveCompanyBrand(api: AdminApi): void {
  api.handle(contract.readCompanyBrand, async ({ db, storage, now }) => {
    const { isGovernedByFiles, ...settings } = await companySettings(db).find();
    return { brand: presentBrand(settings, { ...storage, isReadOnly: isGovernedByFiles, now }) };
  });

  api.handle(contract.previewCompanyTheme, async ({ query }) => presentTheme(query));

  api.handleInSteps(contract.uploadCompanyPicture, async ({ form, step, storage, now }) => {
    await step(async ({ db }) => expectOnScreens(await companySettings(db).find()));
    const content = await redrawnPicture(form.file, form.fields.picture);
    const { key } = await step(async ({ db, audit }) => {
      await audit({ changes: [{ field: `brand.${form.fields.picture}`, before: '', after: 'imagem enviada' }] });
      return storage.store(db, content);
    });
    return { success: true, address: pictureAddress(key, storage.signMediaUrl, now) };
  });

  api.handle(contract.saveCompanyBrand, async ({ body, db, tenant, storage, audit, now }) => {
    const settings = await lockedSettings(db);
    if (versionOfBrand(settings) !== body.version)
      throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa mudou a marca enquanto você editava.');
    const before = storedBrand(settings);
    const { idApp } = tenant;
    const after = withPictures(body.fields, (address) => pictureReference(address, { ...storage, idApp, now }));
    const saved = settingsWith(settings, before, after);
    await companySettings(db).save(saved);
    await audit({ changes: brandChanges(before, after) });
    return { success: true, brand: presentBrand(saved, { ...storage, isReadOnly: false, now }) };
  });
}

async function lockedSettings(db: TenantDb) {
  const { isGovernedByFiles, ...settings } = await companySettings(db).lockForUpdate();
  expectOnScreens({ isGovernedByFiles });
  return settings;
}
