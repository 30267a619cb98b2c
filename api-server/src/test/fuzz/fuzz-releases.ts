import { startCanary } from '../../modules/delivery/releases/move-release.service.ts';
import { publishRelease } from '../../modules/delivery/releases/publish-release.service.ts';
import { publishVersions, remoteBuild, remoteFiles, remoteRecord } from '../remote-build.ts';
import type { TestApp } from '../test-app.ts';

const remote = 'mfe-fuzz';

/**
 * Publishes new versions of a remote: one on stable, one before it and one on trial. Requests of operators yank and
 * remove them, so each round gets its own.
 */
export async function offerReleases({ platform }: TestApp, round: number): Promise<void> {
  const onTrial = `2.0.${round}`;
  await publishVersions(platform, remote, `1.${round}.0`, `1.${round}.1`);
  await publishRelease(platform, remoteBuild(remote, onTrial), 'fuzz');
  await startCanary(platform, remote, { version: onTrial, tenant: null, percent: 10 }, { by: 'fuzz' });
}

/** Values of a call that publishes: the same bytes may be published again. */
export const publishedValues: Readonly<Record<string, readonly unknown[]>> = {
  record: [JSON.stringify(remoteRecord(remote, '1.0.0'))],
  files: [[...remoteFiles('1.0.0')].map(([name, bytes]) => ({ name, base64: bytes.toString('base64') }))],
};
