import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsHash } from '../webpack/inputs-hash.ts';

/** Name of a remote's build. */
export interface BuildName {
  readonly remote: string;
  readonly version: string;
  /**
   * Global name of the federation container. It is unique per version, because two versions in a page would collide.
   */
  readonly container: string;
}

/**
 * Returns the name of a build. The version is the package's. Outside a release build (`AZULEJO_RELEASE=1`) it gets a
 * suffix, so that two different builds never have the same name.
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
