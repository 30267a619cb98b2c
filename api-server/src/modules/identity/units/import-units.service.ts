import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { CheckContext, ImportedDocument, WriteContext } from '../../../platform/importing/importer.port.ts';
import type { ImportedUnit } from '../identity.tables.ts';
import type { FileUnit, People } from '../people.schema.ts';
import { organisationUnits } from './units.repository.ts';
import type { UnitRow } from './units.repository.ts';

/** Reports units that the file has twice, and units that are below themselves. */
export function checkUnits(document: ImportedDocument<People>, context: CheckContext): void {
  const { units } = document.data;
  const parents = new Map(units.map(({ key, parent }) => [key, parent]));
  const names = new Set<string>();
  const codes = new Set<string>();
  units.forEach((unit, index) => {
    const at = (field: string) => ['units', index, field];
    context.declareRef(document, at('key'), 'unit', unit.key);
    if (unit.parent) context.expectRef(document, at('parent'), 'unit', unit.parent);
    if (unit.leader) context.expectRef(document, at('leader'), 'user', unit.leader);
    const [name, code] = [unit.name.toLowerCase(), unit.code.toLowerCase()];
    if (names.has(name)) context.fault(document, at('name'), `Outra unidade já se chama '${unit.name}'.`);
    if (code !== '' && codes.has(code))
      context.fault(document, at('code'), `Outra unidade já tem o código '${unit.code}'.`);
    names.add(name);
    codes.add(code);
    if (isBelowItself(unit.key, parents)) context.fault(document, at('parent'), 'A unidade fica abaixo dela mesma.');
  });
}

function isBelowItself<Id>(id: Id, parents: ReadonlyMap<Id, Id | null | undefined>): boolean {
  const seen = new Set<Id>();
  for (
    let above = parents.get(id);
    above !== undefined && above !== null && !seen.has(above);
    above = parents.get(above)
  ) {
    if (above === id) return true;
    seen.add(above);
  }
  return false;
}

/**
 * Creates the units of the file that the company lacks. One of the same name becomes the one of the file. Returns the names
 * of the units by the codes that the file gives them, in lower case.
 */
export async function writeUnits(
  db: TenantDb,
  document: ImportedDocument<People>,
  context: WriteContext,
): Promise<ReadonlyMap<string, string>> {
  const { units } = document.data;
  const codes = new Map<string, string>();
  if (units.length === 0) return codes;
  const before = await organisationUnits(db).lockTree();
  const byKey = new Map(before.map((row) => [row.key, row]));
  const byName = new Map(before.map((row) => [row.name.toLowerCase(), row]));
  const fileKeys = new Set(units.map(({ key }) => key));
  for (const [index, { key, name, code }] of units.entries()) {
    const namesake = byName.get(name.toLowerCase());
    const known = byKey.get(key) ?? (namesake && fileKeys.has(namesake.key) ? undefined : namesake);
    if (!known && namesake) {
      context.fault(document, ['units', index, 'name'], `Outra unidade já se chama '${name}'.`);
      continue;
    }
    if (known && known.key !== key)
      await db.updateTable('organisation_units').set({ key }).where('id_unit', '=', known.id_unit).execute();
    const id = known?.id_unit ?? (await addUnit(db, { key, name }));
    await context.register('unit', key, id);
    if (code !== '') codes.set(code.toLowerCase(), known?.name ?? name);
  }
  return codes;
}

async function addUnit(db: TenantDb, { key, name }: Pick<FileUnit, 'key' | 'name'>): Promise<number> {
  const { id_unit } = await db
    .insertInto('organisation_units')
    .values({ key, name, id_parent: null, id_leader: null })
    .returning('id_unit')
    .executeTakeFirstOrThrow();
  return id_unit;
}

/**
 * Writes codes, places and leaders once the people are there. A value that was changed on the page stays until the file
 * has a new one (decision 760).
 */
export async function placeUnits(
  db: TenantDb,
  document: ImportedDocument<People>,
  context: WriteContext,
): Promise<void> {
  const { units } = document.data;
  if (units.length === 0) return;
  const rows = await organisationUnits(db).all();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const placed = units.flatMap((unit) => {
    const row = byKey.get(unit.key);
    return row ? [{ row, ...mergedUnit(row, unit, context) }] : [];
  });
  if (!expectGoodTree(rows, placed, { document, context })) return;
  const recoded = placed.filter(({ row, next }) => row.code !== next.code).map(({ row }) => row.id_unit);
  // Codes are unique at every moment, so two units that swap theirs lose them first.
  if (recoded.length > 0)
    await db.updateTable('organisation_units').set({ code: '' }).where('id_unit', 'in', recoded).execute();
  for (const { row, next, imported } of placed) {
    const isSame = next.code === row.code && next.id_parent === row.id_parent && next.id_leader === row.id_leader;
    await db
      .updateTable('organisation_units')
      .set({ ...next, imported: toJson(imported), version: row.version + (isSame ? 0 : 1) })
      .where('id_unit', '=', row.id_unit)
      .execute();
  }
}

interface Placement {
  readonly code: string;
  readonly id_parent: number | null;
  readonly id_leader: number | null;
}

interface PlacedUnit {
  readonly row: UnitRow;
  readonly next: Placement;
}

function mergedUnit(row: UnitRow, { code, parent = '', leader = '' }: FileUnit, context: WriteContext) {
  const imported: ImportedUnit = { code, parent, leader };
  const isNew = (field: keyof ImportedUnit) => row.imported?.[field] !== imported[field];
  const next: Placement = {
    code: isNew('code') ? code : row.code,
    id_parent: isNew('parent') ? idOf(context, 'unit', parent) : row.id_parent,
    id_leader: isNew('leader') ? idOf(context, 'user', leader) : row.id_leader,
  };
  return { next, imported };
}

function idOf(context: WriteContext, domain: 'unit' | 'user', key: string): number | null {
  return key === '' ? null : context.ref(domain, key);
}

interface Report {
  readonly document: ImportedDocument<People>;
  readonly context: WriteContext;
}

/** Reports a loop or a repeated code that the file makes together with what was changed on the page. */
function expectGoodTree(
  rows: readonly UnitRow[],
  placed: readonly PlacedUnit[],
  { document, context }: Report,
): boolean {
  const next = new Map<number, Placement>([
    ...rows.map((row) => [row.id_unit, row] as const),
    ...placed.map((unit) => [unit.row.id_unit, unit.next] as const),
  ]);
  const parents = new Map([...next].map(([id, { id_parent }]) => [id, id_parent]));
  const codes = [...next.values()].map(({ code }) => code.toLowerCase()).filter((code) => code !== '');
  const hasLoop = [...parents.keys()].some((id) => isBelowItself(id, parents));
  const hasTwins = new Set(codes).size < codes.length;
  if (hasLoop)
    context.fault(document, ['units'], 'Com as mudanças feitas no portal, uma unidade fica abaixo dela mesma.');
  if (hasTwins)
    context.fault(document, ['units'], 'Com as mudanças feitas no portal, duas unidades têm o mesmo código.');
  return !hasLoop && !hasTwins;
}
