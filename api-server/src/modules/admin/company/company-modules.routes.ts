import * as contract from '@shared-kit/contracts/admin';
import { moduleNames } from '@shared-kit/contracts/delivery';
import { notFound, refuse } from '../../../platform/errors.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import { moduleStates, setModule } from '../../../platform/tenancy/module-switch.repository.ts';
import { moduleSwitched, modulesOf, refuseUnfitModule, remoteModules } from '../../delivery/index.ts';
import { countActivePeople } from '../../identity/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { companyModules, moduleLock, versionOfModules } from './company-modules.rules.ts';
import { expectOnScreens } from './files-govern.policy.ts';

/** Visitor for whom the releases of the modules are composed: nobody in particular, so without canaries. */
const visitor = { bucket: null };

/** Why a module stays as it is, for the caller. */
const lockMessages = {
  administration: 'A administração não desliga a si mesma: ninguém conseguiria ligá-la de novo.',
  'not-offered': 'Este módulo não faz parte do contrato da empresa.',
} as const;

/** Serves the modules of the company's portal. */
export function serveCompanyModules(api: AdminApi): void {
  api.handleOnPlatform(contract.readCompanyModules, async ({ platform, tenant, step }) => {
    const { people, edited, offered, isGovernedByFiles } = await step(async ({ db }) => ({
      ...(await companySettings(db).find()),
      people: await countActivePeople(db),
    }));
    const states = Object.fromEntries([...tenant.modules].map((module) => [module, true]));
    const known = [...(await remoteModules(platform.database.db)), ...tenant.modules];
    const all = new Set<string>([...moduleNames, ...known]);
    const { releases } = await platform.delivery.compositionOf({ ...tenant, modules: all }, visitor);
    const modules = companyModules({ known, states, edited, offered, releases, homeModule: tenant.homeModule });
    return { version: versionOfModules(states), isReadOnly: isGovernedByFiles, people, modules };
  });

  api.handleOnPlatform(contract.switchCompanyModule, async ({ params, body, platform, tenant, step, session }) => {
    const { module } = params;
    const { isOn } = body;
    // Both read the registry, so they run outside the step.
    if (!(await modulesOf(platform, tenant.key)).some((each) => each.module === module))
      throw notFound('Este módulo não existe.');
    if (isOn) await refuseUnfitModule(platform, module, tenant.key);
    const { version, isChanged } = await step(async ({ db, audit }) => {
      const settings = companySettings(db);
      const { edited, offered, isGovernedByFiles } = await settings.lockForUpdate();
      expectOnScreens({ isGovernedByFiles });
      const states = await moduleStates(db);
      if (versionOfModules(states) !== body.version)
        throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa mudou os módulos. Veja como estão agora.');
      const wasOn = states[module] ?? false;
      const lock = moduleLock({ module, isOn: wasOn, offered });
      if (lock !== null) throw refuse('admin.module-locked', 409, lockMessages[lock]);
      const changes = wasOn === isOn ? [] : [{ field: `module.${module}`, before: onOff(wasOn), after: onOff(isOn) }];
      if (changes.length > 0) {
        await setModule(db, module, isOn);
        await settings.markEdited(edited, [`modules.${module}`]);
      }
      await audit({ changes });
      return { version: versionOfModules({ ...states, [module]: isOn }), isChanged: changes.length > 0 };
    });
    if (isChanged) await moduleSwitched(platform, { tenantKey: tenant.key, module, enabled: isOn, by: session.name });
    return { success: true, version };
  });
}

const onOff = (isOn: boolean): string => (isOn ? 'ligado' : 'desligado');
