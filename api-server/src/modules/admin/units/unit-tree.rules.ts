import { MAX_UNIT_LEVELS } from '@shared-kit/contracts/admin';

/** Columns of a unit that place it in the tree. */
export interface TreeUnit {
  readonly id_unit: number;
  readonly id_parent: number | null;
  readonly name: string;
}

/** Unit with its level, from 0. */
export interface PlacedUnit<Unit extends TreeUnit> {
  readonly unit: Unit;
  readonly level: number;
}

const order = new Intl.Collator('pt-BR', { numeric: true });

/** Returns the units in the order of the tree: each one before its subunits, and units of one parent by name. */
export function inTreeOrder<Unit extends TreeUnit>(units: readonly Unit[]): PlacedUnit<Unit>[] {
  const known = new Set(units.map(({ id_unit }) => id_unit));
  const parentOf = ({ id_parent }: Unit) => (id_parent !== null && known.has(id_parent) ? id_parent : null);
  const children = Map.groupBy(units, parentOf);
  const placed: PlacedUnit<Unit>[] = [];
  const place = (idParent: number | null, level: number) => {
    const siblings = (children.get(idParent) ?? []).toSorted((one, other) => order.compare(one.name, other.name));
    for (const unit of siblings) {
      placed.push({ unit, level });
      place(unit.id_unit, level + 1);
    }
  };
  place(null, 0);
  return placed;
}

/** Returns the number of people of each unit with its subunits, by id. */
export function peopleBelow(
  units: readonly TreeUnit[],
  peopleOf: ReadonlyMap<string, number>,
): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  const parents = new Map(units.map(({ id_unit, id_parent }) => [id_unit, id_parent]));
  for (const { id_unit, name } of units) {
    const people = peopleOf.get(name) ?? 0;
    for (let id: number | null = id_unit; id !== null; id = parents.get(id) ?? null)
      totals.set(id, (totals.get(id) ?? 0) + people);
  }
  return totals;
}

/** Why a unit can't be below another one; undefined when it can. */
export type PlaceFault = 'unknown' | 'loop' | 'levels';

/** Returns why the unit can't be placed below the parent. A new unit has no id. */
export function faultOfPlace(
  units: readonly TreeUnit[],
  { idUnit, idParent }: { readonly idUnit: number | undefined; readonly idParent: number | null },
): PlaceFault | undefined {
  if (idParent === null) return undefined;
  const parents = new Map(units.map(({ id_unit, id_parent }) => [id_unit, id_parent]));
  if (!parents.has(idParent)) return 'unknown';
  let above = 0;
  for (let id: number | null = idParent; id !== null; id = parents.get(id) ?? null) {
    if (id === idUnit) return 'loop';
    above += 1;
  }
  return above + levelsOf(units, idUnit) > MAX_UNIT_LEVELS ? 'levels' : undefined;
}

/** Returns the number of levels of a unit with its subunits. */
function levelsOf(units: readonly TreeUnit[], idUnit: number | undefined): number {
  const children = units.filter(({ id_parent }) => idUnit !== undefined && id_parent === idUnit);
  return 1 + Math.max(0, ...children.map(({ id_unit }) => levelsOf(units, id_unit)));
}
