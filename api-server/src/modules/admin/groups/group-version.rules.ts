import { versionOfValues } from '../access/read-version.rules.ts';

/** Returns the version of the name of a group, which changes with the name alone. */
export function nameVersionOf(name: string): string {
  return versionOfValues([name]);
}
