/** Joins the class names that apply, e.g. `classNames(styles.card, isLocked && styles.locked)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
