import { scopesOf } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { administeredPeople, organisationUnits } from '../../identity/index.ts';
import type { UnitRow } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { inTreeOrder, peopleBelow } from './unit-tree.rules.ts';
import type { PlacedUnit } from './unit-tree.rules.ts';

/** Unit as the actor sees it, with the people in reach. */
interface VisibleUnit extends PlacedUnit<UnitRow> {
  readonly people: number;
  readonly peopleBelow: number;
}

interface VisibleUnits {
  readonly units: readonly VisibleUnit[];
  /** Departments of people in reach that are no unit. */
  readonly departments: readonly { readonly name: string; readonly people: number }[];
}

/**
 * Returns the units that the actor may know, in the order of the tree: all of them for the whole company, otherwise those
 * of the actor's scope and those with people in reach.
 */
export async function visibleUnits(db: TenantDb, actor: AdminActor): Promise<VisibleUnits> {
  const units = await organisationUnits(db).all();
  const rows = await administeredPeople(db, actor.reach('people.read')).departments();
  const counts = new Map(rows.map(({ name, people }) => [name, Number(people)]));
  const below = peopleBelow(units, counts);
  const mayKnow = await knownToActor(db, actor, below);
  const names = new Set(units.map(({ name }) => name));
  return {
    units: inTreeOrder(units.filter(mayKnow)).map((placed) => ({
      ...placed,
      people: counts.get(placed.unit.name) ?? 0,
      peopleBelow: below.get(placed.unit.id_unit) ?? 0,
    })),
    departments: [...counts].filter(([name]) => !names.has(name)).map(([name, people]) => ({ name, people })),
  };
}

/** Returns the units in the order of the tree, then departments that are no unit, as choices of filters and forms. */
export async function departmentOptions(db: TenantDb, actor: AdminActor) {
  const { units, departments } = await visibleUnits(db, actor);
  return [
    ...units.map(({ unit, level, peopleBelow: people }) => ({ name: unit.name, people, level })),
    ...departments.map(({ name, people }) => ({ name, people, level: null })),
  ];
}

async function knownToActor(
  db: TenantDb,
  { roles }: AdminActor,
  below: ReadonlyMap<number, number>,
): Promise<(unit: UnitRow) => boolean> {
  const scopes = scopesOf(roles, 'people.read');
  if (scopes.some(({ kind }) => kind === 'all')) return () => true;
  const own = scopes.flatMap((scope) => (scope.kind === 'departments' ? scope.departments : []));
  const inScope = own.length === 0 ? new Set<string>() : await organisationUnits(db).namesBelow(own);
  return ({ id_unit, name }) => inScope.has(name) || (below.get(id_unit) ?? 0) > 0;
}
