import type { Delivery, DeliveryServices } from '../../platform/delivery.port.ts';
import { compositions } from './composition/composition.service.ts';
import { registryChanges } from './composition/registry-changes.service.ts';
import { visitorNamedBy, visitorOf } from './composition/visitor.service.ts';
import { pageViewsOn } from './telemetry/page-views.repository.ts';
import { deployerWith } from './tokens/deploy-tokens.repository.ts';

/** Opens the delivery of remotes for one node; with Redis it follows the changes of the other nodes. */
export async function openDelivery({ db, log, redis, onChange }: DeliveryServices): Promise<Delivery> {
  const changes = redis ? registryChanges(redis) : null;
  const published = compositions({ db, log, announce: () => changes?.announce() });
  await changes?.listen(() => {
    onChange();
    published.forgetHere();
  });
  return {
    compositionOf: published.compositionOf,
    forget: published.forget,
    visitorNamedBy,
    visitorOf,
    deployerWith: (token, now) => deployerWith(db, token, now),
    pageViewsOn: (now) => pageViewsOn(db, now),
    async close() {
      await changes?.close();
    },
  };
}
