import * as contract from '@shared-kit/contracts/delivery';
import type { Deployer } from '../../../platform/delivery.port.ts';
import { refuse } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { checkedBuild, readBuiltRelease } from './build.schema.ts';
import { unyank, yank } from './yank-release.service.ts';
import { lockOf } from '../composition/lock.service.ts';
import { endCanary, pin, promote, rollBack, startCanary, unpin } from './move-release.service.ts';
import { registerRemote } from '../registration/register-remote.service.ts';
import { removeRemote } from '../registration/remove-remote.service.ts';
import { verifyFiles } from './release-files.service.ts';
import { publishRelease } from './publish-release.service.ts';
import { movesOf, releasesOf, remoteState, remoteStates } from './registry-views.repository.ts';
import { modulesOf, switchModule } from '../tenant-modules/tenant-modules.service.ts';

const by = ({ name }: Deployer) => `token ${name}`;

/** Serves the calls of pipelines and operators. */
export function registryRoutes(api: ApiBuilder): void {
  api.handle(contract.publishRelease, 'with-deploy-token', ({ params, body, platform, deployer }) => {
    const release = readBuiltRelease(body.record);
    if (release.remote !== params.remote)
      throw refuse('registry.invalid-build', 400, `A compilação é de '${release.remote}', não de '${params.remote}'.`);
    const files = new Map(body.files.map(({ name, base64 }) => [name, Buffer.from(base64, 'base64')]));
    return publishRelease(platform, checkedBuild(release, files), by(deployer));
  });

  api.handle(contract.registerRemote, 'with-deploy-token', ({ params, body, platform, deployer }) =>
    registerRemote(platform, { remote: params.remote, ...body }, by(deployer)),
  );

  api.handle(contract.removeRemote, 'with-deploy-token', ({ params, query, platform, deployer }) =>
    removeRemote(platform, params.remote, { by: by(deployer), reason: query.reason }),
  );

  api.handle(contract.listRemotes, 'with-deploy-token', async ({ platform, deployer }) => ({
    remotes: await remoteStates(platform.database.db, deployer.remote),
  }));

  api.handle(contract.showRemote, 'with-deploy-token', async ({ params, platform }) => ({
    ...(await remoteState(platform.database.db, params.remote)),
    releases: await releasesOf(platform.database.db, params.remote),
  }));

  api.handle(contract.listMoves, 'with-deploy-token', async ({ params, query, platform }) => ({
    moves: await movesOf(platform.database.db, params.remote, query.limit),
  }));

  api.handle(contract.verifyRemoteFiles, 'with-deploy-token', ({ params, platform }) =>
    verifyFiles(platform, params.remote),
  );

  api.handle(contract.promoteRelease, 'with-deploy-token', ({ params, body, platform, deployer }) =>
    promote(platform, params.remote, body.version, { by: by(deployer), reason: body.reason }),
  );

  api.handle(contract.startCanary, 'with-deploy-token', ({ params, body, platform, deployer }) =>
    startCanary(platform, params.remote, body, { by: by(deployer), reason: body.reason }),
  );

  api.handle(contract.endCanary, 'with-deploy-token', ({ params, query, platform, deployer }) =>
    endCanary(platform, params.remote, query.tenant ?? null, { by: by(deployer), reason: query.reason }),
  );

  api.handle(contract.pinRelease, 'with-deploy-token', ({ params, body, platform, deployer }) =>
    pin(platform, params.remote, body, { by: by(deployer), reason: body.reason }),
  );

  api.handle(contract.unpinRelease, 'with-deploy-token', ({ params, query, platform, deployer }) =>
    unpin(platform, params.remote, query.tenant, { by: by(deployer), reason: query.reason }),
  );

  api.handle(contract.rollBackRemote, 'with-deploy-token', ({ params, body, platform, deployer }) =>
    rollBack(platform, params.remote, body.to, { by: by(deployer), reason: body.reason }),
  );

  api.handle(contract.yankRelease, 'with-deploy-token', ({ params, body, platform, deployer }) =>
    yank(platform, params.remote, body.version, { by: by(deployer), reason: body.reason }),
  );

  api.handle(contract.unyankRelease, 'with-deploy-token', ({ params, body, platform, deployer }) =>
    unyank(platform, params.remote, body.version, { by: by(deployer), reason: body.reason }),
  );

  api.handle(contract.listModules, 'with-deploy-token', async ({ query, platform }) => ({
    modules: await modulesOf(platform, query.tenant),
  }));

  api.handle(contract.switchModule, 'with-deploy-token', async ({ params, body, platform, deployer }) => ({
    ...(await switchModule(platform, body.tenant, params.module, body.enabled, by(deployer))),
    module: params.module,
    enabled: body.enabled,
  }));

  api.handle(contract.lockTenant, 'without-tenant', ({ query, platform, originOf }) =>
    lockOf(platform, query.tenant, originOf),
  );
}
