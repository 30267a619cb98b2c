import * as contract from 'shared-kit/contracts/platform';
import { defineModule } from '../../platform/module.ts';
import { healthReport } from '../../platform/registry/health.ts';
import { verdictReport } from '../../platform/registry/verdict.ts';
import { visitorNamedBy } from '../../platform/registry/visitor.ts';
import { inspectTenant } from './inspection.service.ts';
import { endOverride, startOverride } from './override.service.ts';
import { recordLogs } from './record-logs.service.ts';

/** What running pages and developers ask of the platform itself. */
export const platformModule = defineModule({
  name: 'platform',
  always: true,
  routes(api) {
    api.handlePlatform(contract.getComposition, async ({ platform, tenant, request, reply }) => {
      const composition = await platform.registry.compositionOf(tenant, visitorNamedBy(request.cookie));
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
  },
});
