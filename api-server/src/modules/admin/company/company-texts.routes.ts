import * as contract from '@shared-kit/contracts/admin';
import { refuse } from '../../../platform/errors.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { presentTexts, settingsWithTexts, storedTexts, textChanges, versionOfTexts } from './company-texts.rules.ts';
import { expectOnScreens } from './files-govern.policy.ts';

/** Serves the texts of the company: menu, landing page, contact form. */
export function serveCompanyTexts(api: AdminApi): void {
  api.handle(contract.readCompanyTexts, async ({ db }) => {
    const settings = await companySettings(db).find();
    return presentTexts(settings, settings.isGovernedByFiles);
  });

  api.handle(contract.saveCompanyTexts, async ({ body, db, audit }) => {
    const settings = await companySettings(db).lockForUpdate();
    expectOnScreens(settings);
    const before = storedTexts(settings);
    if (versionOfTexts(before) !== body.version)
      throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa mudou os textos enquanto você editava.');
    const saved = settingsWithTexts(settings, body.fields);
    await companySettings(db).saveTexts(saved);
    await audit({ changes: textChanges(before, storedTexts(saved)) });
    return { success: true as const, texts: presentTexts(saved, false) };
  });
}
