import type { PersonValues } from '../../lib/person-form/person-values.rules.ts';

/** Field that both people changed since the form was filled, or only one of them. */
export interface Conflict {
  readonly field: keyof PersonValues;
  readonly yours: string;
  readonly theirs: string;
}

export interface Merge {
  /** Values after taking over what only the other person changed. */
  readonly merged: PersonValues;
  /** Fields that both changed, to different values. */
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges two edits of the same person. A field that only one of them changed has that one's value; a field that both
 * changed is a conflict, which a person decides.
 */
export function mergeEdits(base: PersonValues, yours: PersonValues, theirs: PersonValues): Merge {
  const fields = Object.keys(base) as (keyof PersonValues)[];
  const conflicts = fields
    .filter((field) => yours[field] !== base[field] && theirs[field] !== base[field] && yours[field] !== theirs[field])
    .map((field) => ({ field, yours: yours[field], theirs: theirs[field] }));
  const entries = fields.map((field) => [field, yours[field] === base[field] ? theirs[field] : yours[field]]);
  return { merged: Object.fromEntries(entries) as unknown as PersonValues, conflicts };
}
