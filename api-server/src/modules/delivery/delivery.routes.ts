import * as contract from '@shared-kit/contracts/delivery';
import { deliveryPort } from '../../platform/delivery.port.ts';
import { defineModule } from '../../platform/module.ts';
import { provide } from '../../platform/wiring.service.ts';
import { openDelivery } from './open-delivery.service.ts';
import { healthReport } from './telemetry/health.service.ts';
import { verdictReport } from './verdict/verdict.service.ts';
import { visitorNamedBy } from './composition/visitor.service.ts';
import { registryRoutes } from './releases/registry.routes.ts';
import { inspectTenant } from './inspection/inspection.service.ts';
import { endOverride, startOverride } from './override/override.service.ts';
import { recordLogs } from './telemetry/record-logs.service.ts';

/** Releases of remotes and of the shell: serving to pages, publishing by pipelines, reports from pages. */
export const deliveryModule = defineModule({
  name: 'delivery',
  always: true,
  provides: [provide(deliveryPort, openDelivery)],
  routes(api) {
    api.handle(contract.getComposition, 'with-platform', async ({ platform, tenant, request, reply }) => {
      const composition = await platform.delivery.compositionOf(tenant, visitorNamedBy(request.cookie));
      if (composition.id !== '') reply.etag(composition.id);
      reply.header('cache-control', 'private, no-cache');
      reply.header('vary', 'cookie');
      return composition;
    });

    api.handle(contract.startOverride, 'with-platform', startOverride);

    api.handle(contract.endOverride, 'with-platform', endOverride);

    api.handle(contract.inspectPlatform, 'with-platform', inspectTenant);

    api.handle(contract.recordLogs, 'with-platform', recordLogs);

    api.handle(contract.showHealth, 'with-deploy-token', ({ params, query, platform }) =>
      healthReport(platform, { remote: params.remote, tenant: query.tenant ?? null }),
    );

    api.handle(contract.showVerdict, 'with-deploy-token', ({ params, query, platform }) =>
      verdictReport(platform, params, query.tenant ?? null),
    );

    registryRoutes(api);
  },
});
