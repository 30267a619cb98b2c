import * as contract from '@shared-kit/contracts/delivery';
import { defineModule } from '../../platform/module.ts';
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
  routes(api) {
    api.handlePlatform(contract.getComposition, async ({ platform, tenant, request, reply }) => {
      const composition = await platform.delivery.compositionOf(tenant, visitorNamedBy(request.cookie));
      if (composition.id !== '') reply.etag(composition.id);
      reply.header('cache-control', 'private, no-cache');
      reply.header('vary', 'cookie');
      return composition;
    });

    api.handlePlatform(contract.startOverride, startOverride);

    api.handlePlatform(contract.endOverride, endOverride);

    api.handlePlatform(contract.inspectPlatform, inspectTenant);

    api.handlePlatform(contract.recordLogs, recordLogs);

    api.handleDeploy(contract.showHealth, ({ params, query, platform }) =>
      healthReport(platform, { remote: params.remote, tenant: query.tenant ?? null }),
    );

    api.handleDeploy(contract.showVerdict, ({ params, query, platform }) =>
      verdictReport(platform, params, query.tenant ?? null),
    );

    registryRoutes(api);
  },
});
