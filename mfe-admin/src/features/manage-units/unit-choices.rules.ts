import type { OrganisationUnit } from '@shared-kit/contracts/admin';
import { indentedName } from '../../lib/department-choices.rules.ts';
import { folded } from '../../lib/folded.rules.ts';

/** Returns the units that may be above a unit, as choices: not itself and not those below it. */
export function unitsAround(units: readonly OrganisationUnit[], idUnit: number | undefined) {
  const below = new Set(idUnit === undefined ? [] : [idUnit]);
  // Units come in the order of the tree, so each parent is seen before its subunits.
  for (const unit of units) if (below.has(unit.fields.idParent ?? 0)) below.add(unit.idUnit);
  return units
    .filter((unit) => !below.has(unit.idUnit))
    .map((unit) => ({
      value: String(unit.idUnit),
      label: indentedName({ name: unit.fields.name, level: unit.level }),
    }));
}

/** Returns the units whose name or code has the text. */
export function unitsWith(units: readonly OrganisationUnit[], text: string): readonly OrganisationUnit[] {
  const wanted = folded(text.trim());
  return wanted === ''
    ? units
    : units.filter(({ fields }) => folded(fields.name).includes(wanted) || folded(fields.code).includes(wanted));
}
