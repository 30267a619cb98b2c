import { grantsOf } from '@shared-kit/contracts/delivery';
import { registerRemote } from '../registration/register-remote.service.ts';
import { registrationOf } from '../registration/registrations.repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Build } from './build.schema.ts';
import { move } from './move-release.service.ts';
import { publishRelease } from './publish-release.service.ts';
import { putOnStable, stableOf } from './stable-channel.repository.ts';
import { promoted } from './stable-history.rules.ts';

/**
 * Publishes the remotes of one workspace and puts all of them on stable: `npm start`. They were built with this shell
 * and with each other. Checked one by one against the current releases, a contract change that they all made together
 * would be rejected.
 */
export async function publishTogether(platform: Platform, builds: readonly Build[], by: string): Promise<void> {
  await registerTogether(platform, builds, by);
  for (const build of builds) {
    const { remote, version, isStable } = await publishRelease(platform, build, by);
    if (isStable) continue;
    await move(platform, 'promote', remote, { by, reason: 'compilado com o portal' }, async (db) => {
      const before = await stableOf(db, remote);
      await putOnStable(db, remote, promoted(before, version), platform.clock.now());
      return { from: before?.version ?? null, to: version };
    });
  }
}

/** Registers the remotes of the workspace, with the routes of their manifests added to those of before. */
async function registerTogether(platform: Platform, builds: readonly Build[], by: string): Promise<void> {
  for (const { release } of builds) {
    const { remote, manifest } = release;
    const known = await registrationOf(platform.database.db, remote);
    const routes = [...new Set([...(known?.routes ?? []), ...grantsOf(manifest)])];
    if (known && routes.length === known.routes.length) continue;
    const owner = known?.owner ?? 'Azulejo';
    await registerRemote(platform, { remote, module: manifest.module, owner, routes }, by);
  }
}
