import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsHash } from '../webpack/inputs-hash.ts';

/** What a build of a remote is called. */
export interface BuildName {
  readonly remote: string;
  readonly version: string;
  /** Global name of the federation container: one per version, or two versions in a page collide. */
  readonly container: string;
}

/**
 * The version is the package's; outside a release build (`AZULEJO_RELEASE=1`) something is added to it, so that two different builds
 * never carry one name.
 */
export function buildName(directory: string, remote?: string): BuildName {
  const { name, version: packageVersion } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const version = packageVersion + versionSuffix(directory);
  return { remote: remote ?? name, version, container: `${remote ?? name}_${version}`.replace(/[^a-zA-Z0-9]/g, '_') };
}

function versionSuffix(directory: string): string {
  if (process.env['AZULEJO_RELEASE'] === '1') return '';
  return process.env['NODE_ENV'] === 'development' ? '-dev' : `-${inputsHash(directory)}`;
}
