import { isDeepStrictEqual } from 'node:util';

/** Returns the values without those that are missing, empty, or what an importer assumes when a file leaves them out. */
export function lean<Values extends object>(values: Values, defaults: Partial<Record<keyof Values, unknown>> = {}) {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      if (value === undefined || value === null) return false;
      if (name in defaults) return !isDeepStrictEqual(value, defaults[name as keyof Values]);
      return value !== '' && !(Array.isArray(value) && value.length === 0);
    }),
  );
}
