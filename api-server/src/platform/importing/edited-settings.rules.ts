import { isDeepStrictEqual } from 'node:util';

/** Setting that the portal and the file give different values. */
export interface SettingConflict {
  /** Name of the setting in `tenant.yaml`, such as `theme.primaryColor`. */
  readonly setting: string;
  readonly portal: unknown;
  readonly file: unknown;
  readonly winner: 'portal' | 'file';
}

export interface Merging<Values> {
  /** Part of `tenant.yaml` that has the values, such as `theme`. */
  readonly part: string;
  readonly file: Values;
  /** Values that the portal has; undefined for a new company. */
  readonly portal: Partial<Values> | undefined;
  /** Names of the settings that were changed on a screen. */
  readonly edited: readonly string[];
  /** True when the file wins where both differ. */
  readonly fileWins: boolean;
}

export interface Merged<Values> {
  readonly values: Values;
  /** Names of the settings that stay edited. */
  readonly edited: readonly string[];
  readonly conflicts: readonly SettingConflict[];
}

/**
 * Merges the values of a file into those of the portal. A setting that was changed on a screen keeps its value until
 * the file has the same one, or wins.
 */
export function mergedSettings<Values extends object>({
  part,
  file,
  portal,
  edited,
  fileWins,
}: Merging<Values>): Merged<Values> {
  const fields = [...new Set([...Object.keys(file), ...Object.keys(portal ?? {})])] as (keyof Values & string)[];
  const winner = fileWins ? 'file' : 'portal';
  const conflicts = fields
    .filter((field) => portal && edited.includes(`${part}.${field}`) && !isDeepStrictEqual(file[field], portal[field]))
    .map((field): SettingConflict => ({
      setting: `${part}.${field}`,
      portal: portal?.[field],
      file: file[field],
      winner,
    }));
  const kept = winner === 'file' ? [] : conflicts.map(({ setting }) => setting);
  const values = { ...file };
  for (const field of fields)
    if (portal && kept.includes(`${part}.${field}`)) values[field] = portal[field] as Values[typeof field];
  return { values, edited: kept, conflicts };
}
