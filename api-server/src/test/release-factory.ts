import { createHash } from 'node:crypto';
import type { BuiltReleaseInput, RemoteManifestInput } from 'shared-kit/contracts/platform';
import { checkedBuild, readBuiltRelease } from '../platform/registry/build.ts';
import { publishRelease } from '../platform/registry/publish-release.ts';
import type { Platform } from '../platform/platform.ts';

export interface ReleaseOptions {
  remote?: string;
  version?: string;
  manifest?: Partial<RemoteManifestInput>;
  requires?: Partial<BuiltReleaseInput['requires']>;
}

/** Publishes a small remote of the store module; the first version of a remote is on stable at once. */
export async function publishTestRelease(platform: Platform, options: ReleaseOptions = {}): Promise<void> {
  const { remote = 'mfe-test', version = '1.0.0' } = options;
  const body = Buffer.from(`/* ${remote}@${version} */`);
  const built = readBuiltRelease(
    JSON.stringify({
      remote,
      version,
      entry: 'remoteEntry.js',
      container: `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_'),
      files: { 'remoteEntry.js': `sha384-${createHash('sha384').update(body).digest('base64')}` },
      preloads: {},
      manifest: { id: remote, module: 'store', contract: 1, routes: [], menu: [], slots: [], emits: [], listens: [], ...options.manifest },
      requires: { shared: {}, emits: {}, listens: {}, slots: {}, ...options.requires },
    }),
  );
  await publishRelease(platform, checkedBuild(built, new Map([['remoteEntry.js', body]])), 'teste');
}
