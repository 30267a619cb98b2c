import { getFeature } from '@shared-kit/contracts/identity';
import type { ApiBuilder } from '../../../platform/module.ts';
import { featuresOf } from './feature.repository.ts';
import { featureOf } from './feature.rules.ts';

/** Serves the tenant's features besides its modules. */
export function serveFeatures(api: ApiBuilder): void {
  api.handle(getFeature, async ({ params, db, tenant }) => featureOf(await featuresOf(db), params.id, tenant.modules));
}
