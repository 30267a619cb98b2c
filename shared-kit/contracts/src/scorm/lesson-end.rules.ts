import type { ScormVersion } from './element.ts';

/**
 * Returns whether the end of this lesson ends the whole package: 2004 lessons that set `cmi.exit` to `time-out` or
 * `logout` (RTE 4.2.8), and 1.2 lessons that set `cmi.core.exit` to `logout` (RTE 1.2, 3.4.4).
 */
export function endsPackage(version: ScormVersion, data: Readonly<Record<string, string>>): boolean {
  if (version === '1.2') return data['cmi.core.exit'] === 'logout';
  return data['cmi.exit'] === 'time-out' || data['cmi.exit'] === 'logout';
}
