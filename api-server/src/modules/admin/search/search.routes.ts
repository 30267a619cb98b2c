import * as contract from '@shared-kit/contracts/admin';
import { isModuleOn } from '../../../platform/tenancy/module-switch.repository.ts';
import { findSectionContents } from '../../content/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { confinedTrainings } from '../access/trainings-reach.policy.ts';

/** Serves the search of contents by the palette of the administration. */
export function serveContentSearch(api: AdminApi): void {
  api.handle(contract.findContents, async ({ query, db, actor }) => {
    // Contents of sections belong to no training, and a module that is off has no page to open.
    if (confinedTrainings(actor, 'trainings.read') || !(await isModuleOn(db, 'content'))) return { contents: [] };
    return { contents: await findSectionContents(db, query.q, contract.FOUND_CONTENTS) };
  });
}
