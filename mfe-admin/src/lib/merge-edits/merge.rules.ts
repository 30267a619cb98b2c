/** Field that both people changed since the form was filled, to different values. */
export interface Conflict<Values> {
  readonly field: keyof Values & string;
  readonly yours: Values[keyof Values & string];
  readonly theirs: Values[keyof Values & string];
}

export interface Merge<Values> {
  /** Values after taking over what only the other person changed. */
  readonly merged: Values;
  readonly conflicts: readonly Conflict<Values>[];
}

/**
 * Merges two edits of the same thing. A field that only one of them changed has that one's value; a field that both
 * changed is a conflict, which a person decides.
 *
 * @param isSame Tells whether two values are the same; by default, whether they are equal.
 */
export function mergeEdits<Values extends object>(
  base: Values,
  yours: Values,
  theirs: Values,
  isSame: (a: unknown, b: unknown) => boolean = Object.is,
): Merge<Values> {
  const fields = Object.keys(base) as (keyof Values & string)[];
  const conflicts = fields
    .filter(
      (field) =>
        !isSame(yours[field], base[field]) &&
        !isSame(theirs[field], base[field]) &&
        !isSame(yours[field], theirs[field]),
    )
    .map((field) => ({ field, yours: yours[field], theirs: theirs[field] }));
  const entries = fields.map((field) => [field, isSame(yours[field], base[field]) ? theirs[field] : yours[field]]);
  return { merged: Object.fromEntries(entries) as Values, conflicts };
}
