import * as contract from '@shared-kit/contracts/delivery';
import type { Deployer } from '../../../platform/delivery.ts';
import { refuse } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { checkedBuild, readBuiltRelease } from './build.schema.ts';
import { absolve, condemn } from './condemn-release.service.ts';
import { lockOf } from '../composition/lock.service.ts';
import { endCanary, pin, promote, rollBack, startCanary, unpin } from './move-release.service.ts';
import { publishRelease } from './publish-release.service.ts';
import { movesOf, releasesOf, remoteState, remoteStates } from './registry-views.repository.ts';
import { modulesOf, switchModule } from '../tenant-modules/tenant-modules.service.ts';

const by = ({ name }: Deployer) => `token ${name}`;

/** Serves the calls of pipelines and operators. */
export function registryRoutes(api: ApiBuilder): void {
  api.handleDeploy(contract.publishRelease, ({ params, body, platform, deployer }) => {
    const release = readBuiltRelease(body.record);
    if (release.remote !== params.remote)
      throw refuse('registry.invalid-build', 400, `A compilação é de '${release.remote}', não de '${params.remote}'.`);
    const files = new Map(body.files.map(({ name, base64 }) => [name, Buffer.from(base64, 'base64')]));
    return publishRelease(platform, checkedBuild(release, files), by(deployer));
  });

  api.handleDeploy(contract.listRemotes, async ({ platform, deployer }) => ({
    remotes: await remoteStates(platform.database.db, deployer.remote),
  }));

  api.handleDeploy(contract.showRemote, async ({ params, platform }) => ({
    ...(await remoteState(platform.database.db, params.remote)),
    releases: await releasesOf(platform.database.db, params.remote),
  }));

  api.handleDeploy(contract.listMoves, async ({ params, query, platform }) => ({
    moves: await movesOf(platform.database.db, params.remote, query.limit),
  }));

  api.handleDeploy(contract.promoteRelease, ({ params, body, platform, deployer }) =>
    promote(platform, params.remote, body.version, { by: by(deployer), reason: body.reason }),
  );

  api.handleDeploy(contract.startCanary, ({ params, body, platform, deployer }) =>
    startCanary(platform, params.remote, body, { by: by(deployer), reason: body.reason }),
  );

  api.handleDeploy(contract.endCanary, ({ params, query, platform, deployer }) =>
    endCanary(platform, params.remote, query.tenant ?? null, { by: by(deployer), reason: query.reason }),
  );

  api.handleDeploy(contract.pinRelease, ({ params, body, platform, deployer }) =>
    pin(platform, params.remote, body, { by: by(deployer), reason: body.reason }),
  );

  api.handleDeploy(contract.unpinRelease, ({ params, query, platform, deployer }) =>
    unpin(platform, params.remote, query.tenant, { by: by(deployer), reason: query.reason }),
  );

  api.handleDeploy(contract.rollBackRemote, ({ params, body, platform, deployer }) =>
    rollBack(platform, params.remote, body.to, { by: by(deployer), reason: body.reason }),
  );

  api.handleDeploy(contract.condemnRelease, ({ params, body, platform, deployer }) =>
    condemn(platform, params.remote, body.version, { by: by(deployer), reason: body.reason }),
  );

  api.handleDeploy(contract.absolveRelease, ({ params, body, platform, deployer }) =>
    absolve(platform, params.remote, body.version, { by: by(deployer), reason: body.reason }),
  );

  api.handleDeploy(contract.listModules, async ({ query, platform }) => ({
    modules: await modulesOf(platform, query.tenant),
  }));

  api.handleDeploy(contract.switchModule, async ({ params, body, platform }) => ({
    ...(await switchModule(platform, body.tenant, params.module, body.enabled)),
    module: params.module,
    enabled: body.enabled,
  }));

  api.handleSystem(contract.lockTenant, ({ query, platform, origin }) => lockOf(platform, query.tenant, origin));
}
