import type { BuiltReleaseInput, RemoteManifestInput } from '@shared-kit/contracts/delivery';
import type { Platform } from '../platform/platform.ts';
import { publishRelease } from '../modules/delivery/releases/publish-release.service.ts';
import { registerTestRemote, remoteBuild, remoteRecord } from './remote-build.ts';

export interface ReleaseOptions {
  remote?: string;
  version?: string;
  manifest?: Partial<RemoteManifestInput>;
  requires?: Partial<BuiltReleaseInput['requires']>;
}

/** Publishes a small remote of the store module; the first version of a remote is on stable at once. */
export async function publishTestRelease(platform: Platform, options: ReleaseOptions = {}): Promise<void> {
  const { remote = 'mfe-test', version = '1.0.0' } = options;
  const manifest = { ...remoteRecord(remote, version).manifest, ...options.manifest };
  const requires = { shared: {}, emits: {}, listens: {}, slots: {}, ...options.requires };
  await registerTestRemote(platform, remote, manifest);
  await publishRelease(platform, remoteBuild(remote, version, { manifest, requires }), 'teste');
}
